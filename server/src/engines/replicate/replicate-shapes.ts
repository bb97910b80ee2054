import { z } from 'zod'
import type { MadePicture, Seen } from '../hosted/image-service.ts'

/** What the API answers, as far as it is read. */
export const fileShape = z.object({ id: z.string(), urls: z.object({ get: z.url() }) })

export const secretShape = z.object({ key: z.string().startsWith('whsec_') })

/** A training or a prediction: the API gives both the same shape, but for what came of them. */
export const jobShape = z.object({
  id: z.string().min(1),
  status: z.enum(['starting', 'processing', 'succeeded', 'failed', 'canceled', 'aborted']),
  output: z.unknown().optional(),
  error: z.unknown().optional(),
  logs: z.string().nullish(),
})
export type JobShape = z.infer<typeof jobShape>

/** In a list it may say less of itself: whether it names its webhook is not promised. */
export const listedShape = z.object({
  id: z.string().min(1),
  created_at: z.coerce.date(),
  webhook: z.string().nullish(),
  destination: z.string().nullish(),
  output: z.unknown().optional(),
})
export type Listed = z.infer<typeof listedShape>

export const pageShape = z.object({ next: z.string().nullish(), results: z.array(listedShape) })
export type Page = z.infer<typeof pageShape>

export const modelShape = z.object({ owner: z.string(), name: z.string() })

export const versionsShape = z.object({ results: z.array(z.object({ id: z.string().min(1) })) })

const STATUSES: Record<JobShape['status'], Seen['status']> = {
  starting: 'queued',
  processing: 'running',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'canceled',
  /** Its deadline passed before it began. */
  aborted: 'canceled',
}

/**
 * A picture that its check calls unsafe does not exist there: the prediction has failed, and only its words say why.
 * It is told as `failed`, with an error that starts with `flagged:`.
 */
const FLAGGED = /\bnsfw\b|flagged as sensitive|\(E005\)/i

export function seenOf({ status, output, error, logs }: JobShape): Seen {
  const words = error === null || error === undefined ? null : wordsOf(error)
  const hasSucceeded = status === 'succeeded'
  return {
    status: STATUSES[status],
    queuePosition: null,
    progress: logs ? progressOf(logs) : null,
    learned: hasSucceeded ? learnedOf(output) : null,
    pictures: hasSucceeded ? picturesOf(output) : [],
    error: words !== null && status === 'failed' && FLAGGED.test(words) ? `flagged: ${words}` : words,
  }
}

const wordsOf = (error: unknown): string => (typeof error === 'string' ? error : JSON.stringify(error))

/** The last lines are enough: each line of progress replaces the one before it. */
const TAIL = 4000

function progressOf(logs: string): number | null {
  const last = [...logs.slice(-TAIL).matchAll(/(\d{1,3})%\|/g)].at(-1)
  return last ? Math.min(1, Number(last[1]) / 100) : null
}

const learnedShape = z.object({ version: z.string().regex(/^[^/]+\/[^/:]+:.+$/) })

/** Of a training: `owner/name:version`. */
export function learnedOf(output: unknown): string | null {
  const learned = learnedShape.safeParse(output)
  return learned.success ? learned.data.version : null
}

/** One address or several, as the model has it. */
function picturesOf(output: unknown): MadePicture[] {
  const urls = z.array(z.string()).safeParse(Array.isArray(output) ? output : [output])
  return urls.success ? urls.data.map((url) => ({ url, flagged: false })) : []
}
