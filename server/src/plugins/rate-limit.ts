import rateLimit, { type FastifyRateLimitStore, type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import { RefusalError } from '../errors.ts'
import { networkOf } from './network.ts'

const WINDOW_MS = 60_000
/** Addresses counted at once for each route: who came first is forgotten first. */
const MOST_ADDRESSES = 5000

/** Requests per minute and network address. RATE_LIMIT_FACTOR multiplies them. */
export const LIMITS = {
  signIn: 20,
  register: 10,
  mail: 5,
  // The house is written to each time.
  contact: 5,
  // A new address is written to at once.
  profile: 10,
  upload: 240,
  payment: 60,
  // Her page asks every second, and the card provider is asked each time.
  paymentNews: 240,
  create: 20,
  export: 5,
  beforeAfter: 30,
  // Reading a photo costs a processor two seconds, a picture of it a fifth of one.
  preview: 12,
  // Of a draft a photo is read once, and asked for again with every photo she adds.
  draftPreview: 60,
  previewPicture: 240,
  // A shared page, and each of its pictures.
  shared: 120,
} as const

export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: MinuteWindows,
    keyGenerator: networkOf,
    errorResponseBuilder: (_request, context) =>
      new RefusalError('throttled', { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  })
}

/** Routes of one `groupId` are counted together. */
export const atMost = (
  kind: keyof typeof LIMITS,
  factor: number,
  how: Pick<RateLimitOptions, 'groupId' | 'hook'> = {},
): NonNullable<RouteShorthandOptions['config']> => ({
  rateLimit: { max: Math.ceil(LIMITS[kind] * factor), timeWindow: WINDOW_MS, ...how },
})

/**
 * What came from each address within its minute, by a clock that nobody sets: the plugin's own store goes by the time of
 * day, and an hour set back would have shut everybody out for as long.
 */
class MinuteWindows implements FastifyRateLimitStore {
  readonly #windows = new Map<string, { begun: number; current: number }>()
  readonly #groups = new Map<string, MinuteWindows>()

  incr(address: string, done: Parameters<FastifyRateLimitStore['incr']>[1]): void {
    const now = performance.now()
    const known = this.#windows.get(address)
    const isOpen = known !== undefined && now - known.begun < WINDOW_MS
    const window = isOpen ? known : { begun: now, current: 0 }
    window.current += 1
    if (!isOpen) this.#begin(address, window)
    done(null, { current: window.current, ttl: WINDOW_MS - (now - window.begun) })
  }

  // The plugin hands over the limit of a route, and says that it is the route.
  child(limit: object): MinuteWindows {
    const { groupId } = limit as Pick<RateLimitOptions, 'groupId'>
    const windows = this.#groups.get(groupId ?? '') ?? new MinuteWindows()
    if (groupId) this.#groups.set(groupId, windows)
    return windows
  }

  #begin(address: string, window: { begun: number; current: number }): void {
    this.#windows.delete(address)
    const [oldest] = this.#windows.keys()
    if (oldest !== undefined && this.#windows.size >= MOST_ADDRESSES) this.#windows.delete(oldest)
    this.#windows.set(address, window)
  }
}
