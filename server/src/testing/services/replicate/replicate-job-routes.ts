import type { LocalJob } from '../local-jobs.ts'
import {
  json,
  ok,
  type ReplicateAccount,
  type ReplicateAnswer,
  type ReplicateRoute,
  refuse,
  route,
} from './replicate-account.ts'
import type { Asked } from './replicate-books.ts'
import { bodies, readInput, readOrRefuse } from './replicate-inputs.ts'
import { missing, ReplicateRefusal, versionIsGone } from './replicate-refusal.ts'
import { jobView } from './replicate-views.ts'

const STARTING: ReplicateRoute[] = [
  route(
    'POST /models/:owner/:name/versions/:id/trainings',
    (account, call) => {
      const [owner, name, version = ''] = call.named
      if (!/^[0-9a-f]{64}$/.test(version)) throw missing()
      const { destination, ...asked } = readOrRefuse(bodies.training, json(call))
      if (!account.books.models.has(destination))
        throw new ReplicateRefusal(404, { detail: 'The destination model does not exist', status: 404 })
      const input = readInput('training', asked.input)
      const model = `${owner}/${name}`
      return begin(account, { ...asked, kind: 'training', input, model, destination, version })
    },
    'training',
  ),
  route(
    'POST /predictions',
    (account, call) => {
      const { version, ...asked } = readOrRefuse(bodies.prediction, json(call))
      const id = version.replace(/^[^:]*:/, '')
      const isLost = account.books.version(id) && account.faults.take('unlearned', 'picture')
      if (isLost) account.books.deleteVersion(id)
      const isRunBy = ({ versions }: { versions: { id: string; isGoing: boolean }[] }) =>
        versions.some((one) => one.id === id && !one.isGoing)
      const found = [...account.books.models].find(([, model]) => isRunBy(model))
      if (!found) throw versionIsGone()
      const input = readInput('learned', asked.input)
      return begin(account, { ...asked, kind: 'picture', input, model: found[0], version: id })
    },
    'picture',
  ),
  route(
    'POST /models/:owner/:name/predictions',
    (account, call) => {
      const model = call.named.join('/')
      if (account.books.models.has(model)) throw missing()
      const asked = readOrRefuse(bodies.modelPrediction, json(call))
      return begin(account, { ...asked, kind: 'picture', input: readInput('edit', asked.input), model })
    },
    'picture',
  ),
]

function jobRoutes(kind: LocalJob['kind']): ReplicateRoute[] {
  const path = kind === 'training' ? '/trainings' : '/predictions'
  const find = ({ jobs }: ReplicateAccount, id = ''): LocalJob => {
    const job = jobs.find(id)
    return job?.kind === kind ? job : refuse(missing())
  }
  return [
    route(`GET ${path}`, (account, { query }) => {
      const from = Number(query.get('cursor') ?? 0)
      const all = account.jobs.all.filter((job) => job.kind === kind).reverse()
      const to = from + account.pageSize
      const next = to < all.length ? `${account.addresses.api}${path}?cursor=${to}` : null
      const results = all.slice(from, to).map((job) => viewOf(account, job))
      return ok({ previous: null, next, results })
    }),
    route(`GET ${path}/:id`, (account, { named: [id] }) => ok(viewOf(account, find(account, id)))),
    route(`POST ${path}/:id/cancel`, (account, { named: [id] }) => {
      const job = find(account, id)
      if (!account.faults.take('canceled_late', kind)) account.jobs.cancel(job)
      return ok(viewOf(account, job))
    }),
  ]
}

interface Begun {
  kind: LocalJob['kind']
  input: Record<string, unknown>
  model: string
  version?: string
  destination?: string
  webhook?: string
  webhook_events_filter?: Asked['events']
}

const ALL_EVENTS = ['start', 'output', 'logs', 'completed']

async function begin(account: ReplicateAccount, begun: Begun): Promise<ReplicateAnswer> {
  const { kind, input, model, webhook = null } = begun
  const job = account.jobs.create({ kind, input, model, webhook })
  account.books.asked.set(job.id, {
    ...{ destination: begun.destination ?? null, version: begun.version ?? null },
    ...{ events: begun.webhook_events_filter ?? ALL_EVENTS, isOfficial: !begun.version },
  })
  if (account.faults.take('webhook_early', kind)) await tell(account, job, 'start')
  // It begins when its timer, set before this one, says so.
  else setTimeout(() => void tell(account, job, 'start'), account.jobs.pace[kind].queued).unref()
  return ok(viewOf(account, job), 201)
}

/** Tells of it, where this event was asked for. */
export function tell(account: ReplicateAccount, job: LocalJob, event: 'start' | 'completed'): Promise<void> {
  const isAsked = account.books.asked.get(job.id)?.events.includes(event)
  const isDue = event === 'completed' || job.status === 'running' || job.status === 'queued'
  return isAsked && isDue ? account.webhooks.tell(job, viewOf(account, job)) : Promise.resolve()
}

function viewOf(account: ReplicateAccount, job: LocalJob): object {
  const asked = account.books.asked.get(job.id)
  if (!asked) throw new Error('a job that nobody asked for')
  return jobView(job, asked, account.addresses)
}

/** Trainings and predictions: what starts them, and what is asked of them. */
export const JOB_ROUTES: ReplicateRoute[] = [...STARTING, ...jobRoutes('training'), ...jobRoutes('picture')]
