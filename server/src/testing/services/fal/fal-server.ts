import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { LocalJobs, type Paint, paintPlain } from '../local-jobs.ts'
import { type FaultPlace, ServiceFaults } from '../service-faults.ts'
import { type Answer, detail, type Got, ok, refusal } from './fal-answers.ts'
import { FalFiles } from './fal-files.ts'
import { kindOf, runModel } from './fal-models.ts'
import { deletePayloads, type FalAccount, ofRequest, resultOf, submit } from './fal-queue.ts'
import { listRequests } from './fal-requests.ts'
import { FalWebhooks } from './fal-webhooks.ts'

export interface FalServer extends FalAccount {
  url: string
  key: string
  /** Whether the key may delete and list: one of a lesser scope is refused. */
  isAdminKey: boolean
  webhooks: FalWebhooks
  /** Every call that came, in order, but for those of files; `path` holds the query. */
  calls: { method: string; path: string; headers: Got['headers']; body: unknown }[]
  /** What the app is told to find it, by the names of the environment. */
  names(): Record<string, string>
  close(): Promise<void>
}

/** As many as fal runs at once for a new account: the others are queued. */
const AT_ONCE = 2

/**
 * A server that speaks the queue, storage, platform and media of fal.ai, under `/queue`, `/rest`, `/platform` and
 * `/media`, as far as our adapter meets them, and does wrong what `faults` plans. It makes no picture of anyone: what
 * `paint` paints is what comes back.
 */
export async function startFalServer({
  port = 0,
  paint = paintPlain,
}: {
  port?: number
  paint?: Paint
} = {}): Promise<FalServer> {
  const faults = new ServiceFaults()
  const webhooks = new FalWebhooks(faults)
  const base = () => fal.url
  const files = new FalFiles(base)
  const jobs = new LocalJobs(faults, {
    run: (job) => runModel(job, files, paint),
    told: (job) => webhooks.tell(job, resultOf(fal, job)),
    atOnce: AT_ONCE,
  })
  const server = createServer((request, response) => {
    serve(fal, request, response).catch(() => response.destroy())
  })
  const fal: FalServer = {
    ...{ url: '', key: `${randomUUID()}:${randomUUID().replaceAll('-', '')}`, isAdminKey: true, calls: [] },
    ...{ faults, webhooks, files, jobs, base, forgotten: new Set<string>() },
    listing: { pageSize: 100, inputs: 'shown', heedsStart: true },
    names: () => ({
      ...{ FAL_KEY: fal.key, FAL_QUEUE_URL: `${fal.url}/queue` },
      ...{ FAL_REST_URL: `${fal.url}/rest`, FAL_PLATFORM_URL: `${fal.url}/platform/v1` },
    }),
    close: async () => {
      jobs.close()
      webhooks.close()
      server.closeAllConnections()
      await new Promise<unknown>((closed) => server.close(closed))
    },
  }
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  fal.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return fal
}

async function serve(fal: FalServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const bytes = await buffer(request)
  const { method = 'GET', headers } = request
  const url = new URL(request.url ?? '/', fal.url)
  const got = { method, url, headers, bytes, body: parsed(bytes) }
  if (!url.pathname.startsWith('/media/'))
    fal.calls.push({ method, path: url.pathname + url.search, headers, body: got.body })
  const answer = await answerTo(fal, got)
  if (answer === 'silent') return
  if (answer === 'broken') {
    response.destroy()
    return
  }
  const [type, content] =
    'bytes' in answer
      ? [answer.contentType, answer.bytes]
      : ['application/json', Buffer.from(JSON.stringify(answer.json))]
  response.writeHead(answer.status, { 'content-type': type, 'content-length': content.length }).end(content)
}

async function answerTo(fal: FalServer, got: Got): Promise<Answer> {
  const { pathname } = got.url
  // Files lie with somebody else, who need not learn our key.
  if (pathname.startsWith('/media/') && got.headers.authorization) return detail(400, 'No key belongs here')
  if (pathname === '/rest/.well-known/jwks.json') return ok(fal.webhooks.keySet())
  // The second half of an upload; what goes wrong with one goes wrong with the first.
  if (pathname.startsWith('/media/') && got.method === 'PUT') return fal.files.receive(got)
  const [, endpoint = ''] = (got.method === 'POST' && /^\/queue\/(.+)$/.exec(pathname)) || []
  const kind = kindOf(endpoint)
  const wrong = faultAt(fal, kind ?? 'call')
  if (wrong) return wrong
  const isWeights = pathname.startsWith('/media/weights/') && fal.files.all.has(pathname)
  if (isWeights && fal.faults.take('unlearned', 'picture')) fal.files.delete(got.url.href)
  if (pathname.startsWith('/media/')) return fal.files.serve(pathname, fal.jobs)
  if (got.headers.authorization !== `Key ${fal.key}`)
    return detail(401, 'Cannot access application. Authentication is required to access this application.')
  if (endpoint) return submitted(fal, endpoint, got)
  const [, queued] = /^\/queue\/(.+)$/.exec(pathname) ?? []
  if (queued) return ofRequest(fal, queued, got)
  if (got.method === 'POST' && pathname === '/rest/storage/upload/initiate') return fal.files.initiate(got)
  const [, asked] = /^\/platform\/v1\/models\/requests\/(.+)$/.exec(pathname) ?? []
  return asked ? ofPlatform(fal, asked, got) : detail(404, 'Not Found')
}

/** `by-endpoint`, or `ID/payloads` to delete. */
function ofPlatform(fal: FalServer, asked: string, got: Got): Answer {
  const [, id] = /^([^/]+)\/payloads$/.exec(asked) ?? []
  const isList = got.method === 'GET' && asked === 'by-endpoint'
  const isDeletion = got.method === 'DELETE' && id
  if (!isList && !isDeletion) return detail(404, 'Not Found')
  if (!fal.isAdminKey) return refusal(403, 'authorization_error', 'An admin API key is required')
  return isDeletion ? deletePayloads(fal, id) : listRequests(fal, got.url.searchParams)
}

function faultAt({ faults }: FalServer, at: FaultPlace): Answer | null {
  if (faults.take('silent', at)) return 'silent'
  if (faults.take('down', at)) return detail(503, 'Service Unavailable')
  if (faults.take('throttled', at)) return detail(429, 'Too many requests. Please try again later.')
  if (!faults.take('garbage', at)) return null
  return { status: 200, bytes: Buffer.from('<html>Bad gateway</html>'), contentType: 'text/html' }
}

async function submitted(fal: FalServer, endpoint: string, got: Got): Promise<Answer> {
  const { job, answer } = submit(fal, endpoint, got)
  if (!job) return answer
  if (fal.faults.take('webhook_early', job.kind)) await fal.webhooks.firstTry(job)
  return fal.faults.take('answer_lost', job.kind) ? 'broken' : answer
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
