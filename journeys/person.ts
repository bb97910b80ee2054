import { setTimeout as pause } from 'node:timers/promises'
import { api } from '@app/domain/routes.ts'
import { PASSWORD } from './visitor-steps.ts'

interface Answer<Body> {
  status: number
  body: Body
}

/** Somebody who uses the site's calls directly, through restarts of the house. Lost answers are null. */
export class Person {
  readonly #url: string
  #cookie = ''

  constructor(url: string) {
    this.#url = url
  }

  static async register(url: string, email: string): Promise<Person> {
    const person = new Person(url)
    await person.ask('POST', api.register(), { firstName: 'Camille', email, password: PASSWORD })
    return person
  }

  async ask<Body>(method: string, path: string, body?: object | FormData): Promise<Answer<Body>> {
    const isForm = body instanceof FormData
    const answer = await fetch(this.#url + path, {
      method,
      headers: {
        origin: this.#url,
        cookie: this.#cookie,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] as string)
    if (cookies.length > 0) this.#cookie = cookies.join('; ')
    const text = await answer.text()
    return { status: answer.status, body: (text ? JSON.parse(text) : null) as Body }
  }

  async get<Body>(path: string): Promise<Body> {
    const { status, body } = await this.ask<Body>('GET', path)
    if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${JSON.stringify(body)}`)
    return body
  }

  /** Sends one photo; null when the connection died under it. */
  async upload(draftId: string, name: string, bytes: Uint8Array): Promise<Answer<unknown> | null> {
    const form = new FormData()
    form.append('sessionId', draftId)
    form.append('images', new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' }), name)
    return this.ask<unknown>('POST', api.upload(), form).catch(() => null)
  }
}

/** Asks again until the answer is right. */
export async function until<Value>(
  what: string,
  ask: () => Promise<Value>,
  isRight: (value: Value) => boolean,
  withinMs = 120_000,
): Promise<Value> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const value = await ask().catch(() => null)
    if (value !== null && isRight(value)) return value
    if (Date.now() > deadline)
      throw new Error(`waited too long for ${what}: ${JSON.stringify(value)?.slice(0, 500)}`)
    await pause(250)
  }
}
