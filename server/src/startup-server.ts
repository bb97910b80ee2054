import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { Drain, type StopTimes } from './drain.ts'
import { lookEvery, namesTwoHosts, PATIENCE, type Patience, watchBody } from './patience.ts'

const STARTING = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Un instant</title></head>
<body style="margin:0;min-height:100vh;display:grid;place-items:center;background:#FBF7F8;color:#2A1018;font:19px/1.5 Optima,Candara,sans-serif;text-align:center">
<main><h1 style="font:400 34px/1.1 Georgia,serif">Un instant</h1><p>Le service démarre. Cette page se recharge d’elle-même.</p>
<p lang="en">The service is starting. This page reloads by itself.</p></main></body></html>`

/** Whether the process lives, and whether requests may be sent to it: under the names that those who watch containers know. */
export const HEALTH = { live: '/healthz', ready: '/readyz' } as const

export interface StartupServer {
  server: Server
  /** From now on requests go to the app. */
  welcome(handler: RequestListener): void
  /** Whether it has been told to stop. */
  isStopping(): boolean
  /** Settled once every answer is given, or cut off at the deadline: so many. */
  stop(times: StopTimes, hurry?: AbortSignal): Promise<number>
}

/** Longer than proxies keep an idle connection (nginx and AWS 60 s, Traefik 90 s, Caddy 120 s): what they send on it arrives. */
const IDLE_CONNECTION_MS = 130_000

/** Opens the port before anything else is loaded, so that whoever comes early is told to wait a moment. */
export function openStartupServer(
  host: string,
  port: number,
  patience: Patience = PATIENCE,
): Promise<StartupServer> {
  let handler: RequestListener = answerStarting
  const limits = {
    ...{ headersTimeout: patience.headers, requestTimeout: patience.request },
    connectionsCheckingInterval: lookEvery(patience),
  }
  const server = createServer(limits, (request, response) => {
    if (namesTwoHosts(request)) return void response.writeHead(400, { connection: 'close' }).end()
    watchBody(request, response, patience)
    handler(request, response)
  })
  const drain = new Drain(server)
  server.keepAliveTimeout = IDLE_CONNECTION_MS
  return new Promise((opened, failed) => {
    server.once('error', failed)
    server.listen(port, host, () =>
      opened({
        server,
        welcome: (next) => {
          handler = next
        },
        isStopping: () => drain.hasBegun,
        stop: (times, hurry) => drain.stop(times, hurry),
      }),
    )
  })
}

/** Alive already: whoever starts dead processes again would end a migration among millions of rows, again and again. */
function answerStarting(request: IncomingMessage, response: ServerResponse): void {
  if (request.url === HEALTH.live) {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    return void response.end(JSON.stringify({ ok: true }))
  }
  const isCall = request.url?.startsWith('/api/')
  response.writeHead(503, {
    'retry-after': '2',
    'cache-control': 'no-store',
    'content-type': isCall ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
  })
  response.end(
    isCall
      ? JSON.stringify({
          error: 'Le service démarre. Réessayez dans quelques secondes.',
          code: 'starting',
          retryAfterSeconds: 2,
        })
      : STARTING,
  )
}
