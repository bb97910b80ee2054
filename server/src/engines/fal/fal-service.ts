import { readFile } from 'node:fs/promises'
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
import { findRequest } from './fal-find.ts'
import { FalHttp, isOk, troubleWith } from './fal-http.ts'
import { editInput, learnedInput, trainingInput } from './fal-inputs.ts'
import * as shapes from './fal-shapes.ts'
import { FalKeys, keyOf, readFalWebhook } from './fal-webhook.ts'

/** A training waits so many times longer in the queue than a picture. */
const TRAINING_WAITS = 10

/** Addresses end without a slash. */
export interface FalConfig {
  /** With the scope ADMIN, or nothing can be deleted by request, nor found again for certain. */
  key: string
  queueUrl: string
  restUrl: string
  platformUrl: string
  /** Takes the input of `fal-ai/flux-lora-fast-training`. */
  trainerEndpoint: string
  /** Takes the input of `fal-ai/flux-lora`. */
  learnedEndpoint: string
  /** Takes the input of `fal-ai/flux-pro/kontext`. */
  editEndpoint: string
  /** Of a training. */
  steps: number
  /** Seconds after which the files that fal keeps vanish by themselves. */
  keepSeconds: number
  /**
   * Milliseconds that a request for a picture may wait before fal lists it; a training ten times that. What is not
   * listed after that was never begun.
   */
  unlistedMs: number
  /** Milliseconds until one call is given up. */
  callMs: number
}

/** fal.ai: the queue makes, the storage keeps, the platform deletes. */
export class FalService implements ImageService {
  readonly name = 'fal'
  readonly learns = true
  readonly models: ImageService['models']
  readonly #config: FalConfig
  readonly #http: FalHttp
  readonly #keys: FalKeys
  readonly #now: () => number

  constructor(config: FalConfig, now: () => number = Date.now) {
    this.#config = config
    this.#now = now
    this.#http = new FalHttp(config.key, config)
    this.#keys = new FalKeys(() => this.#fetchKeys(), now)
    this.models = { learned: config.learnedEndpoint, edit: config.editEndpoint }
  }

  /** fal deletes no file that was sent by its id: it vanishes with its time, which is said here. */
  async upload(file: FileToSend, signal: AbortSignal): Promise<RemoteFile> {
    const bytes = await readFile(file.path)
    const place = await this.#http.read(
      shapes.uploadPlace,
      {
        method: 'POST',
        url: `${this.#config.restUrl}/storage/upload/initiate?storage_type=fal-cdn-v3`,
        json: { content_type: file.contentType, file_name: file.name },
        headers: { 'x-fal-object-lifecycle': this.#lifecycle() },
      },
      signal,
    )
    await this.#http.put(place.upload_url, { bytes, contentType: file.contentType }, signal)
    return { url: place.file_url, id: null }
  }

  startTraining(wish: TrainingWish, signal: AbortSignal): Promise<StartedJob> {
    const input = trainingInput(wish, this.#config.steps)
    return this.#submit('training', { model: this.#config.trainerEndpoint, input, ...wish }, signal)
  }

  /** Its queue takes in a request for weights that are gone, and fails later, in words that nobody promises. */
  async startPicture(wish: PictureWish, signal: AbortSignal): Promise<StartedJob> {
    const { from } = wish
    if ('photo' in from) {
      const asked = { model: this.models.edit, input: editInput(wish, from.photo) }
      return this.#submit('picture', { ...asked, ...wish }, signal)
    }
    if (!(await this.#http.isThere(shapes.readLearned(from.learned).weights, signal)))
      throw new ServiceError('unlearned', 'fal has no more the weights of a training')
    const asked = { model: this.models.learned, input: learnedInput(wish, from.learned) }
    return this.#submit('picture', { ...asked, ...wish }, signal)
  }

  find(sought: SoughtJob, signal: AbortSignal): Promise<StartedJob | 'unknown' | null> {
    const { platformUrl, trainerEndpoint } = this.#config
    // The model of a training is what makes pictures of it.
    const endpoint = sought.kind === 'training' ? trainerEndpoint : sought.model
    const unlistedMs = this.#config.unlistedMs * (sought.kind === 'training' ? TRAINING_WAITS : 1)
    return findRequest(this.#http, { sought, platformUrl, endpoint, unlistedMs }, signal)
  }

  async look(job: StartedJob, signal: AbortSignal): Promise<Seen> {
    const url = this.#requestUrl(job)
    const seen = await this.#http.read(
      shapes.queueStatus,
      { method: 'GET', url: `${url}/status?logs=1` },
      signal,
    )
    if (seen.status === 'IN_QUEUE')
      return { ...shapes.NOTHING_SEEN, status: 'queued', queuePosition: seen.queue_position ?? null }
    if (seen.status === 'IN_PROGRESS')
      return { ...shapes.NOTHING_SEEN, status: 'running', progress: shapes.progressOf(seen.logs ?? []) }
    return this.#result(job, signal)
  }

  async cancel(job: StartedJob, signal: AbortSignal): Promise<void> {
    const answer = await this.#http.ask({ method: 'PUT', url: `${this.#requestUrl(job)}/cancel` }, signal)
    // 400: it had ended; 404: it is unknown.
    const isDone = isOk(answer.status) || answer.status === 400 || answer.status === 404
    if (!isDone) throw troubleWith(answer)
  }

  download(url: string, signal: AbortSignal): Promise<Uint8Array> {
    return this.#http.bytes(url, signal)
  }

  /**
   * Deletes what a request was sent and what it made, the weights of a training among it: a training that succeeded is
   * forgotten as what was learned, and not before. Photos that were sent cannot be deleted: they vanish with their time.
   */
  async forget(kept: Kept, signal: AbortSignal): Promise<void> {
    if (kept.what === 'file') return
    if (kept.what === 'learned') {
      const { requestId } = shapes.readLearned(kept.learned)
      if (requestId) await this.#deletePayloads(requestId, signal)
      return
    }
    await this.cancel(kept.job, signal)
    if (!(await this.#hasLearned(kept.job, signal))) await this.#deletePayloads(kept.job.remoteId, signal)
  }

  readWebhook(call: WebhookCall): Promise<{ remoteId: string; seen: Seen }> {
    return readFalWebhook(call, this.#keys, this.#now())
  }

  /**
   * Sent once: whether a broken connection made a job, nobody can tell. That fal tries a request again whose runner
   * broke down is left to it (no `X-Fal-No-Retry`): it stays one request, and is paid once.
   */
  async #submit(
    kind: StartedJob['kind'],
    { model, input, webhook }: { model: string; input: object; webhook: string | null },
    signal: AbortSignal,
  ): Promise<StartedJob> {
    const query = webhook === null ? '' : `?${new URLSearchParams({ fal_webhook: webhook })}`
    const { request_id: remoteId } = await this.#http.read(
      shapes.submitted,
      {
        method: 'POST',
        url: `${this.#config.queueUrl}/${model}${query}`,
        json: input,
        headers: { 'x-fal-object-lifecycle-preference': this.#lifecycle() },
      },
      signal,
    )
    return { kind, remoteId, model }
  }

  /** A job that failed answers here as it failed. */
  async #result(job: StartedJob, signal: AbortSignal): Promise<Seen> {
    const answer = await this.#http.ask({ method: 'GET', url: this.#requestUrl(job) }, signal)
    const { status, body } = answer
    if (isOk(status)) {
      const made = shapes.result.safeParse(body)
      if (!made.success) throw new ServiceError('away', 'fal answered a result that is none')
      return shapes.seenOfResult(job.remoteId, made.data)
    }
    const error = troubleWith(answer)
    const isOurs = error.trouble === 'busy' || error.trouble === 'unpaid' || error.trouble === 'gone'
    if (isOurs || !shapes.isResultOfJob(status, body)) throw error
    return shapes.seenOfRefusal(status, body, error.message)
  }

  async #hasLearned(job: StartedJob, signal: AbortSignal): Promise<boolean> {
    if (job.kind !== 'training') return false
    try {
      return (await this.look(job, signal)).learned !== null
    } catch (cause) {
      // Nobody can say any more what came of it, and its weights may be in use.
      if (cause instanceof ServiceError && cause.trouble === 'gone') return true
      throw cause
    }
  }

  async #deletePayloads(requestId: string, signal: AbortSignal): Promise<void> {
    const url = `${this.#config.platformUrl}/models/requests/${encodeURIComponent(requestId)}/payloads`
    const answer = await this.#http.ask({ method: 'DELETE', url }, signal)
    if (answer.status === 404) return
    if (!isOk(answer.status)) throw troubleWith(answer)
    const read = shapes.deletions.safeParse(answer.body)
    if (!read.success) throw new ServiceError('away', 'fal does not say what it deleted')
    const left = shapes.filesLeft(read.data)
    if (left > 0) throw new ServiceError('away', `fal could not delete ${left} files`)
  }

  async #fetchKeys() {
    const url = `${this.#config.restUrl}/.well-known/jwks.json`
    return (await this.#http.read(shapes.keySet, { method: 'GET', url })).keys.map(({ x }) => keyOf(x))
  }

  /** Of the model's address, only owner and app stand in that of a request; some owners have a name before them. */
  #requestUrl({ model, remoteId }: StartedJob): string {
    const parts = model.split('/')
    const app = parts.slice(0, NAMESPACES.has(parts[0] ?? '') ? 3 : 2).join('/')
    return `${this.#config.queueUrl}/${app}/requests/${encodeURIComponent(remoteId)}`
  }

  #lifecycle(): string {
    return JSON.stringify({ expiration_duration_seconds: this.#config.keepSeconds })
  }
}

const NAMESPACES = new Set(['workflows', 'comfy'])
