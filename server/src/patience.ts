import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long who asks may take, milliseconds. */
export interface Patience {
  /** For the headers of a request. */
  headers: number
  /** For the whole of it: 15 photos over a bad connection. */
  request: number
  /** For the whole body where it is no file: what a person has typed. */
  words: number
  /** Without a byte, while a body is on its way. */
  silence: number
}

export const PATIENCE: Patience = { headers: 30_000, request: 300_000, words: 30_000, silence: 30_000 }

/** Node looks for what has taken too long every so often; its own default would double the time of headers. */
export const lookEvery = ({ headers }: Patience): number => Math.ceil(headers / 6)

const FILES = /^(multipart\/form-data|image\/|application\/octet-stream)/i

/**
 * Ends a request whose body comes too slowly, with 408 where nothing was answered yet: whoever sends a byte a second must
 * not hold a connection, a file and a place in the queue.
 */
export function watchBody(request: IncomingMessage, response: ServerResponse, patience: Patience): void {
  const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': type } = request.headers
  if (!encoding && (length === undefined || length === '0')) return
  const giveUp = (): void => {
    if (response.headersSent) return void request.socket.destroy()
    response.writeHead(408, { connection: 'close', 'content-length': 0 }).end()
    request.socket.destroySoon()
  }
  const whole = FILES.test(type ?? '') ? undefined : setTimeout(giveUp, patience.words)
  request.setTimeout(patience.silence, giveUp)
  const done = (): void => {
    clearTimeout(whole)
    request.socket.setTimeout(0)
  }
  request.once('end', done).once('close', done)
  // Once it is answered, Node would wait as long as for the next request: what still comes of this one has to come.
  response.once('finish', () => {
    if (!request.complete) request.socket.setTimeout(patience.silence)
  })
}

/** Two hosts are two readers of one request: whoever stands before us may take the other. Asked of every request. */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}
