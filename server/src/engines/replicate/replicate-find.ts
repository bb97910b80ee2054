import type { SoughtJob, StartedJob } from '../hosted/image-service.ts'
import type { ReplicateCalls } from './replicate-calls.ts'
import { type Listed, learnedOf, type Page, pageShape } from './replicate-shapes.ts'

/** Pages of a hundred, newest first: more jobs than these are not begun while one answer is waited for. */
const MOST_PAGES = 10

/** Their clock and ours may differ. */
const CLOCKS_MS = 60_000

/**
 * The job that was asked for under this key: by its webhook, and a training by the model it writes into. A list does
 * not promise to name either: one that tells nothing of itself may be the job, and then it is not known.
 * @param destination where a training of this key writes to, `owner/name`
 */
export async function findJob(
  calls: ReplicateCalls,
  { sought, destination }: { sought: SoughtJob; destination: string },
  signal: AbortSignal,
): Promise<StartedJob | 'unknown' | null> {
  const isTraining = sought.kind === 'training'
  const since = sought.askedAt.getTime() - CLOCKS_MS
  let isCertain = true
  let address = isTraining ? '/trainings' : '/predictions'
  for (let page = 0; page < MOST_PAGES; page++) {
    const { results, next }: Page = await calls.page(pageShape, address, signal)
    for (const listed of results.filter(({ created_at }) => created_at.getTime() >= since)) {
      const is = isSought(listed, sought, isTraining ? destination : null)
      if (is)
        return { kind: sought.kind, remoteId: listed.id, model: isTraining ? destination : sought.model }
      if (is === null) isCertain = false
    }
    const oldest = results.at(-1)
    if (!next || !oldest || oldest.created_at.getTime() < since) return isCertain ? null : 'unknown'
    address = next
  }
  return 'unknown'
}

/** Null: it does not tell. */
function isSought(
  { webhook, destination, output }: Listed,
  { key, webhook: ours }: SoughtJob,
  writesTo: string | null,
): boolean | null {
  if (webhook) return webhook === ours || webhook.includes(key)
  const into = destination ?? learnedOf(output)?.split(':')[0]
  return writesTo !== null && into ? into === writesTo : null
}
