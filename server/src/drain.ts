import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds. */
export interface StopTimes {
  /** How long requests are still taken, while whoever sends them finds out. */
  drainMs: number
  /** How long what is under way has after that. */
  graceMs: number
}

const LOOK_EVERY_MS = 50

/** Knows which answers a server still owes, so that it can be stopped without losing one. */
export class Drain {
  readonly #server: Server
  readonly #owed = new Set<ServerResponse>()
  /** How many on each connection: several requests may have come on one. */
  readonly #owing = new Map<Socket, number>()
  /** Connections that owe nothing, with the bytes that had come when that began: with more, a request is coming. */
  readonly #resting = new Map<Socket, number>()
  #hasBegun = false

  /** Of a server that listens to nobody yet. */
  constructor(server: Server) {
    this.#server = server
    server.on('connection', (socket: Socket) => {
      this.#rest(socket)
      socket.once('close', () => this.#resting.delete(socket))
    })
    server.prependListener('request', (_request, response) => this.#owe(response))
  }

  /** From then on nothing new should be sent here. */
  get hasBegun(): boolean {
    return this.#hasBegun
  }

  /**
   * Goes on answering for a while, on connections that end with their answer: so none is broken just when the next
   * request is sent on it. Then takes no connection any more, and waits for what is under way.
   * @param hurry from its moment on no more requests are taken
   * @returns how many answers were cut off at the deadline
   */
  async stop({ drainMs, graceMs }: StopTimes, hurry?: AbortSignal): Promise<number> {
    this.#hasBegun = true
    for (const response of this.#owed) endConnectionAfter(response)
    await pause(drainMs, undefined, { ...(hurry && { signal: hurry }) }).catch(() => undefined)
    let cut = 0
    const closed = closePort(this.#server)
    const idle = setInterval(() => this.#endIdle(), LOOK_EVERY_MS)
    const deadline = setTimeout(() => {
      cut = this.#owed.size
      this.#server.closeAllConnections()
    }, graceMs)
    await closed
    clearInterval(idle)
    clearTimeout(deadline)
    return cut
  }

  #owe(response: ServerResponse): void {
    const { socket } = response.req
    this.#owed.add(response)
    this.#owing.set(socket, (this.#owing.get(socket) ?? 0) + 1)
    this.#resting.delete(socket)
    response.once('close', () => {
      this.#owed.delete(response)
      const left = (this.#owing.get(socket) ?? 1) - 1
      if (left > 0) return void this.#owing.set(socket, left)
      this.#owing.delete(socket)
      this.#rest(socket)
    })
    if (this.#hasBegun) endConnectionAfter(response)
  }

  #rest(socket: Socket): void {
    if (!socket.destroyed) this.#resting.set(socket, socket.bytesRead)
  }

  #endIdle(): void {
    for (const [socket, bytesRead] of this.#resting) if (socket.bytesRead === bytesRead) socket.destroy()
  }
}

function endConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

/**
 * What `server.close()` does, but for its ending of idle connections. Node takes one for idle as soon as its answer is
 * written, though a slow reader has not got all of it; and never one that nothing was asked on, as browsers open them.
 * Settled once all are gone.
 */
const closePort = (server: Server): Promise<void> =>
  new Promise((closed) => {
    NetServer.prototype.close.call(server, () => closed())
  })
