import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { LocalJobs, type Paint, paintPlain } from '../local-jobs.ts'
import { ServiceFaults } from '../service-faults.ts'
import type { ReplicateAccount, ReplicateAnswer } from './replicate-account.ts'
import { type LocalFile, type LocalModel, ReplicateBooks } from './replicate-books.ts'
import { tell } from './replicate-job-routes.ts'
import { down, missing, ReplicateRefusal, throttled, unauthenticated } from './replicate-refusal.ts'
import { ROUTES } from './replicate-routes.ts'
import { ReplicateWebhooks } from './replicate-webhooks.ts'

export interface ReplicateServer {
  /** Of its API, with the version. */
  url: string
  token: string
  owner: string
  webhookSecret: string
  faults: ServiceFaults
  jobs: LocalJobs
  files: Map<string, LocalFile>
  /** By `owner/name`. */
  models: Map<string, LocalModel>
  /** Every call that came, such as `POST /predictions`, with its body where that was JSON. */
  calls: { call: string; body: string }[]
  /** What may be set for a test: `pageSize`, `throttledSeconds`, `versionsLinger`. */
  account: ReplicateAccount
  /** What the environment tells the app, to use this server. */
  names(): Record<string, string>
  close(): Promise<void>
}

/** Milliseconds that a picture lies at its address. */
const PICTURES_STAY_MS = 3_600_000

/**
 * A server that speaks Replicate's API as its client and our adapter meet it, and what goes wrong with it. Pictures lie
 * at another address than the API, which refuses whoever shows it the token.
 */
export async function startReplicateServer({
  port = 0,
  paint = paintPlain,
}: {
  port?: number
  paint?: Paint
} = {}): Promise<ReplicateServer> {
  const token = `r8_${randomBytes(20).toString('hex')}`
  const webhookSecret = `whsec_${randomBytes(24).toString('base64')}`
  const [faults, books, calls] = [
    new ServiceFaults(),
    new ReplicateBooks(paint),
    [] as ReplicateServer['calls'],
  ]
  const jobs = new LocalJobs(faults, {
    run: (job) => books.run(job),
    told: (job) => void tell(account, job, 'completed'),
  })
  const account: ReplicateAccount = {
    ...{ owner: 'maison', webhookSecret, books, jobs, faults, pageSize: 100, versionsLinger: false },
    throttledSeconds: 30,
    webhooks: new ReplicateWebhooks(webhookSecret, faults),
    addresses: { api: '', delivery: '' },
  }
  const api = createServer((request, response) => {
    serve({ account, token, calls }, request, response).catch(() => response.destroy())
  })
  const delivery = createServer((request, response) => deliver(jobs, request, response))
  account.addresses.api = `${await listen(api, port)}/v1`
  account.addresses.delivery = await listen(delivery, 0)
  const { owner, addresses } = account
  return {
    ...{ url: addresses.api, token, owner, webhookSecret, faults, jobs, calls, account },
    ...{ files: books.files, models: books.models },
    names: () => ({
      REPLICATE_API_TOKEN: token,
      REPLICATE_API_URL: addresses.api,
      REPLICATE_OWNER: owner,
      REPLICATE_WEBHOOK_SECRET: webhookSecret,
    }),
    close: async () => {
      jobs.close()
      await account.webhooks.close()
      await Promise.all([stop(api), stop(delivery)])
    },
  }
}

async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
}

interface Served {
  account: ReplicateAccount
  token: string
  calls: ReplicateServer['calls']
}

async function serve(served: Served, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request)
  const answer = await answerTo(served, request, body).catch((cause) => {
    if (cause instanceof ReplicateRefusal) return cause
    throw cause
  })
  if (answer === 'silent') return
  if (answer === 'lost') return void response.destroy()
  if (answer === 'garbage') return void response.writeHead(200).end('<html>one moment, please</html>')
  const headers = answer instanceof ReplicateRefusal ? answer.headers : {}
  response.writeHead(answer.status, { 'content-type': 'application/json', ...headers })
  response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body))
}

async function answerTo(
  { account, token, calls }: Served,
  request: IncomingMessage,
  body: Buffer,
): Promise<ReplicateAnswer | 'silent' | 'lost' | 'garbage'> {
  const url = new URL(request.url ?? '/', 'http://replicate')
  const path = url.pathname.replace(/^\/v1/, '')
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const isJson = headers['content-type'].startsWith('application/json')
  calls.push({ call: `${request.method} ${path}`, body: isJson ? body.toString() : '' })
  if (request.headers.authorization !== `Bearer ${token}`) throw unauthenticated()
  const { faults } = account
  const route = ROUTES.find((one) => one.method === request.method && one.path.test(path))
  const at = route?.begins ?? 'call'
  if (faults.take('throttled', at)) throw throttled(account.throttledSeconds)
  if (faults.take('down', at)) throw down()
  if (faults.take('silent', at)) return 'silent'
  if (faults.take('garbage', at)) return 'garbage'
  if (!route) throw missing()
  const named = (route.path.exec(path) ?? []).slice(1)
  const answer = await route.act(account, { named, query: url.searchParams, headers, body })
  return faults.take('answer_lost', at) ? 'lost' : answer
}

function deliver(jobs: LocalJobs, request: IncomingMessage, response: ServerResponse): void {
  const [, id = '', name = ''] = /^\/outputs\/([^/]+)\/([^/]+)$/.exec(request.url ?? '') ?? []
  const job = jobs.find(id)
  const bytes = job?.outputs.find((output) => output.name === name)?.bytes
  if (request.headers.authorization) response.writeHead(400).end('this is no place for a token')
  else if (!job || !bytes || Date.now() - job.createdAt.getTime() > PICTURES_STAY_MS)
    response.writeHead(404).end('not found')
  else response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': bytes.length }).end(bytes)
}
