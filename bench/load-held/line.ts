import { connect, type Socket } from 'node:net'

export interface Told {
  status: number
  etag: string | null
}

interface Waiting {
  done: (told: Told) => void
  fail: (cause: Error) => void
}

const HEAD_ENDS = '\r\n\r\n'
const CUT_OFF = 'the connection was cut'

/**
 * One connection that asks one thing after the other and reads no more of an answer than its head: whoever plays thousands
 * of browsers on the machine that is measured must cost next to nothing.
 */
export class Line {
  readonly #host: string
  readonly #port: number
  #socket: Socket | null = null
  #waiting: Waiting | null = null
  #heard = ''

  constructor(url: string) {
    const { hostname, port } = new URL(url)
    this.#host = hostname
    this.#port = Number(port)
  }

  ask(path: string, cookie: string, etag: string | null): Promise<Told> {
    const known = etag ? `if-none-match: ${etag}\r\n` : ''
    const words = `GET ${path} HTTP/1.1\r\nhost: ${this.#host}:${this.#port}\r\ncookie: ${cookie}\r\n${known}\r\n`
    return new Promise((done, fail) => {
      this.#waiting = { done, fail }
      this.#socket ??= this.#connect()
      this.#socket.write(words)
    })
  }

  hangUp(): void {
    this.#socket?.destroy()
  }

  #connect(): Socket {
    const socket = connect(this.#port, this.#host).setNoDelay().setEncoding('latin1')
    socket.on('data', (part: string) => this.#hear(part))
    const cut = (cause: Error) => {
      if (this.#socket === socket) this.#socket = null
      this.#heard = ''
      this.#waiting?.fail(cause)
      this.#waiting = null
    }
    return socket.on('error', cut).on('close', () => cut(new Error(CUT_OFF)))
  }

  #hear(part: string): void {
    this.#heard += part
    const ends = this.#heard.indexOf(HEAD_ENDS)
    if (ends < 0) return
    const head = this.#heard.slice(0, ends)
    const status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length))
    const length = status === 304 ? 0 : Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1])
    if (this.#heard.length < ends + HEAD_ENDS.length + length) return
    this.#heard = ''
    this.#waiting?.done({ status, etag: /\r\netag: *([^\r]+)/i.exec(head)?.[1] ?? null })
    this.#waiting = null
  }
}
