import type { z } from 'zod'
import { jsonOf, retryAfterMs, troubleOf, withinLimit } from './http-answers.ts'
import { ServiceError, type ServiceTrouble } from './image-service.ts'

export interface CallTerms {
  /** As messages call it. */
  service: string
  /** What every path is laid behind; no slash at its end. Nothing else is ever called. */
  url: string
  headers: Record<string, string>
  /** Milliseconds until one call is given up. */
  callMs: number
  /** What it says for itself where it refuses; `trouble` where that tells more than the status of the answer. */
  explain?: (answer: unknown) => { words: string; trouble?: ServiceTrouble }
}

const MOST_WORDS = 500

/**
 * Calls over HTTP in the terms of an image service: whatever goes wrong is a `ServiceError`, but for the reason of the
 * caller's signal.
 */
export class ServiceHttp {
  readonly #terms: CallTerms

  constructor(terms: CallTerms) {
    this.#terms = terms
  }

  /** @param body a POST of this; without it a GET */
  async json<Answer>(
    path: string,
    schema: z.ZodType<Answer>,
    signal: AbortSignal,
    body?: FormData | object,
  ): Promise<Answer> {
    const read = schema.safeParse(jsonOf(textOf(await this.bytes(path, signal, body))))
    if (read.success) return read.data
    const message = `${this.#terms.service} answered ${withoutQuery(path)} with nonsense`
    throw new ServiceError('away', message, { cause: read.error })
  }

  async bytes(path: string, signal: AbortSignal, body?: FormData | object): Promise<Uint8Array> {
    const { service, url, headers, callMs } = this.#terms
    const isJson = body && !(body instanceof FormData)
    const explain = () => `${service} does not answer ${withoutQuery(path)}`
    return withinLimit({ callMs, signal, explain }, async (limited) => {
      const answer = await fetch(url + path, {
        ...(body && { method: 'POST', body: isJson ? JSON.stringify(body) : (body as FormData) }),
        headers: { ...headers, ...(isJson && { 'content-type': 'application/json' }) },
        redirect: 'error',
        signal: limited,
      })
      const bytes = await answer.bytes()
      if (!answer.ok) throw this.#refusal(path, answer, bytes)
      return bytes
    })
  }

  #refusal(path: string, { status, headers }: Response, bytes: Uint8Array): ServiceError {
    const { service, explain } = this.#terms
    const { words, trouble = troubleOf(status) } = explain?.(jsonOf(textOf(bytes))) ?? { words: '' }
    const message = `${service} answered ${withoutQuery(path)} with ${status} ${words}`.slice(0, MOST_WORDS)
    return new ServiceError(trouble, message, { retryAfterMs: retryAfterMs(headers.get('retry-after')) })
  }
}

/** Addresses of files stay out of logs. */
const withoutQuery = (path: string): string => path.split('?')[0] ?? path

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
