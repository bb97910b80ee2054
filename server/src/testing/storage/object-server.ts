import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Kept {
  bytes: Buffer
  at: Date
}

/**
 * A store of objects over http, as far as the app needs one: `GET`, `HEAD`, `DELETE /objects/KEY`,
 * `PUT /objects/KEY?copy=KEY`, `GET /objects?prefix=`. A file comes in two steps, `PUT /uploads/ID?key=` then
 * `POST /uploads/ID`, and is seen after the second; `GET /uploads?prefix=` tells those that stopped between the two.
 */
export class ObjectServer {
  readonly objects = new Map<string, Kept>()
  readonly uploads = new Map<string, Kept & { key: string }>()
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch(() => response.writeHead(500).end())
  })

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://objects')
    const [, kind = '', name = ''] = /^\/(objects|uploads)(?:\/(.+))?$/.exec(url.pathname) ?? []
    // A body that is cut off on the way throws here, and leaves nothing.
    const body = await buffer(request)
    if (!name) return this.#list(kind, url.searchParams.get('prefix') ?? '', response)
    if (kind === 'uploads') return this.#upload(request.method, { name, body, url }, response)
    const found = this.objects.get(name)
    if (request.method === 'DELETE') {
      this.objects.delete(name)
      response.writeHead(204).end()
    } else if (request.method === 'PUT') {
      const source = this.objects.get(url.searchParams.get('copy') ?? '')
      if (source) this.objects.set(name, { ...source, at: new Date() })
      response.writeHead(source ? 204 : 404).end()
    } else if (found) {
      response.writeHead(200, { 'content-length': found.bytes.length })
      response.end(request.method === 'HEAD' ? undefined : found.bytes)
    } else response.writeHead(404).end()
  }

  #list(kind: string, prefix: string, response: ServerResponse): void {
    const kept: [string, Kept & { key?: string }][] = [...(kind === 'uploads' ? this.uploads : this.objects)]
    const found = kept
      .map(([name, { at, key = name }]) => ({ name, key, at: at.toISOString() }))
      .filter(({ key }) => key.startsWith(prefix))
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found))
  }

  #upload(
    method: string | undefined,
    { name, body, url }: { name: string; body: Buffer; url: URL },
    response: ServerResponse,
  ): void {
    const upload = this.uploads.get(name)
    if (method === 'PUT')
      this.uploads.set(name, { bytes: body, at: new Date(), key: url.searchParams.get('key') ?? '' })
    else this.uploads.delete(name)
    if (method === 'POST' && upload) this.objects.set(upload.key, { bytes: upload.bytes, at: new Date() })
    response.writeHead(method === 'POST' && !upload ? 404 : 204).end()
  }
}
