import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { api } from '@app/domain/routes.ts'

const LOOK_EVERY_MS = 100
/** Longer than anybody leaves a connection alone. */
const KEPT_MS = 3_600_000
/** Between the choice of a connection and the first byte at its other end, which may have been closed meanwhile. */
const ON_THE_WAY_MS = 10
/** What nginx sends to another process only where the first has not had it. */
const NOT_TWICE = new Set(['POST', 'LOCK', 'PATCH'])
/** Of one connection, not of what is said on it. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding'])

interface Upstream {
  url: string
  agent: Agent
  isUp: boolean
  /** What was sent there and is not answered yet. */
  underWay: number
}

/**
 * One address for several processes, as nginx and its like are set up: it keeps connections to each, looks again and
 * again whether each is well, takes turns among those that are, and tries the next one where a connection breaks
 * before any answer. Never again for a POST that may have been heard: that is lost.
 */
export class ReverseProxy {
  readonly #server: Server
  readonly #upstreams: Upstream[] = []
  readonly #closing = new AbortController()
  #turn = 0

  private constructor() {
    this.#server = createServer((asked, answer) => {
      this.#answer(asked, answer).catch(() => answer.destroy())
    })
    // It would end a connection just as the next request is sent on it.
    this.#server.keepAliveTimeout = KEPT_MS
  }

  static async open(): Promise<ReverseProxy> {
    const proxy = new ReverseProxy()
    await new Promise<void>((listening) => proxy.#server.listen(0, '127.0.0.1', listening))
    return proxy
  }

  /** One more process; settled once it is well. */
  add(url: string): Promise<void> {
    const upstream = { url, agent: new Agent({ keepAlive: true }), isUp: false, underWay: 0 }
    this.#upstreams.push(upstream)
    void this.#watch(upstream)
    return this.untilUp(url)
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async untilUp(url: string): Promise<void> {
    while (!this.#upstreams.some((each) => each.url === url && each.isUp)) await pause(LOOK_EVERY_MS)
  }

  /** From then on nothing is sent to this process, and all it was sent is answered. */
  async untilLeft(url: string): Promise<void> {
    const isThere = (each: Upstream) => each.url === url && (each.isUp || each.underWay > 0)
    while (this.#upstreams.some(isThere)) await pause(LOOK_EVERY_MS)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    for (const { agent } of this.#upstreams) agent.destroy()
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
  }

  async #watch(upstream: Upstream): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted) {
      upstream.isUp = await fetch(upstream.url + api.health(), { signal }).then(
        ({ ok }) => ok,
        () => false,
      )
      await pause(LOOK_EVERY_MS)
    }
  }

  async #answer(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    // All of it first, as nginx does: so it can be sent again.
    const body = await buffer(asked)
    const heard = await this.#ask(asked, body)
    if (heard === null) return void answer.writeHead(502).end('Bad Gateway')
    const headers = Object.entries(heard.headers).filter(([name]) => !HOP_BY_HOP.has(name))
    answer.writeHead(heard.statusCode ?? 502, Object.fromEntries(headers))
    await pipeline(heard, answer)
  }

  async #ask(asked: IncomingMessage, body: Buffer): Promise<IncomingMessage | null> {
    const tried = new Set<Upstream>()
    for (;;) {
      const upstream = this.#next(tried)
      if (!upstream) return null
      tried.add(upstream)
      upstream.underWay += 1
      try {
        return await send(upstream, asked, body)
      } catch (cause) {
        const wasSent = (cause as NodeJS.ErrnoException).code !== 'ECONNREFUSED'
        if (wasSent && NOT_TWICE.has(asked.method ?? '')) return null
      } finally {
        upstream.underWay -= 1
      }
    }
  }

  #next(tried: Set<Upstream>): Upstream | undefined {
    const ready = this.#upstreams.filter((each) => each.isUp && !tried.has(each))
    this.#turn += 1
    return ready[this.#turn % ready.length]
  }
}

async function send(
  { url, agent }: Upstream,
  { url: path, method, headers }: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage> {
  const passed = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name))
  const to = { ...(path && { path }), ...(method && { method }), headers: Object.fromEntries(passed), agent }
  const asking = request(url, to)
  const heard = new Promise<IncomingMessage>((answered, failed) => {
    asking.once('response', answered).once('error', failed)
  })
  const [answer] = await Promise.all([heard, pause(ON_THE_WAY_MS).then(() => asking.end(body))])
  return answer
}
