import { z } from 'zod'
import type { Seen } from '../hosted/image-service.ts'

/** What fal answers, as far as we read it: more may stand in it. */
export const uploadPlace = z.object({ file_url: z.url(), upload_url: z.url() })

export const submitted = z.object({ request_id: z.string().min(1) })

export const queueStatus = z.discriminatedUnion('status', [
  z.object({ status: z.literal('IN_QUEUE'), queue_position: z.number().int().nonnegative().nullish() }),
  z.object({
    status: z.literal('IN_PROGRESS'),
    logs: z.array(z.object({ message: z.string() })).nullish(),
  }),
  z.object({ status: z.literal('COMPLETED') }),
])

/** What was asked of an endpoint. `json_input`: absent where it is not kept, or was deleted. */
export const requestPage = z.object({
  items: z.array(
    z.object({
      request_id: z.string().min(1),
      sent_at: z.string().pipe(z.coerce.date()),
      json_input: z.unknown().optional(),
    }),
  ),
  next_cursor: z.string().nullish(),
  has_more: z.boolean(),
})
export type RequestPage = z.infer<typeof requestPage>
export type ListedRequest = RequestPage['items'][number]

const file = z.object({ url: z.url() })

/** Of a training or of a picture: told apart by what stands in it. */
export const result = z.object({
  diffusers_lora_file: file.nullish(),
  images: z.array(file).nullish(),
  has_nsfw_concepts: z.array(z.boolean()).nullish(),
})

/** `exception`: why this file could not be deleted. */
export const deletions = z.object({
  cdn_delete_results: z.array(z.object({ exception: z.unknown() })),
})

/** How many files are still there: one that had vanished needs no deleting. */
export const filesLeft = ({ cdn_delete_results: results }: z.infer<typeof deletions>): number =>
  results.filter(({ exception }) => exception && !/not found|404/i.test(JSON.stringify(exception))).length

export const keySet = z.object({
  keys: z.array(z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() })),
})

export const webhookBody = z.object({
  request_id: z.string().min(1),
  status: z.enum(['OK', 'ERROR']),
  payload: z.unknown(),
  error: z.string().nullish(),
})

/** Of a model that refuses its input, `detail` is a list; of the platform, words. */
const refusal = z.object({
  detail: z
    .union([
      z.string(),
      z.array(
        z.object({
          msg: z.string(),
          loc: z.array(z.union([z.string(), z.number()])).nullish(),
          type: z.string().nullish(),
        }),
      ),
    ])
    .nullish(),
  error_type: z.string().nullish(),
  message: z.string().nullish(),
  error: z.string().nullish(),
})

const MOST_WORDS = 500

/** Why it refuses, in its own words, without what it was sent. */
export function wordsOf(body: unknown): string | null {
  const read = refusal.safeParse(body)
  if (!read.success) return null
  const { detail, message, error } = read.data
  const told = Array.isArray(detail)
    ? detail.map(({ loc, msg }) => (loc?.length ? `${loc.join('.')}: ${msg}` : msg)).join('; ')
    : detail
  return (told || message || error)?.slice(0, MOST_WORDS) ?? null
}

/** `499`, or what fal calls it. */
const CANCELED_STATUS = 499
const CANCELED_TYPE = 'client_cancelled'

export const isCanceled = (status: number | null, body: unknown): boolean =>
  status === CANCELED_STATUS || refusal.safeParse(body).data?.error_type === CANCELED_TYPE

/**
 * Whether a refusal is the result of a job: a model that failed answers 500 or a list, the platform names the type of
 * the error. A gateway that is overloaded says neither, and may answer well the next time.
 */
export function isResultOfJob(status: number, body: unknown): boolean {
  if (status < 500) return true
  const read = refusal.safeParse(body)
  if (!read.success) return false
  const { detail, error_type } = read.data
  return Boolean(error_type) || Array.isArray(detail) || (status === 500 && Boolean(detail))
}

export const NOTHING_SEEN = {
  ...{ queuePosition: null, progress: null, learned: null, error: null },
  pictures: [],
} satisfies Partial<Seen>

export function seenOfResult(requestId: string, made: z.infer<typeof result>): Seen {
  const weights = made.diffusers_lora_file
  const pictures = (made.images ?? []).map(({ url }, place) => ({
    url,
    flagged: made.has_nsfw_concepts?.[place] === true,
  }))
  const learned = weights ? nameOfLearned(weights.url, requestId) : null
  return { ...NOTHING_SEEN, status: 'succeeded', pictures, learned }
}

/** What a model calls an input or a picture that it takes for unsafe. */
const UNSAFE_TYPE = 'content_policy_violation'

const isUnsafe = (body: unknown): boolean => {
  const detail = refusal.safeParse(body).data?.detail
  return Array.isArray(detail) && detail.some(({ type }) => type === UNSAFE_TYPE)
}

/** `flagged: …` where the model refuses what it takes for unsafe; `otherwise` where it says nothing. */
export const seenOfRefusal = (status: number | null, body: unknown, otherwise: string): Seen => ({
  ...NOTHING_SEEN,
  status: isCanceled(status, body) ? 'canceled' : 'failed',
  error: `${isUnsafe(body) ? 'flagged: ' : ''}${wordsOf(body) ?? otherwise}`,
})

/** The address of the weights, and behind a `#` the training they are deleted by: an address alone deletes nothing. */
const nameOfLearned = (url: string, requestId: string): string => `${url}#${requestId}`

export function readLearned(learned: string): { weights: string; requestId: string | null } {
  const [weights = '', requestId] = learned.split('#', 2)
  return { weights, requestId: requestId || null }
}

const PROGRESS = /(\d{1,3})%\s*\|/g

/** The last bar that the trainer drew, such as `45%|████▌     | 450/1000`; 0 to 1, null where there is none. */
export function progressOf(logs: readonly { message: string }[]): number | null {
  const shares = logs.flatMap(({ message }) =>
    [...message.matchAll(PROGRESS)].map(([, share]) => Number(share)),
  )
  const last = shares.at(-1)
  return last === undefined ? null : Math.min(last, 100) / 100
}
