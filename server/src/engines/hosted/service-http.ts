import type { z } from 'zod'
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
    const read = schema.safeParse(jsonOf(await this.bytes(path, signal, body)))
    if (read.success) return read.data
    const message = `${this.#terms.service} answered ${withoutQuery(path)} with nonsense`
    throw new ServiceError('away', message, { cause: read.error })
  }

  async bytes(path: string, signal: AbortSignal, body?: FormData | object): Promise<Uint8Array> {
    const { service, url, headers, callMs } = this.#terms
    const isJson = body && !(body instanceof FormData)
    try {
      const answer = await fetch(url + path, {
        ...(body && { method: 'POST', body: isJson ? JSON.stringify(body) : (body as FormData) }),
        headers: { ...headers, ...(isJson && { 'content-type': 'application/json' }) },
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(callMs)]),
      })
      const bytes = await answer.bytes()
      if (!answer.ok) throw this.#refusal(path, answer, bytes)
      return bytes
    } catch (cause) {
      if (signal.aborted) throw signal.reason
      if (cause instanceof ServiceError) throw cause
      throw new ServiceError('away', `${service} does not answer ${withoutQuery(path)}`, { cause })
    }
  }

  #refusal(path: string, { status, headers }: Response, bytes: Uint8Array): ServiceError {
    const { service, explain } = this.#terms
    const { words, trouble = troubleOf(status) } = explain?.(jsonOf(bytes)) ?? { words: '' }
    const message = `${service} answered ${withoutQuery(path)} with ${status} ${words}`.slice(0, MOST_WORDS)
    return new ServiceError(trouble, message, { retryAfterMs: waitOf(headers.get('retry-after')) })
  }
}

function troubleOf(status: number): ServiceTrouble {
  if (status === 429) return 'busy'
  if (status >= 500) return 'away'
  if (status === 404) return 'gone'
  return [401, 402, 403].includes(status) ? 'unpaid' : 'refused'
}

/** Milliseconds; the header holds seconds, or the moment itself. */
function waitOf(retryAfter: string | null): number | null {
  if (retryAfter === null) return null
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}

/** Addresses of files stay out of logs. */
const withoutQuery = (path: string): string => path.split('?')[0] ?? path

/** Undefined: it is none. */
function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
