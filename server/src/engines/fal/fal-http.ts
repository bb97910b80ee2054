import type { z } from 'zod'
import { jsonOf, retryAfterMs, troubleOf, withinLimit } from '../hosted/http-answers.ts'
import { ServiceError } from '../hosted/image-service.ts'
import { wordsOf } from './fal-shapes.ts'

export interface FalCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  /** Sent as JSON. */
  json?: unknown
  headers?: Record<string, string>
}

/** `body`: read as JSON; undefined where it is none. */
export interface FalAnswer {
  status: number
  headers: Headers
  body: unknown
}

/**
 * Speaks HTTP itself, not through `@fal-ai/client` 1.10.1: that one sends a submission up to four times, whatever it is
 * configured with, and a second one after a broken connection may be a second training to pay for. Its addresses are
 * fixed too, its upload takes no signal, and it knows neither webhooks nor the platform API.
 *
 * Each call is made once. All throw `ServiceError`, or the reason of the caller's signal.
 */
export class FalHttp {
  readonly #key: string
  readonly #callMs: number

  /** @param limits.callMs milliseconds until one call is given up */
  constructor(key: string, { callMs }: { callMs: number }) {
    this.#key = key
    this.#callMs = callMs
  }

  /** Its answer, whatever its status. @throws ServiceError `away` where there is none */
  async ask({ method, url, json, headers }: FalCall, signal?: AbortSignal): Promise<FalAnswer> {
    return this.#within(signal, async (limited) => {
      const response = await fetch(url, {
        method,
        headers: {
          authorization: `Key ${this.#key}`,
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        signal: limited,
      })
      // Whatever it says goes on to logs.
      const text = (await response.text()).replaceAll(this.#key, '[key]')
      return { status: response.status, headers: response.headers, body: jsonOf(text) }
    })
  }

  /** Its answer, of this shape. @throws ServiceError with the words of fal where it is another, or a refusal */
  async read<Schema extends z.ZodType>(
    shape: Schema,
    call: FalCall,
    signal?: AbortSignal,
  ): Promise<z.infer<Schema>> {
    const answer = await this.ask(call, signal)
    if (!isOk(answer.status)) throw troubleWith(answer)
    const read = shape.safeParse(answer.body)
    if (!read.success) throw new ServiceError('away', 'fal answered something that is not its API')
    return read.data
  }

  /** To where it said a file may be laid. The address itself permits it: the key is not for that host. */
  async put(url: string, file: { bytes: Uint8Array<ArrayBuffer>; contentType: string }, signal: AbortSignal) {
    await this.#within(signal, async (limited) => {
      const response = await fetch(url, {
        method: 'PUT',
        headers: { 'content-type': file.contentType },
        body: file.bytes,
        signal: limited,
      })
      const body = jsonOf(await response.text())
      if (!response.ok) throw troubleWith({ status: response.status, headers: response.headers, body })
    })
  }

  /** A file that anybody may read who has its address. @throws ServiceError `gone` where it is no more */
  async bytes(url: string, signal: AbortSignal): Promise<Uint8Array> {
    return this.#within(signal, async (limited) => {
      const response = await fetch(url, { signal: limited })
      const bytes = await response.bytes()
      if (response.ok) return bytes
      const { status, headers } = response
      if (GONE.has(status)) throw new ServiceError('gone', `fal answered ${status} for a file`)
      throw troubleWith({ status, headers, body: undefined })
    })
  }

  /** Whether a file is there. @throws ServiceError where nobody says */
  async isThere(url: string, signal: AbortSignal): Promise<boolean> {
    return this.#within(signal, async (limited) => {
      const { status, headers } = await fetch(url, { method: 'HEAD', signal: limited })
      if (GONE.has(status)) return false
      if (!isOk(status)) throw troubleWith({ status, headers, body: undefined })
      return true
    })
  }

  #within<Result>(
    signal: AbortSignal | undefined,
    act: (limited: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const callMs = this.#callMs
    const explain = ({ isLate }: { isLate: boolean }) =>
      `fal ${isLate ? `did not answer in ${callMs} ms` : 'cannot be reached'}`
    return withinLimit({ callMs, signal, explain }, act)
  }
}

/** What has expired may be answered as forbidden, and has nothing to do with our key. */
const GONE: ReadonlySet<number> = new Set([401, 403, 404, 410])

export const isOk = (status: number): boolean => status >= 200 && status < 300

/** What a refusal means for us, in the words of fal. */
export function troubleWith({ status, headers, body }: FalAnswer): ServiceError {
  const words = wordsOf(body)
  return new ServiceError(troubleOf(status), `fal answered ${status}${words ? `: ${words}` : ''}`, {
    retryAfterMs: retryAfterMs(headers.get('retry-after')),
    // Its gateway took nothing in.
    ...(status === 503 && { mayBeDone: false }),
  })
}
