import { setTimeout as pause } from 'node:timers/promises'
import { remoteJobIs } from '@app/domain/engines/remote-job-states.ts'
import { RenderError, UnpreparedError } from '../renderer.ts'
import { type Age, ageFrom } from './age.ts'
import {
  type Asked,
  type ImageService,
  type JobLike,
  REQUESTS_TO_START,
  ServiceError,
  type ServiceTrouble,
  type StartedJob,
} from './image-service.ts'
import type { JobToAsk, RemoteJob, RemoteJobStore } from './remote-job-store.ts'
import { isPassing, type ServiceCalls } from './service-calls.ts'

/** The row, which webhooks write too, is read so often for each look at the service. */
const ROWS_A_LOOK = 3
/** After so many looks the service is asked a third as often. */
const LOOKS_OFTEN = 20

export interface RemoteWish extends Omit<JobToAsk, 'service' | 'try'> {
  /** How often it is asked for, at most, when it fails or takes too long. */
  tries: number
  /** Milliseconds it may take at the service. */
  limitMs: number
  start(service: ImageService, asked: Asked, signal: AbortSignal): Promise<StartedJob>
  /** What it can be told by among the jobs of the service. */
  like: JobLike
  /** When what it is made of was asked for: a job from before that was made of something else. Null: of a photo. */
  madeOfSince: Date | null
}

export interface RemoteParts {
  calls: ServiceCalls
  store: RemoteJobStore
  /** Milliseconds until one request is given up. */
  callMs: number
  /** Where the service tells us of a job; null where it cannot reach us. */
  webhookOf(key: string): string | null
}

export interface Watching {
  /** Hears of it again and again; throws where another run has begun. */
  told(job: RemoteJob): Promise<void>
  signal: AbortSignal
}

/**
 * What a service is asked for, once: written down before it is asked, found again after a crash, waited for with a
 * limit, and asked for again only when it is known to have failed.
 */
export class RemoteJobs {
  readonly #calls: ServiceCalls
  readonly #store: RemoteJobStore
  readonly #callMs: number
  /** Milliseconds after which no call that would begin a job can still be on its way. */
  readonly #startMs: number
  readonly #webhookOf: (key: string) => string | null

  constructor({ calls, store, callMs, webhookOf }: RemoteParts) {
    this.#calls = calls
    this.#store = store
    this.#callMs = callMs
    this.#startMs = REQUESTS_TO_START * callMs
    this.#webhookOf = webhookOf
  }

  /**
   * The job, succeeded: at once where it has before.
   * @throws RenderError when it failed every time; UnpreparedError when the service has no more what it is made of
   */
  async succeed(wish: RemoteWish, watching: Watching): Promise<RemoteJob> {
    const service = this.#calls.service.name
    const before = await this.#store.latest({ ...wish, service })
    for (let number = before?.try ?? 1; ; number += 1) {
      const { job, isNew } = await this.#ask(wish, before, number)
      const ended = await this.#settle(job, isNew, wish, watching)
      if (remoteJobIs.succeeded(ended)) return ended
      if (isUnlearned(ended) && isMadeOf(ended, wish)) throw new UnpreparedError(describe(ended))
      if (number >= wish.tries || isFinal(ended)) throw new RenderError(describe(ended))
      await this.#calls.pauseAfter(null, number, watching.signal)
      // It may have been stopped because what it was for has ended.
      await watching.told(ended)
    }
  }

  /** Counts as never made: what came of it is gone. The next time, it is asked for again. */
  async discard(job: RemoteJob, why: string): Promise<void> {
    await this.#store.discard(job.id, why)
  }

  async #ask(wish: RemoteWish, before: RemoteJob | null, number: number) {
    if (before && before.try === number) return { job: before, isNew: false }
    const { transformationId, name, kind, model, cost } = wish
    const service = this.#calls.service.name
    return this.#store.ask({ transformationId, service, name, try: number, kind, model, cost })
  }

  #asked({ id: key }: RemoteJob): Asked {
    return { key, webhook: this.#webhookOf(key) }
  }

  async #settle(asked: RemoteJob, isNew: boolean, wish: RemoteWish, watching: Watching): Promise<RemoteJob> {
    if (remoteJobIs.over(asked)) return asked
    try {
      if (asked.remoteId === null) await this.#start(asked, isNew, wish, watching)
      return await this.#wait(asked.id, wish, watching)
    } catch (cause) {
      if (!(cause instanceof ServiceError) || isPassing(cause)) throw cause
      await this.#store.end(
        asked.id,
        cause.trouble === 'gone' ? 'lost' : 'failed',
        `${cause.trouble}: ${cause.message}`,
      )
      return this.#store.read(asked.id)
    }
  }

  /**
   * Has the service begin it, once. Whoever finds a row that was asked for before it came does not know whether the
   * service heard: it is looked for there, once no call of whoever asked can still be on its way.
   */
  async #start(asked: RemoteJob, isNew: boolean, wish: RemoteWish, watching: Watching): Promise<void> {
    const { signal } = watching
    let isUnheard = isNew
    const age = isNew ? ageFrom(0) : await this.#ageOf(asked)
    for (let tried = 0; ; tried += 1) {
      const known = isUnheard ? null : await this.#find(asked, age, { wish, watching })
      if (known === 'over') return
      try {
        const started =
          known ??
          (await this.#calls.once((service) => {
            const limited = AbortSignal.any([signal, AbortSignal.timeout(this.#startMs)])
            return wish.start(service, this.#asked(asked), limited)
          }, signal))
        return await this.#store.started(asked.id, started)
      } catch (cause) {
        if (!(cause instanceof ServiceError) || NEVER.has(cause.trouble)) throw cause
        if (age() > wish.limitMs) throw cause
        isUnheard = !cause.mayBeDone
        await this.#calls.pauseAfter(cause, tried, signal)
      }
    }
  }

  async #find(
    asked: RemoteJob,
    age: Age,
    { wish, watching }: { wish: RemoteWish; watching: Watching },
  ): Promise<StartedJob | null | 'over'> {
    const { signal } = watching
    for (;;) {
      await watching.told(asked)
      // A webhook may have named it meanwhile.
      const row = await this.#store.read(asked.id)
      if (row.remoteId !== null || remoteJobIs.over(row)) return 'over'
      const sought = { ...asked, ...this.#asked(asked), like: wish.like, ageMs: age() }
      const found = await this.#calls.until((service, limited) => service.find(sought, limited), signal)
      if (found !== null && found !== 'unknown') return found
      if (age() > (found === null ? this.#startMs : wish.limitMs)) {
        if (found === null) return null
        await this.#store.end(asked.id, 'lost', 'nobody knows whether it was begun')
        return 'over'
      }
      await this.#untilNextRow(signal)
    }
  }

  /** Until it is over, by what the row says: webhooks write it, and so do our own looks at the service. */
  async #wait(id: string, wish: RemoteWish, { told, signal }: Watching): Promise<RemoteJob> {
    let silent = ageFrom(0)
    let age: Age | null = null
    for (let round = 1; ; round += 1) {
      const job = await this.#store.read(id)
      if (remoteJobIs.over(job)) return job
      await told(job)
      if (job.remoteId === null) throw new Error(`remote job ${id}: waited for before it was begun`)
      const started = { kind: job.kind, remoteId: job.remoteId, model: job.model }
      age ??= await this.#ageOf(job)
      if (age() > wish.limitMs) return this.#lose(job, started)
      const every = round < LOOKS_OFTEN * ROWS_A_LOOK ? ROWS_A_LOOK : 3 * ROWS_A_LOOK
      if (round % every === 0 && (await this.#look(id, started, signal))) silent = ageFrom(0)
      else if (silent() > this.#calls.patienceMs)
        throw new ServiceError('away', `${job.service} has not answered for too long`)
      await this.#untilNextRow(signal)
    }
  }

  async #ageOf({ id }: RemoteJob): Promise<Age> {
    return ageFrom(await this.#store.age(id))
  }

  /** Whether it answered. While it is left alone its webhooks may still come. */
  async #look(id: string, started: StartedJob, signal: AbortSignal): Promise<boolean> {
    if (await this.#calls.isResting()) return false
    try {
      const seen = await this.#calls.once((service, limited) => service.look(started, limited), signal)
      await this.#store.see(id, seen)
      return true
    } catch (cause) {
      if (!isPassing(cause)) throw cause
      return false
    }
  }

  async #untilNextRow(signal: AbortSignal): Promise<void> {
    await pause(this.#calls.lookMs / ROWS_A_LOOK, undefined, { signal })
  }

  /** Past its limit: the service is told to stop, and whatever it says later counts for nothing. */
  async #lose(job: RemoteJob, started: StartedJob): Promise<RemoteJob> {
    await this.#store.end(job.id, 'lost', 'took too long')
    const soon = AbortSignal.timeout(this.#callMs)
    // The scheduler tells it again.
    await this.#calls.once((service, signal) => service.cancel(started, signal), soon).catch(() => undefined)
    return this.#store.read(job.id)
  }
}

/** However often it is asked. */
const NEVER: ReadonlySet<ServiceTrouble> = new Set(['refused', 'unlearned'])

const isUnlearned = ({ error }: RemoteJob): boolean => error?.startsWith('unlearned:') ?? false

const isMadeOf = ({ askedAt }: RemoteJob, { madeOfSince }: RemoteWish): boolean =>
  madeOfSince !== null && askedAt >= madeOfSince

/** The service will not do this, or calls what came of it unsafe: however often it is asked. */
const isFinal = ({ error }: RemoteJob): boolean => /^(refused|flagged):/.test(error ?? '')

const describe = ({ service, name, try: number, status, error }: RemoteJob): string =>
  `${service}, ${name}, try ${number}: ${status}${error ? `, ${error}` : ''}`
