import { Agent, request } from 'node:http'

interface Answer {
  status: number
  etag: string | null
  text: string
}

/** Asks over connections that stay open, with next to no work of its own: what is measured is the answer. */
export class Telephone {
  readonly #url: string
  readonly #agent: Agent

  constructor(url: string, connections = 8) {
    this.#url = url
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  get(path: string, cookie: string, etag?: string | null): Promise<Answer> {
    const headers = { cookie, ...(etag && { 'if-none-match': etag }) }
    return new Promise((done, fail) => {
      request(this.#url + path, { agent: this.#agent, headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', fail)
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            etag: answer.headers.etag ?? null,
            text: Buffer.concat(parts).toString(),
          }),
        )
      })
        .on('error', fail)
        .end()
    })
  }

  hangUp(): void {
    this.#agent.destroy()
  }
}
