import type { LocalJob, LocalJobs } from '../local-jobs.ts'
import type { ServiceFaults } from '../service-faults.ts'
import { type Answer, detail, type Got, type JsonAnswer, ok } from './fal-answers.ts'
import type { FalFiles } from './fal-files.ts'
import { faultsOf, kindOf } from './fal-models.ts'

/** What the list of requests is like. */
export interface FalListing {
  /** How many stand on a page at most. */
  pageSize: number
  /** Whether it shows what each was sent. */
  inputs: 'shown' | 'absent' | 'empty'
  /** Whether it leaves out those before the `start`: fal does not say which of its times it compares. */
  heedsStart: boolean
}

/** What the queue is made of. */
export interface FalAccount {
  jobs: LocalJobs
  files: FalFiles
  faults: ServiceFaults
  /** Whose payloads were deleted, by id. */
  forgotten: Set<string>
  listing: FalListing
  base: () => string
}

export const isOver = ({ status }: LocalJob): boolean => status !== 'queued' && status !== 'running'

/** Null where the input was refused. */
export function submit(
  { jobs, base }: FalAccount,
  endpoint: string,
  got: Got,
): { job: LocalJob | null; answer: Answer } {
  const kind = kindOf(endpoint)
  if (!kind) return { job: null, answer: detail(404, `Application '${endpoint}' not found`) }
  const wrong = faultsOf(endpoint, got.body)
  if (wrong.length > 0) return { job: null, answer: detail(422, wrong) }
  const webhook = got.url.searchParams.get('fal_webhook')
  const job = jobs.create({ kind, input: got.body as LocalJob['input'], model: endpoint, webhook })
  const links = linksOf(job, base())
  return { job, answer: ok({ ...links, status: 'IN_QUEUE', queue_position: positionOf(job, jobs) }) }
}

const positionOf = (job: LocalJob, jobs: LocalJobs): number =>
  jobs.all.slice(0, jobs.all.indexOf(job)).filter(({ status }) => status === 'queued').length

function linksOf({ id, model }: LocalJob, base: string) {
  const response_url = `${base}/queue/${appOf(model)}/requests/${id}`
  return {
    ...{ request_id: id, gateway_request_id: id, response_url },
    ...{ status_url: `${response_url}/status`, cancel_url: `${response_url}/cancel` },
  }
}

/** Owner and name, without the path below. */
const appOf = (model: string): string => model.split('/').slice(0, 2).join('/')

/** `…/requests/ID`, `…/requests/ID/status`, `…/requests/ID/cancel` of the app at this path. */
export function ofRequest(account: FalAccount, path: string, got: Got): Answer {
  const [, app, id = '', what] = /^([\w.-]+\/[\w.-]+)\/requests\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? []
  const job = account.jobs.find(id)
  const isKnown = job && appOf(job.model) === app
  if (what === 'cancel' && got.method === 'PUT')
    return isKnown ? cancel(account, job) : ok({ status: 'NOT_FOUND' }, 404)
  if (!isKnown || got.method !== 'GET') return detail(404, 'Request not found')
  if (what === 'status') return statusOf(account, job, got.url.searchParams.get('logs') === '1')
  return isOver(job) ? resultOf(account, job) : detail(400, 'Request is still in progress')
}

function statusOf({ jobs, base }: FalAccount, job: LocalJob, withLogs: boolean): Answer {
  const links = linksOf(job, base())
  if (job.status === 'queued')
    return ok({ ...links, status: 'IN_QUEUE', queue_position: positionOf(job, jobs) }, 202)
  const bars = job.kind === 'training' ? [' 10%|█         | 100/1000', ' 40%|████      | 400/1000'] : []
  const logs = withLogs ? ['Loading the model', ...bars].map(logOf) : null
  if (job.status === 'running') return ok({ ...links, status: 'IN_PROGRESS', logs }, 202)
  return ok({ ...links, status: 'COMPLETED', logs, metrics: { inference_time: 0.03 } })
}

const logOf = (message: string) => ({
  ...{ message, level: 'INFO', source: 'USER' },
  timestamp: '2026-01-01T00:00:00.000000Z',
})

function cancel({ jobs, faults }: FalAccount, job: LocalJob): Answer {
  const isLate = faults.take('canceled_late', job.kind) || !jobs.cancel(job)
  return isLate ? ok({ status: 'ALREADY_COMPLETED' }, 400) : ok({ status: 'CANCELLATION_REQUESTED' }, 202)
}

/** As it is read, and as a webhook tells it. */
export function resultOf({ base, files, forgotten }: FalAccount, job: LocalJob): JsonAnswer {
  if (forgotten.has(job.id)) return { status: 404, json: { detail: 'Request not found' } }
  if (job.status === 'canceled')
    return { status: 499, json: { detail: 'Request was cancelled', error_type: 'client_cancelled' } }
  if (job.status === 'failed') {
    const msg = job.error ?? 'Internal server error'
    return { status: 500, json: { detail: [{ loc: ['body'], msg, type: 'internal_server_error' }] } }
  }
  if (job.kind === 'training') return { status: 200, json: trained(job, files) }
  const { prompt, seed } = job.input
  const images = job.outputs.map(({ name }) => ({
    ...{ url: `${base()}/media/pictures/${job.id}/${name}`, content_type: 'image/jpeg' },
    ...{ width: null, height: null },
  }))
  const has_nsfw_concepts = job.outputs.map(({ flagged }) => flagged)
  return { status: 200, json: { images, prompt, seed, has_nsfw_concepts, timings: { inference: 0.03 } } }
}

function trained({ learned: url }: LocalJob, files: FalFiles) {
  if (!url) return { diffusers_lora_file: null, config_file: null }
  const file_size = files.read(url).bytes.length
  const file_name = 'pytorch_lora_weights.safetensors'
  return {
    diffusers_lora_file: { url, file_name, file_size, content_type: 'application/octet-stream' },
    config_file: null,
  }
}

/** What a request was sent is gone from it, and what it made is gone altogether; files that were sent stay. */
export function deletePayloads({ jobs, files, forgotten }: FalAccount, id: string): Answer {
  const job = jobs.find(id)
  if (!job || forgotten.has(id)) return detail(404, 'Request not found')
  const links = job.outputs.map(({ name }) => name)
  for (const output of job.outputs) output.bytes = null
  if (job.learned) {
    files.delete(job.learned)
    links.push(job.learned)
  }
  job.input = {}
  forgotten.add(id)
  return ok({ cdn_delete_results: links.map((link) => ({ link, exception: null })) })
}
