import type { Queue } from 'pg-boss'
import { NEVER_BY_ITSELF, type TryLimits } from './tries.ts'

/** What the queue of a job is told. */
export type JobOptions = TryLimits & Pick<Queue, 'deadLetter' | 'expireInSeconds' | 'heartbeatSeconds'>

/** What pg-boss is told of it. */
export type Wanted = Partial<Omit<Queue, 'name'>>

/**
 * How often it is tried, and when, is decided here and not by pg-boss (tries.ts).
 * @param deadLetter where jobs go that failed every time, unless their own options say; null: nowhere
 */
export function wantedOf(options: JobOptions, deadLetter: string | null): Wanted {
  const {
    retryLimit: _limit,
    retryDelay: _delay,
    retryBackoff: _backoff,
    retryDelayMax: _max,
    ...rest
  } = options
  return { ...(deadLetter !== null && { deadLetter }), ...rest, ...NEVER_BY_ITSELF }
}

/** At nearly every start: then nothing is written, and one question is all there is to ask. */
export const isAsWanted = (known: object | undefined, wanted: Wanted): boolean =>
  known !== undefined &&
  Object.entries(wanted).every(([option, value]) => (known as Record<string, unknown>)[option] === value)
