import { openAsBlob } from 'node:fs'
import {
  type FileToSend,
  type ImageService,
  type Kept,
  type PictureWish,
  type RemoteFile,
  type Seen,
  ServiceError,
  type SoughtJob,
  type StartedJob,
  type TrainingWish,
  type WebhookCall,
} from '../hosted/image-service.ts'
import { ReplicateCalls } from './replicate-calls.ts'
import type { ReplicateConfig } from './replicate-config.ts'
import { findJob } from './replicate-find.ts'
import { forgetLearned, forgetTrainedModel, unlessGone } from './replicate-forget.ts'
import { editInput, learnedInput, trainingInput } from './replicate-inputs.ts'
import { fileShape, type JobShape, jobShape, modelShape, secretShape, seenOf } from './replicate-shapes.ts'
import { RefusedCall, unlearned } from './replicate-trouble.ts'
import { verifyWebhook } from './replicate-webhook.ts'

/** The largest picture that is fetched, bytes. */
const MOST_BYTES = 30_000_000

/** Progress we look for ourselves. */
const EVENTS: ('start' | 'completed')[] = ['start', 'completed']

const hookOf = (webhook: string | null) => (webhook ? { webhook, webhook_events_filter: EVENTS } : {})

/**
 * Replicate, by its official client: a face is learned into a private model of our account, named after the key of its
 * job; an edit is a prediction of an official model. What predictions were sent and made vanishes there after an hour.
 */
export class ReplicateService implements ImageService {
  readonly name = 'replicate'
  readonly learns = true
  readonly models: ImageService['models']
  readonly #config: ReplicateConfig
  readonly #calls: ReplicateCalls
  #secret: Promise<string> | null

  constructor(config: ReplicateConfig) {
    this.#config = config
    this.#calls = new ReplicateCalls(config)
    this.models = { learned: config.trainer, edit: config.editModel }
    this.#secret = config.webhookSecret === null ? null : Promise.resolve(config.webhookSecret)
  }

  async upload({ path, name, contentType }: FileToSend, signal: AbortSignal): Promise<RemoteFile> {
    const file = new File([await openAsBlob(path)], name, { type: contentType })
    const { id, urls } = await this.#calls.ask(fileShape, signal, (client) => client.files.create(file))
    return { id, url: urls.get }
  }

  async startTraining(wish: TrainingWish, signal: AbortSignal): Promise<StartedJob> {
    const { trainer, steps } = this.#config
    const [, owner = '', name = '', version = ''] = /^([^/]+)\/([^:]+):(.+)$/.exec(trainer) ?? []
    const destination = this.#destination(wish.key)
    await this.#createModel(wish.key, signal)
    const options = { destination, input: trainingInput(wish, steps), ...hookOf(wish.webhook) }
    const { id } = await this.#calls.ask(jobShape, signal, (client) =>
      client.trainings.create(owner, name, version, options),
    )
    return { kind: 'training', remoteId: id, model: destination }
  }

  async startPicture(wish: PictureWish, signal: AbortSignal): Promise<StartedJob> {
    const { from, webhook } = wish
    const { editModel } = this.#config
    const begin = (asked: { input: object } & ({ version: string } | { model: string })) =>
      this.#calls.ask(jobShape, signal, (client) =>
        client.predictions.create({ ...asked, ...hookOf(webhook) }),
      )
    if ('photo' in from) {
      const { id } = await begin({ model: editModel, input: editInput(wish, from.photo.url) })
      return { kind: 'picture', remoteId: id, model: editModel }
    }
    const version = from.learned.replace(/^[^:]*:/, '')
    const { id } = await begin({ version, input: learnedInput(wish) }).catch(unlearned)
    return { kind: 'picture', remoteId: id, model: from.learned }
  }

  find(sought: SoughtJob, signal: AbortSignal): Promise<StartedJob | 'unknown' | null> {
    return findJob(this.#calls, { sought, destination: this.#destination(sought.key) }, signal)
  }

  async look(job: StartedJob, signal: AbortSignal): Promise<Seen> {
    const id = encodeURIComponent(job.remoteId)
    return seenOf(
      await this.#calls.ask(jobShape, signal, (client) =>
        job.kind === 'training' ? client.trainings.get(id) : client.predictions.get(id),
      ),
    )
  }

  async cancel(job: StartedJob, signal: AbortSignal): Promise<void> {
    try {
      await this.#canceled(job, signal)
    } catch (cause) {
      // What it does not cancel has ended.
      if (!(cause instanceof ServiceError && ['gone', 'refused'].includes(cause.trouble))) throw cause
    }
  }

  download(url: string, signal: AbortSignal): Promise<Uint8Array> {
    return this.#calls.bytes(url, MOST_BYTES, signal)
  }

  /**
   * A job is canceled; of a training all goes that came of it, what was learned too. What was sent to a prediction and
   * came of it goes by itself.
   */
  async forget(kept: Kept, signal: AbortSignal): Promise<void> {
    if (kept.what === 'file') {
      await unlessGone(this.#calls.tell('DELETE', `/files/${encodeURIComponent(kept.id)}`, signal))
    } else if (kept.what === 'learned') {
      await forgetLearned(this.#calls, kept.learned, signal)
    } else {
      await this.cancel(kept.job, signal)
      // The name says that we made it: a trainer of others is never deleted.
      if (kept.job.kind === 'training' && kept.job.model.startsWith(this.#destination('')))
        await forgetTrainedModel(this.#calls, kept.job.model, signal)
    }
  }

  async readWebhook(call: WebhookCall): Promise<{ remoteId: string; seen: Seen }> {
    verifyWebhook(call, await this.#webhookSecret())
    const job = jobIn(call.body)
    return { remoteId: job.id, seen: seenOf(job) }
  }

  /** Holds the key and nothing of hers. */
  #destination(key: string): `${string}/${string}` {
    return `${this.#config.owner}/ondee-${key}`
  }

  async #createModel(key: string, signal: AbortSignal): Promise<void> {
    const [owner = '', name = ''] = this.#destination(key).split('/')
    const options = { visibility: 'private' as const, hardware: this.#config.hardware }
    try {
      await this.#calls.ask(modelShape, signal, (client) => client.models.create(owner, name, options))
    } catch (cause) {
      // The call may be a second try.
      if (!(cause instanceof RefusedCall && cause.status === 409)) throw cause
    }
  }

  #canceled(job: StartedJob, signal: AbortSignal): Promise<JobShape> {
    const id = encodeURIComponent(job.remoteId)
    return this.#calls.ask(jobShape, signal, (client) =>
      job.kind === 'training' ? client.trainings.cancel(id) : client.predictions.cancel(id),
    )
  }

  /** Fetched once; where that failed, the next webhook fetches it. */
  #webhookSecret(): Promise<string> {
    this.#secret ??= this.#calls
      .ask(secretShape, new AbortController().signal, (client) => client.webhooks.default.secret.get())
      .then(({ key }) => key)
      .catch((cause) => {
        this.#secret = null
        throw cause
      })
    return this.#secret
  }
}

function jobIn(body: Buffer): JobShape {
  try {
    return jobShape.parse(JSON.parse(body.toString('utf8')))
  } catch (cause) {
    throw new ServiceError('refused', 'a webhook that tells of no job', { cause })
  }
}
