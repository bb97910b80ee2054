import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type ImageService, ServiceError, type ServiceTrouble } from './image-service.ts'
import type { ServiceHealth } from './remote-job-store.ts'

/** So many calls in a row that were not answered, and the service is left alone. */
const FAILURES_TO_REST = 5
/** Pauses, in looks (`lookMs`). At three seconds a look: half a second, half a minute. */
const FIRST_PAUSE = 1 / 6
const LONGEST_PAUSE = 10
/** Half a minute, a quarter of an hour. */
const FIRST_REST = 10
const LONGEST_REST = 300
/** How long a service that does not answer is waited for, before the run is put off: twenty minutes. */
const PATIENCE = 400

export interface Waiting {
  /** Milliseconds between two looks at a job: what every pause is measured in. */
  lookMs: number
  /** Hears why a service is left alone from now on. */
  onRest: (cause: Error) => void
}

/**
 * Calls of one service, as often as it takes: with pauses that grow and differ, as long as it asks for, and none at all
 * while every process leaves it alone. What it refuses is refused at once.
 */
export class ServiceCalls {
  readonly service: ImageService
  readonly #health: ServiceHealth
  readonly #waiting: Waiting
  #probing = false

  constructor(service: ImageService, health: ServiceHealth, waiting: Waiting) {
    this.service = service
    this.#health = health
    this.#waiting = waiting
  }

  /**
   * Asked again until it is answered: for what may be asked twice.
   * @throws ServiceError once it has refused, or been away for too long
   */
  async until<Answer>(
    ask: (service: ImageService, signal: AbortSignal) => Promise<Answer>,
    signal: AbortSignal,
  ): Promise<Answer> {
    const begun = performance.now()
    for (let tried = 0; ; tried += 1) {
      try {
        return await this.once(ask, signal)
      } catch (cause) {
        if (!isPassing(cause) || performance.now() - begun > this.patienceMs) throw cause
        await this.pauseAfter(cause, tried, signal)
      }
    }
  }

  /**
   * Asked once: for what must not be asked twice before it is known whether it was done.
   * @throws ServiceError
   */
  async once<Answer>(
    ask: (service: ImageService, signal: AbortSignal) => Promise<Answer>,
    signal: AbortSignal,
  ): Promise<Answer> {
    await this.#untilRested(signal)
    const { name } = this.service
    try {
      const answer = await ask(this.service, signal)
      await this.#health.well(name)
      return answer
    } catch (cause) {
      signal.throwIfAborted()
      // Whatever the client of a service made of a broken connection.
      const error = cause instanceof ServiceError ? cause : new ServiceError('away', nameOf(cause), { cause })
      // What is refused is answered.
      if (error.trouble === 'away' || error.trouble === 'unpaid') await this.#failed(error)
      else await this.#health.well(name)
      throw error
    }
  }

  /** Whether every process leaves it alone for now. */
  async isResting(): Promise<boolean> {
    return (await this.#restingMs()) > 0
  }

  /**
   * Whether something new may be begun with it. Once it was left alone it must have answered again: when its rest is
   * over it is asked about a job that there never was, and whoever comes after its answer hears of that.
   */
  async isWell(): Promise<boolean> {
    if (await this.isResting()) return false
    if ((await this.#health.failures(this.service.name)) < FAILURES_TO_REST) return true
    this.#probe()
    return false
  }

  #probe(): void {
    if (this.#probing) return
    this.#probing = true
    const nothing = { kind: 'picture' as const, remoteId: randomUUID(), model: this.service.models.edit }
    this.once((service, signal) => service.look(nothing, signal), new AbortController().signal)
      // That there is no such job is the answer; that it is away has been written down.
      .catch(() => undefined)
      .finally(() => {
        this.#probing = false
      })
  }

  /** How long a service that does not answer is waited for, milliseconds. */
  get patienceMs(): number {
    return PATIENCE * this.lookMs
  }

  /** Half of it is chance: many runs must not come back at the same moment. */
  async pauseAfter(cause: unknown, tried: number, signal: AbortSignal): Promise<void> {
    const grown = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tried) * this.lookMs
    const asked = cause instanceof ServiceError ? cause.retryAfterMs : null
    await pause(asked ?? grown * (0.5 + Math.random() / 2), undefined, { signal })
  }

  get lookMs(): number {
    return this.#waiting.lookMs
  }

  async #untilRested(signal: AbortSignal): Promise<void> {
    const left = await this.#restingMs()
    if (left > 0) await pause(left + Math.random() * FIRST_PAUSE * this.lookMs, undefined, { signal })
  }

  /** None rests longer than the longest: then it is the clock that went back. */
  async #restingMs(): Promise<number> {
    const left = await this.#health.restingMs(this.service.name)
    return left > LONGEST_REST * this.lookMs ? 0 : left
  }

  /** From the fifth in a row on it rests, twice as long each time: whoever comes first after that tries it. */
  async #failed(cause: Error): Promise<void> {
    const failures = await this.#health.failed(this.service.name)
    if (failures < FAILURES_TO_REST) return
    const rest = Math.min(LONGEST_REST, FIRST_REST * 2 ** (failures - FAILURES_TO_REST)) * this.lookMs
    await this.#health.rest(this.service.name, rest)
    this.#waiting.onRest(cause)
  }
}

const LASTING: ReadonlySet<ServiceTrouble> = new Set(['refused', 'gone', 'unlearned'])

/** It may be answered another time. `unpaid` too: the operator is told, and may pay. */
export const isPassing = (cause: unknown): boolean =>
  cause instanceof ServiceError && !LASTING.has(cause.trouble)

const nameOf = (cause: unknown): string => (cause instanceof Error ? cause.name : 'no answer')
