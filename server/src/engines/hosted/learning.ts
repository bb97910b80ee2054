import { remoteJobIs } from '@app/domain/engines/remote-job-states.ts'
import type { ShortReason } from '@app/domain/transformations/short-reasons.ts'
import { HinderedError, type PlanOrder, type Preparation, RenderError, UnpreparedError } from '../renderer.ts'
import { type HostedTerms, TRIES } from './hosted-terms.ts'
import { TRIGGER } from './prompts/subject.ts'
import type { RemoteJob, RemoteJobStore } from './remote-job-store.ts'
import type { RemoteJobs } from './remote-jobs.ts'
import type { SentPhotos } from './sent-photos.ts'
import type { ServiceCalls } from './service-calls.ts'

/** What she is learned by, and once more where the service has no more what it had learned: there is no third name. */
const TRAINING = 'training'
const AGAIN = 'training:again'
/** Such a training was paid, and counts as never made. */
const GONE = 'gone at the service'

/** A training, and what it taught the service. */
export type Learned = RemoteJob & { learned: string }

export interface LearningParts {
  calls: ServiceCalls
  jobs: RemoteJobs
  store: RemoteJobStore
  sent: SentPhotos
  terms: HostedTerms
  /** Whether the day's budget leaves room for something that nobody counted on. */
  mayAffordMore(): Promise<boolean>
}

/** What a service learns of her: once for a transformation, and once more where that is gone there. */
export class Learning {
  readonly #parts: LearningParts

  constructor(parts: LearningParts) {
    this.#parts = parts
  }

  /**
   * Has the service learn her, unless it has: what is under way is waited for.
   * @throws RenderError when it could not; HinderedError when it has lost her and does not learn her again
   */
  async ensure(order: PlanOrder<null>, making: Preparation): Promise<void> {
    const first = await this.#latest(order.id, TRAINING)
    if (hasLearned(first)) return
    if (!isGone(first)) return this.#learn(order, TRAINING, making)
    const again = await this.#latest(order.id, AGAIN)
    if (hasLearned(again)) return
    if (again && remoteJobIs.over(again))
      throw this.#hindered('learned_lost', 'and so is what was learned anew')
    if (!again && !(await this.#parts.mayAffordMore()))
      throw this.#hindered('learning_later', 'and the budget of the day is spent')
    try {
      await this.#learn(order, AGAIN, making)
    } catch (cause) {
      if (!(cause instanceof RenderError)) throw cause
      throw this.#hindered('learned_lost', cause.message)
    }
  }

  /** @throws UnpreparedError where nothing is learned, or no more */
  async of(transformationId: string): Promise<Learned> {
    for (const name of [AGAIN, TRAINING]) {
      const training = await this.#latest(transformationId, name)
      if (hasLearned(training)) return training
    }
    throw new UnpreparedError(`${this.#name}: what was learned is forgotten`)
  }

  /** The service has no more what it learned. */
  async lose(training: Learned): Promise<void> {
    await this.#parts.jobs.discard(training, GONE)
  }

  async #learn(order: PlanOrder<null>, name: string, making: Preparation): Promise<void> {
    const { calls, jobs, sent, terms } = this.#parts
    const photos = await sent.ofTraining(order, TRIGGER, making)
    // Sending takes a while: of an order that has ended meanwhile nothing is learned.
    await making.preparing({ stage: 'learning', queuePosition: null, progress: null })
    const job = await jobs.succeed(
      {
        transformationId: order.id,
        ...{ name, kind: 'training', model: calls.service.models.learned },
        ...{ cost: terms.prices.training, limitMs: terms.limits.training },
        tries: name === AGAIN ? TRIES.again : TRIES.training,
        start: (service, asked, signal) =>
          service.startTraining({ ...asked, photos, trigger: TRIGGER }, signal),
        like: { photos: photos.url },
        madeOfSince: null,
      },
      {
        signal: making.signal,
        told: ({ queuePosition, progress }) =>
          making.preparing({ stage: 'learning', queuePosition, progress }),
      },
    )
    await sent.dropTraining(order.id)
    if (hasLearned(job)) return
    await jobs.discard(job, 'nothing was learned')
    throw new RenderError(`${this.#name}: the training succeeded, and nothing was learned`)
  }

  #latest(transformationId: string, name: string): Promise<RemoteJob | null> {
    return this.#parts.store.latest({ transformationId, service: this.#name, name })
  }

  #hindered(reason: ShortReason, why: string): HinderedError {
    return new HinderedError(reason, `${this.#name}: what was learned is gone, ${why}`)
  }

  get #name(): string {
    return this.#parts.calls.service.name
  }
}

const hasLearned = (training: RemoteJob | null): training is Learned =>
  training !== null && remoteJobIs.succeeded(training) && training.learned !== null

const isGone = (training: RemoteJob | null): boolean => training?.error === GONE
