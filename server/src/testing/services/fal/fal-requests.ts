import { z } from 'zod'
import type { LocalJob } from '../local-jobs.ts'
import { type Answer, ok, refusal } from './fal-answers.ts'
import type { FalAccount } from './fal-queue.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const query = z.object({
  endpoint_id: z.string().min(1),
  start: z.iso.datetime({ offset: true }).optional(),
  cursor: z.base64().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  expand: z.string().optional(),
})

/** What was asked of an endpoint since `start`, the newest first, page by page. */
export function listRequests(account: FalAccount, asked: URLSearchParams): Answer {
  const read = query.safeParse(Object.fromEntries(asked))
  if (!read.success) return refusal(400, 'validation_error', 'Invalid request parameters')
  const { endpoint_id, start, cursor, limit, expand } = read.data
  const since = start && account.listing.heedsStart ? Date.parse(start) : Date.now() - DAY_MS
  const page = cursor ? Number(Buffer.from(cursor, 'base64').toString()) : 1
  const size = Math.min(limit, account.listing.pageSize)
  const all = account.jobs.all
    .filter(({ model, createdAt }) => model === endpoint_id && createdAt.getTime() >= since)
    .reverse()
  const has_more = all.length > page * size
  return ok({
    items: all
      .slice((page - 1) * size, page * size)
      .map((job) => itemOf(account, job, expand === 'payloads')),
    next_cursor: has_more ? Buffer.from(String(page + 1)).toString('base64') : null,
    has_more,
  })
}

function itemOf({ forgotten, listing }: FalAccount, job: LocalJob, withInput: boolean) {
  const at = job.createdAt.toISOString()
  const isShown = withInput && listing.inputs !== 'absent' && !forgotten.has(job.id)
  return {
    ...{ request_id: job.id, endpoint_id: job.model, sent_at: at, started_at: at },
    ...(isShown && { json_input: listing.inputs === 'empty' ? {} : job.input }),
  }
}
