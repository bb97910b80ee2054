import { ServiceError, type ServiceTrouble } from './image-service.ts'

const TROUBLES: Record<number, ServiceTrouble> = {
  ...{ 401: 'unpaid', 402: 'unpaid', 403: 'unpaid', 404: 'gone', 408: 'away', 410: 'gone', 429: 'busy' },
}

/** What an answer that is no success means: the same status is the same trouble at every service. */
export const troubleOf = (status: number): ServiceTrouble =>
  TROUBLES[status] ?? (status >= 400 && status < 500 ? 'refused' : 'away')

/** Milliseconds to wait. @param said of `Retry-After`: seconds, or a date of HTTP. Null where that is neither */
export function retryAfterMs(said: string | null, now = Date.now()): number | null {
  if (!said) return null
  const ms = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - now
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}

/** Undefined: it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Limits {
  /** Milliseconds until the call is given up. */
  callMs: number
  /** Of the caller. */
  signal?: AbortSignal | undefined
  /** Why there was no answer, in words for a log. */
  explain: (why: { isLate: boolean; cause: unknown }) => string
}

/**
 * One call, for so long. @throws ServiceError, `away` where it was given up or nobody answered; or the reason of the
 * caller's signal
 */
export async function withinLimit<Answer>(
  { callMs, signal, explain }: Limits,
  call: (limited: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  signal?.throwIfAborted()
  const limit = AbortSignal.timeout(callMs)
  try {
    return await call(signal ? AbortSignal.any([signal, limit]) : limit)
  } catch (cause) {
    signal?.throwIfAborted()
    if (cause instanceof ServiceError) throw cause
    throw new ServiceError('away', explain({ isLate: limit.aborted, cause }), { cause })
  }
}
