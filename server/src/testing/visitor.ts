import { randomUUID } from 'node:crypto'
import { api } from '@app/domain/routes.ts'
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify'
import type { App } from '../context.ts'

const OURS = { origin: 'http://localhost', host: 'localhost' }

/** Somebody with a browser: keeps the cookies the site gave her. */
export class Visitor {
  readonly #app: App
  readonly #cookies: Map<string, string>

  constructor(app: App, cookies: Record<string, string> = {}) {
    this.#app = app
    this.#cookies = new Map(Object.entries(cookies))
  }

  get cookies(): Record<string, string> {
    return Object.fromEntries(this.#cookies)
  }

  async ask(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    payload?: InjectOptions['payload'],
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const answer = await this.#app.inject({
      method,
      url,
      cookies: this.cookies,
      headers: { ...OURS, ...headers },
      ...(payload !== undefined && { payload }),
    })
    for (const cookie of answer.cookies) {
      if (cookie.value === '') this.#cookies.delete(cookie.name)
      else this.#cookies.set(cookie.name, cookie.value)
    }
    return answer
  }

  get = (url: string, headers?: Record<string, string>) => this.ask('GET', url, undefined, headers)
  post = (url: string, payload: object = {}) => this.ask('POST', url, payload)
  put = (url: string, payload: object = {}) => this.ask('PUT', url, payload)
  delete = (url: string, payload: object = {}) => this.ask('DELETE', url, payload)

  /** Sends files as a form does. */
  async upload(
    draftId: string,
    files: { name: string; type?: string; bytes: Uint8Array }[],
  ): Promise<Response> {
    const form = new FormData()
    form.append('sessionId', draftId)
    for (const { name, type, bytes } of files)
      form.append(
        'images',
        new Blob([bytes as Uint8Array<ArrayBuffer>], { type: type ?? 'image/jpeg' }),
        name,
      )
    return this.postForm(api.upload(), form)
  }

  /** As a browser writes a form with files. */
  async postForm(url: string, form: FormData): Promise<Response> {
    const body = new Request('http://localhost', { method: 'POST', body: form })
    const headers = { 'content-type': body.headers.get('content-type') ?? '' }
    return this.ask('POST', url, Buffer.from(await body.arrayBuffer()), headers)
  }
}

export const PASSWORD = 'trois petits chats 7'

/** A newly registered person, signed in. */
export async function registered(
  app: App,
  her: Partial<{ firstName: string; email: string; password: string }> = {},
) {
  const visitor = new Visitor(app)
  const email = her.email ?? `${randomUUID()}@exemple.fr`
  const answer = await visitor.post(api.register(), {
    firstName: 'Camille',
    password: PASSWORD,
    ...her,
    email,
  })
  if (answer.statusCode !== 201) throw new Error(`register answered ${answer.statusCode}: ${answer.body}`)
  return { visitor, email, user: answer.json().user as { id: string; email: string } }
}
