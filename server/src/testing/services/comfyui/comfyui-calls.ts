import sharp from 'sharp'
import type { LocalJob, LocalJobs } from '../local-jobs.ts'
import type { ServiceFaults } from '../service-faults.ts'
import { placeOf } from './paint-workflow.ts'
import { checkGraph, type Graph, outputOf } from './workflow-check.ts'

/** What a local ComfyUI knows. */
export interface Known {
  faults: ServiceFaults
  jobs: LocalJobs
  /** What was uploaded, by folder and name: `temp/photo.jpg`. */
  files: Map<string, Buffer>
  /** The models that lie in its folders. */
  models: Set<string>
  /** The jobs in its queue and its history; `jobs` has those too that were taken out. */
  kept: LocalJob[]
  /** Jobs that a cancellation comes too late for. */
  unstoppable: Set<LocalJob>
}

export interface Call {
  path: string
  query: URLSearchParams
  type: string
  body: Buffer
}
export interface Answer {
  status: number
  type?: string
  headers?: Record<string, string>
  body?: Buffer | string
}
type Act = (known: Known, call: Call) => Answer | Promise<Answer>

/** @param call method and path, such as `GET /queue` */
export const actOf = (call: string): Act | undefined =>
  Object.entries(ACTS).find(([start]) => call === start || call.startsWith(`${start}/`))?.[1]

const DONE: Answer = { status: 200 }
const json = (value: unknown, status = 200): Answer => ({
  ...{ status, type: 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
})
const asked = ({ body }: Call): Record<string, unknown> => JSON.parse(body.toString('utf8'))
const deleted = (call: Call): string[] => (asked(call).delete as string[] | undefined) ?? []
const isUnderWay = ({ status }: LocalJob): boolean => status === 'queued' || status === 'running'

const ACTS: Record<string, Act> = {
  'POST /upload/image': upload,
  'POST /prompt': ({ faults, jobs, kept, files, models }, call) => {
    const { prompt, client_id } = asked(call)
    if (faults.take('unlearned', 'picture')) models.clear()
    const lies = {
      photo: (name: string) => files.has(placeOf(name)),
      model: (name: string) => models.has(name),
    }
    const refusal = checkGraph(prompt as Graph, lies)
    if (refusal) return json(refusal, 400)
    const input = { prompt, extra: client_id === undefined ? {} : { client_id } }
    const job = jobs.create({ kind: 'picture', input, model: '', webhook: null })
    kept.push(job)
    return json({ prompt_id: job.id, number: numberOf(jobs, job), node_errors: {} })
  },
  'GET /queue': ({ jobs, kept }) => {
    const those = (status: string) =>
      kept.filter((job) => job.status === status).map((job) => entryOf(jobs, job))
    // Not in the order in which they will run: it keeps them in a heap.
    return json({ queue_running: those('running'), queue_pending: those('queued').reverse() })
  },
  'POST /queue': (known, call) => {
    for (const job of known.kept.filter(
      ({ id, status }) => deleted(call).includes(id) && status === 'queued',
    ))
      if (stops(known, job)) known.kept.splice(known.kept.indexOf(job), 1)
    return DONE
  },
  'POST /interrupt': (known, call) => {
    const running = known.kept.find(({ status }) => status === 'running')
    const { prompt_id } = asked(call)
    if (running && (prompt_id === undefined || prompt_id === running.id)) stops(known, running)
    return DONE
  },
  'GET /history': ({ jobs, kept }, { path }) => {
    const id = path.split('/')[2]
    const ended = kept.filter((job) => !isUnderWay(job) && (id === undefined || id === job.id))
    return json(Object.fromEntries(ended.map((job) => [job.id, historyOf(jobs, job)])))
  },
  'POST /history': ({ kept }, call) => {
    const left = kept.filter((job) => isUnderWay(job) || !deleted(call).includes(job.id))
    kept.splice(0, kept.length, ...left)
    return DONE
  },
  'GET /view': view,
}

function stops({ jobs, faults, unstoppable }: Known, job: LocalJob): boolean {
  if (faults.take('canceled_late', job.kind)) unstoppable.add(job)
  return !unstoppable.has(job) && jobs.cancel(job)
}

async function upload({ files }: Known, { type, body }: Call): Promise<Answer> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  const image = form.get('image')
  if (!(image instanceof File)) return { status: 400 }
  const [folder, subfolder] = [form.get('type') ?? 'input', form.get('subfolder') ?? ''].map(String)
  const bytes = Buffer.from(await image.arrayBuffer())
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(image.name) ?? []
  const isOther = (name: string) => files.get(inFolder(folder, subfolder, name))?.equals(bytes) === false
  let name = image.name
  if (form.get('overwrite') !== 'true')
    for (let count = 1; isOther(name); count += 1) name = `${stem} (${count})${ending}`
  files.set(inFolder(folder, subfolder, name), bytes)
  return json({ name, subfolder, type: folder })
}

/** A file as it lies there, or as JPEG where a preview is asked for. */
async function view({ jobs, files }: Known, { query }: Call): Promise<Answer> {
  const [name = '', folder, subfolder] = ['filename', 'type', 'subfolder'].map((one) => query.get(one) ?? '')
  if (name === '' || name.startsWith('/') || name.includes('..')) return { status: 400 }
  const output = jobs.all.flatMap(({ outputs }) => outputs).find((one) => one.name === name)
  const bytes = output && folder === 'temp' ? output.bytes : files.get(inFolder(folder, subfolder, name))
  if (!bytes) return { status: 404 }
  if (!query.get('preview')?.startsWith('jpeg')) return { status: 200, type: 'image/png', body: bytes }
  const jpeg = await sharp(bytes)
    .jpeg({ quality: 95 })
    .toBuffer()
    .catch(() => bytes)
  return { status: 200, type: 'image/jpeg', body: jpeg }
}

const inFolder = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join('/')

const numberOf = (jobs: LocalJobs, job: LocalJob): number => jobs.all.indexOf(job)

function entryOf(jobs: LocalJobs, job: LocalJob) {
  const graph = job.input.prompt as Graph
  return [numberOf(jobs, job), job.id, graph, job.input.extra, [outputOf(graph)]]
}

function historyOf(jobs: LocalJobs, job: LocalJob) {
  const id = outputOf(job.input.prompt as Graph) ?? ''
  const images = job.outputs.map(({ name }) => ({ filename: name, subfolder: '', type: 'temp' }))
  const isSuccess = job.status === 'succeeded'
  return {
    prompt: entryOf(jobs, job),
    outputs: isSuccess && images.length > 0 ? { [id]: { images } } : {},
    status: {
      status_str: isSuccess ? 'success' : 'error',
      completed: isSuccess,
      messages: [['execution_start', { prompt_id: job.id }], lastMessageOf(job)],
    },
    meta: {},
  }
}

function lastMessageOf({ id, status, error }: LocalJob): [string, object] {
  const where = { prompt_id: id, node_id: '12', node_type: 'KSampler', executed: [] }
  if (status === 'succeeded') return ['execution_success', { prompt_id: id }]
  if (status === 'canceled') return ['execution_interrupted', where]
  const what = { exception_type: 'torch.OutOfMemoryError', exception_message: error, traceback: [] }
  return ['execution_error', { ...where, ...what }]
}
