import type { JobWithMetadata, Queue } from 'pg-boss'
import type { OpenDatabase } from '../../database/client.ts'

/** How often a job is tried where its work fails; a try that is interrupted is none. */
export interface TryLimits {
  /** So many times more after the first failure. */
  retryLimit: number
  /** Before the next try, seconds. */
  retryDelay: number
  /** Twice as long each time. */
  retryBackoff?: boolean
  /** At most so long, seconds. */
  retryDelayMax?: number
}

/**
 * So often a job may be interrupted without having got any further: its process was killed, or its database went away.
 * One that always is, is what kills.
 */
export const INTERRUPTIONS = 20
/** From then on it waits before it begins again, longer each time: whatever else is done here goes on meanwhile. */
const CALM_INTERRUPTIONS = 3
const LONGEST_WAIT_SECONDS = 60

/** pg-boss counts beginnings, and would give up on a job that was only interrupted: it is never to give up by itself. */
export const NEVER_BY_ITSELF = {
  retryLimit: 1_000_000,
  retryDelay: 0,
  retryBackoff: false,
} satisfies Partial<Queue>

/** What became of a job's earlier tries, written into its data: pg-boss keeps those from try to try. */
interface Past {
  /** Whose: what goes to the dead letters begins anew there. */
  queue: string
  failures: number
  /** Interruptions there had been when it last got further. */
  interruptions: number
}

const PAST = 'past'

type Told = Record<string, unknown>

/** What a job is about, without what became of it. */
export function ownData<Data extends object>(data: Data): Data {
  const { [PAST]: _past, ...own } = data as Told
  return own as Data
}

/** Thrown for a job that is interrupted each time it begins, and does not get any further. */
export class InterruptedError extends Error {
  override name = 'InterruptedError'
}

/** Tells failures of a job from interruptions, beside the queue, which knows beginnings alone. */
export class Tries {
  readonly #pool: OpenDatabase['pool']
  readonly #job: JobWithMetadata<object>
  readonly #limits: TryLimits
  #past: Past

  constructor(pool: OpenDatabase['pool'], job: JobWithMetadata<object>, limits: TryLimits) {
    this.#pool = pool
    this.#job = job
    this.#limits = limits
    const past = (job.data as Told)[PAST] as Past | undefined
    this.#past = past?.queue === job.name ? past : { queue: job.name, failures: 0, interruptions: 0 }
  }

  get #interruptions(): number {
    return this.#job.retryCount - this.#past.failures
  }

  /**
   * Before the work. Where it is interrupted now, it goes on as soon as that is noticed.
   * @throws InterruptedError
   */
  async begin(): Promise<void> {
    const inVain = this.#interruptions - this.#past.interruptions
    if (inVain > INTERRUPTIONS)
      throw new InterruptedError(`interrupted ${inVain} times without getting any further`)
    const wait =
      inVain < CALM_INTERRUPTIONS ? 0 : Math.min(2 ** (inVain - CALM_INTERRUPTIONS), LONGEST_WAIT_SECONDS)
    // One that an earlier version enqueued still has that version's limits.
    if (wait !== this.#job.retryDelay || this.#job.retryLimit !== NEVER_BY_ITSELF.retryLimit)
      await this.#write(wait)
  }

  /** The work got further than it ever was: what interrupted it before is forgiven. */
  async progressed(): Promise<void> {
    if (this.#past.interruptions === this.#interruptions) return
    this.#past = { ...this.#past, interruptions: this.#interruptions }
    await this.#write(0)
  }

  /** The work has failed. Returns whether it is tried again. */
  async fail(): Promise<boolean> {
    const { retryLimit, retryDelay, retryBackoff, retryDelayMax = Number.POSITIVE_INFINITY } = this.#limits
    const { failures } = this.#past
    if (failures >= retryLimit) return false
    // This beginning was no interruption: neither figure of those changes.
    this.#past = { ...this.#past, failures: failures + 1 }
    await this.#write(Math.min(retryBackoff ? retryDelay * 2 ** failures : retryDelay, retryDelayMax))
    return true
  }

  /** Unless somebody else has the job by now. @param wait before it begins again, seconds */
  async #write(wait: number): Promise<void> {
    const { name, id, retryCount } = this.#job
    await this.#pool.query(
      `update jobs.job set retry_delay = $4, data = data || $5::jsonb, retry_limit = $6, retry_backoff = $7
       where name = $1 and id = $2 and retry_count = $3 and state < 'completed'`,
      [
        ...[name, id, retryCount, wait, JSON.stringify({ [PAST]: this.#past })],
        ...[NEVER_BY_ITSELF.retryLimit, NEVER_BY_ITSELF.retryBackoff],
      ],
    )
  }
}
