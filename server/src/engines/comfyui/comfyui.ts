/**
 * A ComfyUI on a GPU of the house's own: it edits photos, learns nothing, calls nobody, and costs nothing a picture.
 *
 * Its API can delete neither photos nor pictures. Both are therefore laid in its `temp` folder, which it empties
 * whenever it starts, under names that tell nothing: the operator restarts it every night, or empties that folder.
 */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { isPrivate } from '../hosted/addresses.ts'
import { hostedChoice } from '../hosted/hosted-choice.ts'
import type { UsualTerms } from '../hosted/hosted-terms.ts'
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
} from '../hosted/image-service.ts'
import { ServiceHttp } from '../hosted/service-http.ts'
import { filled, modelOf, nodeOf, readWorkflow, type Workflow } from './workflow.ts'

const USUAL: UsualTerms = {
  ...{ trainingCents: 0, learnedCents: 0, editCents: 0 },
  ...{ trainingMinutes: 60, pictureMinutes: 10 },
}

/** `COMFYUI_WORKFLOW`: a file as ComfyUI's "Export (API)" writes it. */
export const COMFYUI_NAMES = {
  COMFYUI_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8188'),
  COMFYUI_TOKEN: z.string().trim().min(1).optional(),
  COMFYUI_WORKFLOW: z.string().trim().min(1).optional(),
}

export interface ComfyUiConfig {
  /** Without a slash at its end. */
  url: string
  token: string | null
  workflow: Workflow
  /** Milliseconds until one call is given up. */
  callMs: number
}

/** @throws Error in words that hold no value, where the address is open to anybody or the workflow cannot be used */
export function comfyUiConfig(
  told: { COMFYUI_URL: string; COMFYUI_TOKEN?: string | undefined; COMFYUI_WORKFLOW?: string | undefined },
  callMs: number,
): ComfyUiConfig {
  const { protocol, hostname, username, password, origin, pathname } = new URL(told.COMFYUI_URL)
  const token = told.COMFYUI_TOKEN ?? null
  if (username || password) throw new Error('COMFYUI_URL must hold no password: give COMFYUI_TOKEN.')
  if (!isPrivate(hostname) && !(protocol === 'https:' && token))
    throw new Error(
      'COMFYUI_URL is no address of this machine or a private network: ComfyUI lets in whoever reaches it. ' +
        'Put a proxy before it that asks for a bearer token, and give an https address and COMFYUI_TOKEN.',
    )
  const workflow = readWorkflow(told.COMFYUI_WORKFLOW)
  return { url: origin + pathname.replace(/\/+$/, ''), token, workflow, callMs }
}

const ANYTHING = z.record(z.string(), z.unknown())
/** [number, id, workflow, extra data]: who has the lowest number comes first. */
const ENTRY = z.tuple([z.number(), z.string(), ANYTHING, ANYTHING], z.unknown())
const QUEUE = z.object({ queue_running: z.array(ENTRY), queue_pending: z.array(ENTRY) })
const ASKED = z.record(z.string(), z.object({ prompt: ENTRY }))
const IMAGE = z.object({ filename: z.string(), subfolder: z.string(), type: z.string() })
const ENDED = z.record(
  z.string(),
  z.object({
    outputs: z.record(z.string(), z.looseObject({ images: z.array(IMAGE).optional() })),
    status: z.object({
      status_str: z.string(),
      messages: z.array(z.tuple([z.string(), ANYTHING])),
    }),
  }),
)
const UPLOADED = z.object({ name: z.string(), subfolder: z.string(), type: z.string() })
const REFUSAL = z.object({
  error: z.object({ message: z.string(), details: z.string().catch('') }),
  node_errors: z
    .record(
      z.string(),
      z.object({ class_type: z.string(), errors: z.array(z.object({ type: z.string() })).catch([]) }),
    )
    .catch({}),
})
const NOTHING_SEEN = { queuePosition: null, progress: null, learned: null, pictures: [], error: null }
/** What its latents are counted in, pixels. */
const GRAIN = 16
const MOST_WORDS = 300
const STOPPING_MS = 5000

export class ComfyUi implements ImageService {
  readonly name = 'comfyui'
  readonly learns = false
  readonly models: { learned: string; edit: string }
  readonly #config: ComfyUiConfig
  readonly #calls: ServiceHttp
  /** What we took out of its queue leaves no trace there. */
  readonly #takenOut = new Set<string>()

  constructor(config: ComfyUiConfig) {
    this.#config = config
    const { url, token, callMs } = config
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    this.#calls = new ServiceHttp({ service: 'ComfyUI', url, headers, callMs, explain })
    const model = modelOf(config.workflow)
    this.models = { learned: model, edit: model }
  }

  async upload({ path, contentType }: FileToSend, signal: AbortSignal): Promise<RemoteFile> {
    if (contentType !== 'image/jpeg') throw new ServiceError('refused', 'ComfyUI takes pictures only')
    const form = new FormData()
    // Whoever knows a name may read the file: nobody guesses this one.
    form.set('image', new Blob([await readFile(path)], { type: contentType }), `${randomUUID()}.jpg`)
    form.set('type', 'temp')
    const { name: filename, ...laid } = await this.#calls.json('/upload/image', UPLOADED, signal, form)
    return { url: this.#viewUrl({ filename, ...laid }), id: null }
  }

  async startTraining(): Promise<StartedJob> {
    throw new ServiceError('refused', 'ComfyUI learns nothing')
  }

  async startPicture(wish: PictureWish, signal: AbortSignal): Promise<StartedJob> {
    if ('learned' in wish.from) throw new ServiceError('refused', 'ComfyUI learns nothing')
    const { filename, subfolder, type } = this.#imageAt(wish.from.photo.url)
    const workflow = filled(this.#config.workflow, {
      photo: { image: `${subfolder ? `${subfolder}/` : ''}${filename} [${type}]` },
      prompt: { text: wish.prompt, prompt: wish.prompt },
      seed: { seed: wish.seed, noise_seed: wish.seed },
      size: { width: grained(wish.width), height: grained(wish.height) },
    })
    const asked = { prompt: workflow, client_id: wish.key }
    const { prompt_id } = await this.#calls.json(
      '/prompt',
      z.object({ prompt_id: z.string() }),
      signal,
      asked,
    )
    return this.#job(prompt_id)
  }

  async find({ key }: SoughtJob, signal: AbortSignal): Promise<StartedJob | null> {
    // In this order: what ends in between is in both, never in neither.
    const { queue_running, queue_pending } = await this.#queue(signal)
    const ended = Object.values(await this.#calls.json('/history', ASKED, signal)).map(({ prompt }) => prompt)
    const entries = [...queue_running, ...queue_pending, ...ended]
    const found = entries.find(([, , , extra]) => extra.client_id === key)
    return found ? this.#job(found[1]) : null
  }

  async look({ remoteId }: StartedJob, signal: AbortSignal): Promise<Seen> {
    const { queue_running, queue_pending } = await this.#queue(signal)
    if (has(queue_running, remoteId)) return { ...NOTHING_SEEN, status: 'running' }
    const pending = queue_pending.find(([, id]) => id === remoteId)
    if (pending) {
      const before = queue_pending.filter(([number]) => number < pending[0]).length
      return { ...NOTHING_SEEN, status: 'queued', queuePosition: queue_running.length + before }
    }
    const history = await this.#calls.json(`/history/${encodeURIComponent(remoteId)}`, ENDED, signal)
    if (history[remoteId]) return this.#seenAtEnd(history[remoteId])
    if (this.#takenOut.has(remoteId)) return { ...NOTHING_SEEN, status: 'canceled' }
    throw new ServiceError('gone', 'ComfyUI knows nothing of this job (any more)')
  }

  async cancel({ remoteId }: StartedJob, signal: AbortSignal): Promise<void> {
    if (has((await this.#queue(signal)).queue_pending, remoteId)) {
      await this.#calls.bytes('/queue', signal, { delete: [remoteId] })
      this.#takenOut.add(remoteId)
    }
    // What began in between is seen running. An old ComfyUI reads no id, and stops whatever runs.
    if (has((await this.#queue(signal)).queue_running, remoteId))
      await this.#calls.bytes('/interrupt', signal, { prompt_id: remoteId })
  }

  /** As JPEG, which ComfyUI writes without the workflow and the prompt that its own files hold. */
  async download(url: string, signal: AbortSignal): Promise<Uint8Array> {
    const address = this.#viewUrl(this.#imageAt(url), { preview: 'jpeg;95', channel: 'rgb' })
    return this.#calls.bytes(address.slice(this.#config.url.length), signal)
  }

  /** The history goes, with her words; photos and pictures do when it starts anew. */
  async forget(kept: Kept, signal: AbortSignal): Promise<void> {
    if (kept.what !== 'job') return
    const { remoteId } = kept.job
    await this.cancel(kept.job, signal)
    const { queue_running } = await this.#queue(signal)
    // It stops between two steps, and writes its history then.
    if (has(queue_running, remoteId))
      throw new ServiceError('busy', 'ComfyUI is still stopping this job', { retryAfterMs: STOPPING_MS })
    await this.#calls.bytes('/history', signal, { delete: [remoteId] })
    this.#takenOut.delete(remoteId)
  }

  #job(remoteId: string): StartedJob {
    return { kind: 'picture', remoteId, model: this.models.edit }
  }

  #seenAtEnd({ outputs, status }: z.infer<typeof ENDED>[string]): Seen {
    if (status.status_str === 'success') {
      const output = outputs[nodeOf(this.#config.workflow, 'picture').id]
      const images = (output ? [output] : Object.values(outputs)).flatMap(({ images = [] }) => images)
      const pictures = images.map((image) => ({ url: this.#viewUrl(image), flagged: false }))
      return { ...NOTHING_SEEN, status: 'succeeded', pictures }
    }
    const told = new Map(status.messages)
    if (told.has('execution_interrupted')) return { ...NOTHING_SEEN, status: 'canceled' }
    const { node_type, exception_message } = told.get('execution_error') ?? {}
    const error = `${node_type}: ${exception_message}`.slice(0, MOST_WORDS)
    return { ...NOTHING_SEEN, status: 'failed', error }
  }

  #viewUrl({ filename, subfolder, type }: z.infer<typeof IMAGE>, more: Record<string, string> = {}): string {
    return `${this.#config.url}/view?${new URLSearchParams({ filename, subfolder, type, ...more })}`
  }

  /** Nothing but a picture of this very ComfyUI is ever fetched, or named to it. */
  #imageAt(url: string): z.infer<typeof IMAGE> {
    const start = `${this.#config.url}/view?`
    const read = IMAGE.safeParse(Object.fromEntries(new URLSearchParams(url.slice(start.length))))
    if (!url.startsWith(start) || !read.success)
      throw new ServiceError('refused', 'this is no address of a picture of this ComfyUI')
    return read.data
  }

  #queue(signal: AbortSignal) {
    return this.#calls.json('/queue', QUEUE, signal)
  }
}

const has = (entries: z.infer<typeof ENTRY>[], id: string): boolean =>
  entries.some((entry) => entry[1] === id)

const grained = (pixels: number): number => Math.max(1, Math.round(pixels / GRAIN)) * GRAIN

/** What a list of its files, or of its choices, does not hold: a model that was taken away. */
const NOT_IN_LIST = 'value_not_in_list'

/**
 * Of all inputs it looks for the photo alone among what it was sent: that went when it started anew. A model that lies
 * there no more, the operator puts there again: until then it makes nothing for anybody.
 */
function explain(answer: unknown): { words: string; trouble?: 'gone' | 'unpaid' } {
  const { data } = REFUSAL.safeParse(answer)
  if (!data) return { words: '' }
  const faults = Object.values(data.node_errors)
  const words = [data.error.message, data.error.details].filter(Boolean).join(' ')
  if (faults.some(({ errors }) => errors.some(({ type }) => type === NOT_IN_LIST)))
    return { words, trouble: 'unpaid' }
  const lacksPhoto = faults.length > 0 && faults.every(({ class_type }) => class_type === 'LoadImage')
  return { words, ...(lacksPhoto && { trouble: 'gone' }) }
}

/** A graphics card of the house's own. */
export const comfyui = hostedChoice({
  ...{ name: 'comfyui', names: COMFYUI_NAMES, usual: USUAL, configure: comfyUiConfig },
  urlOf: ({ url }) => url,
  open: async (config) => new ComfyUi(config),
})
