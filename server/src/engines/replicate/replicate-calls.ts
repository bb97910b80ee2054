import Replicate from 'replicate'
import type { ZodType } from 'zod'
import { withinLimit } from '../hosted/http-answers.ts'
import { ServiceError } from '../hosted/image-service.ts'
import type { ReplicateConfig } from './replicate-config.ts'
import { refusalOf } from './replicate-trouble.ts'

type Send<Answer> = (client: Replicate) => Promise<Answer>

/**
 * Calls of the API by its own client. Each is sent once: the client would send a POST again after a broken connection,
 * up to six times and at once, and a job that was asked for twice is paid twice. Who calls decides what is tried again.
 */
export class ReplicateCalls {
  readonly #config: Pick<ReplicateConfig, 'token' | 'apiUrl' | 'callMs'>

  constructor(config: Pick<ReplicateConfig, 'token' | 'apiUrl' | 'callMs'>) {
    this.#config = config
  }

  /** @throws ServiceError; or the reason of the signal, when that ended it */
  async ask<Shape>(shape: ZodType<Shape>, signal: AbortSignal, send: Send<unknown>): Promise<Shape> {
    return this.#limited(signal, async (limited) => {
      const answer = shape.safeParse(await send(this.#client(limited)))
      if (!answer.success)
        throw new ServiceError('away', 'Replicate answered another shape', { cause: answer.error })
      return answer.data
    })
  }

  /** For where only the status counts. @throws as `ask` */
  async tell(method: 'DELETE', path: string, signal: AbortSignal): Promise<void> {
    await this.#limited(signal, async (limited) => {
      const answer = await this.#client(limited).request(path, { method })
      // Read to its end, so that its connection serves again.
      await answer.arrayBuffer()
    })
  }

  /** The address of a list's page; only where the API itself lies: the token goes along. @throws as `ask` */
  async page<Shape>(shape: ZodType<Shape>, address: string, signal: AbortSignal): Promise<Shape> {
    const url = new URL(address.replace(/^\//, ''), `${this.#config.apiUrl.replace(/\/$/, '')}/`)
    if (!this.isItsOwn(url)) throw new ServiceError('away', 'Replicate named a page of another host')
    return this.ask(shape, signal, async (client) => (await client.request(url, { method: 'GET' })).json())
  }

  /** The bytes at an address, at most so many. @throws as `ask`; `refused` where there are more */
  async bytes(address: string, most: number, signal: AbortSignal): Promise<Uint8Array> {
    const url = URL.parse(address)
    if (!url || !/^https?:$/.test(url.protocol)) throw new ServiceError('refused', 'no address of a picture')
    const headers: HeadersInit = this.isItsOwn(url) ? { authorization: `Bearer ${this.#config.token}` } : {}
    return this.#limited(signal, async (limited) => {
      const response = await fetch(url, { headers, signal: limited })
      if (!response.ok) throw await refusalOf(response, this.#config.token)
      const chunks: Uint8Array[] = []
      let size = 0
      for await (const chunk of response.body ?? []) {
        chunks.push(chunk)
        size += chunk.length
        if (size > most) throw new ServiceError('refused', `a picture of more than ${most} bytes`)
      }
      return Buffer.concat(chunks)
    })
  }

  isItsOwn(url: URL): boolean {
    return url.origin === new URL(this.#config.apiUrl).origin
  }

  /** A client for one call: whatever it tries again has the outcome of the first time. */
  #client(signal: AbortSignal): Replicate {
    const { token, apiUrl } = this.#config
    let outcome: Promise<Response> | undefined
    const once: typeof fetch = (input, init) => {
      outcome ??= this.#fetch(input, { ...init, signal })
      return outcome
    }
    return new Replicate({ auth: token, baseUrl: apiUrl, useFileOutput: false, fetch: once })
  }

  async #fetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    // A form is read on by Node's fetch although the signal has ended the call, and fails where nobody can catch it.
    init?.signal?.throwIfAborted()
    // Followed, a redirected POST would be sent again, or become a GET.
    const response = await fetch(input, { ...init, redirect: 'error' })
    if (!response.ok) throw await refusalOf(response, this.#config.token)
    return response
  }

  #limited<Answer>(signal: AbortSignal, call: (limited: AbortSignal) => Promise<Answer>): Promise<Answer> {
    const { callMs } = this.#config
    const explain = ({ isLate, cause }: { isLate: boolean; cause: unknown }) =>
      `Replicate gave no answer ${isLate ? `within ${callMs} ms` : `(${(cause as Error).message})`}`
    return withinLimit({ callMs, signal, explain }, call)
  }
}
