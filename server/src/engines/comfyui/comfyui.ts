/**
 * A ComfyUI on a GPU of the house's own: it edits photos, learns nothing, calls nobody, and costs nothing a picture.
 *
 * Its API can delete neither photos nor pictures. Both are therefore laid in its `temp` folder, which it empties
 * whenever it starts, under names that tell nothing: the operator restarts it every night, or empties that folder.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { z } from 'zod'
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

const ANYTHING = z.record(z.string(), z.unknown())
const NODE = z.looseObject({
  class_type: z.string(),
  inputs: ANYTHING,
  _meta: z.looseObject({ title: z.string().optional() }).optional(),
})
const WORKFLOW = z.record(z.string(), NODE)
export type Workflow = z.infer<typeof WORKFLOW>

/** What we set in a workflow, or read of it: in the node with this title, else in the only one of these classes. */
const ROLES = {
  photo: { classes: ['LoadImage'], inputs: ['image'] },
  prompt: { classes: ['CLIPTextEncode'], inputs: ['text', 'prompt'] },
  seed: { classes: ['KSampler', 'RandomNoise'], inputs: ['seed', 'noise_seed'] },
  size: { classes: ['EmptySD3LatentImage', 'EmptyLatentImage'], inputs: ['width', 'height'] },
  picture: { classes: ['PreviewImage', 'SaveImage'], inputs: ['images'] },
}
type Role = keyof typeof ROLES

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

const PRIVATE = new BlockList()
for (const [net, prefix, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
] as const)
  PRIVATE.addSubnet(net, prefix, family)

/** A name without a dot is of this machine or its network (`localhost`, a neighbour among containers). */
function isPrivate(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) return PRIVATE.check(host, isIPv6(host) ? 'ipv6' : 'ipv4')
  return !host.includes('.') || host.endsWith('.internal') || host.endsWith('.local')
}

function readWorkflow(path: string | undefined): Workflow {
  try {
    const text = readFileSync(path ?? new URL('kontext-workflow.json', import.meta.url), 'utf8')
    const workflow = WORKFLOW.parse(JSON.parse(text))
    for (const role of Object.keys(ROLES) as Role[]) nodeOf(workflow, role)
    return workflow
  } catch (cause) {
    const isOther = cause instanceof z.ZodError || cause instanceof SyntaxError
    const why = isOther ? 'it is no workflow in API format' : (cause as Error).message
    throw new Error(`COMFYUI_WORKFLOW cannot be used: ${why}`, { cause })
  }
}

function nodeOf(workflow: Workflow, role: Role): { id: string; inputs: Record<string, unknown> } {
  const nodes = Object.entries(workflow)
  const titled = nodes.filter(([, node]) => node._meta?.title?.trim().toLowerCase() === role)
  const { classes, inputs } = ROLES[role]
  const found = titled.length > 0 ? titled : nodes.filter(([, node]) => classes.includes(node.class_type))
  const [[id, node] = []] = found
  if (!id || !node || found.length > 1 || !inputs.some((input) => input in node.inputs))
    throw new Error(`give the title "${role}" to one node that has ${inputs.join(' or ')}`)
  return { id, inputs: node.inputs }
}

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
  error: z.object({ message: z.string() }),
  node_errors: z.record(z.string(), z.object({ class_type: z.string() })).catch({}),
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
    const inputs = Object.values(config.workflow).map((node) => node.inputs)
    const loaded = inputs.map(({ unet_name, ckpt_name }) => unet_name ?? ckpt_name)
    const model = String(loaded.find((name) => typeof name === 'string') ?? 'comfyui')
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
    const workflow = structuredClone(this.#config.workflow)
    set('photo', { image: `${subfolder ? `${subfolder}/` : ''}${filename} [${type}]` })
    set('prompt', { text: wish.prompt, prompt: wish.prompt })
    set('seed', { seed: wish.seed, noise_seed: wish.seed })
    set('size', { width: grained(wish.width), height: grained(wish.height) })
    const asked = { prompt: workflow, client_id: wish.key }
    const { prompt_id } = await this.#calls.json(
      '/prompt',
      z.object({ prompt_id: z.string() }),
      signal,
      asked,
    )
    return this.#job(prompt_id)

    /** Words are put where a node keeps them, never into the text of the workflow. */
    function set(role: Role, values: Record<string, unknown>) {
      const { inputs } = nodeOf(workflow, role)
      for (const name of ROLES[role].inputs) if (name in inputs) inputs[name] = values[name]
    }
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

/** Of all inputs it looks for the photo alone among its files: they went when it started anew. */
function explain(answer: unknown): { words: string; trouble?: 'gone' } {
  const { data } = REFUSAL.safeParse(answer)
  if (!data) return { words: '' }
  const errors = Object.values(data.node_errors)
  const lacksPhoto = errors.length > 0 && errors.every(({ class_type }) => class_type === 'LoadImage')
  return { words: data.error.message, ...(lacksPhoto && { trouble: 'gone' }) }
}

/** A graphics card of the house's own. */
export const comfyui = hostedChoice({
  ...{ name: 'comfyui', names: COMFYUI_NAMES, usual: USUAL, configure: comfyUiConfig },
  urlOf: ({ url }) => url,
  open: async (config) => new ComfyUi(config),
})
