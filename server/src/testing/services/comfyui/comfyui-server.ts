import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type LocalJob, LocalJobs, type Paint, paintPlain } from '../local-jobs.ts'
import { type FaultPlace, ServiceFaults } from '../service-faults.ts'
import { type Answer, actOf, type Known } from './comfyui-calls.ts'
import { paintWorkflow } from './paint-workflow.ts'
import { MODELS } from './workflow-check.ts'

export interface ComfyUiServer extends Known {
  url: string
  faults: ServiceFaults
  /** The names of the app's environment that say where it is. */
  names(): Record<string, string>
  /** Forgets queue, history and what lies in `temp`, as the real one does when it starts anew. */
  startAnew(): void
  close(): Promise<void>
}

/**
 * A server that speaks the API of ComfyUI as far as we meet it: uploads, workflows that are checked, a queue that runs
 * one job at a time, a history until it is deleted, files that no call deletes, and what goes wrong with them.
 */
export async function startComfyUiServer({
  port = 0,
  paint = paintPlain,
}: {
  port?: number
  paint?: Paint
} = {}): Promise<ComfyUiServer> {
  const [faults, files, kept] = [new ServiceFaults(), new Map<string, Buffer>(), [] as LocalJob[]]
  const run = (job: LocalJob) => paintWorkflow(job, files, paint)
  const jobs = new LocalJobs(faults, { run, told: () => undefined, atOnce: 1 })
  const known: Known = { faults, jobs, files, kept, models: new Set(MODELS), unstoppable: new Set() }
  const server = createServer((request, response) => {
    serve(known, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...known,
    url,
    names: () => ({ COMFYUI_URL: url }),
    startAnew: () => {
      for (const job of kept.splice(0)) jobs.cancel(job)
      for (const name of files.keys()) if (name.startsWith('temp/')) files.delete(name)
    },
    close: async () => {
      jobs.close()
      server.closeAllConnections()
      await new Promise<unknown>((closed) => server.close(closed))
    },
  }
}

async function serve(known: Known, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  if (isOtherOrigin(request.headers)) return send(response, { status: 403 })
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://comfyui')
  const path = pathname.replace(/^\/api(?=\/)/, '')
  const call = { path, query, type: request.headers['content-type'] ?? '', body: Buffer.concat(pieces) }
  const name = `${request.method} ${path}`
  const answer = await orFault(known.faults, name, () => actOf(name)?.(known, call))
  if (answer === 'silent') return
  if (answer === 'broken') response.destroy()
  else send(response, answer ?? { status: 404, body: '404: Not Found' })
}

/** A page of another site, open in a browser of this machine, must not queue anything: only browsers send both. */
function isOtherOrigin({ host, origin }: IncomingHttpHeaders): boolean {
  return Boolean(host && origin && URL.parse(origin)?.host !== host)
}

async function orFault(
  faults: ServiceFaults,
  name: string,
  act: () => Answer | Promise<Answer> | undefined,
): Promise<Answer | 'silent' | 'broken' | undefined> {
  const at: FaultPlace = name === 'POST /prompt' ? 'picture' : 'call'
  if (faults.take('silent', at)) return 'silent'
  // ComfyUI has no such answers itself: the proxy before it does.
  if (faults.take('throttled', at))
    return { status: 429, body: 'Too Many Requests', headers: { 'retry-after': '2' } }
  if (faults.take('down', at)) return { status: 503, body: 'Service Unavailable' }
  if (faults.take('garbage', at)) return { status: 200, body: '<html>starting</html>' }
  const isLost = faults.take('answer_lost', at)
  const answer = await act()
  return isLost ? 'broken' : answer
}

function send(response: ServerResponse, { status, type = 'text/plain', headers, body = '' }: Answer): void {
  response.writeHead(status, { 'content-type': type, ...headers })
  response.end(body)
}
