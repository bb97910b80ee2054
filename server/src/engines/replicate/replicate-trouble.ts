import { jsonOf, retryAfterMs, troubleOf } from '../hosted/http-answers.ts'
import { ServiceError } from '../hosted/image-service.ts'

/** An answer that says no. */
export class RefusedCall extends ServiceError {
  readonly status: number

  constructor(status: number, message: string, retryAfterMs: number | null) {
    super(troubleOf(status), message, { retryAfterMs })
    this.status = status
  }
}

const VERSION_IS_GONE = /version does not exist/i

/** A version that was deleted is refused as a wrong input is. @throws ServiceError `unlearned`; or what it was given */
export function unlearned(cause: unknown): never {
  if (!(cause instanceof RefusedCall)) throw cause
  const isGone = cause.trouble === 'gone' || (cause.status === 422 && VERSION_IS_GONE.test(cause.message))
  throw isGone ? new ServiceError('unlearned', cause.message, { cause }) : cause
}

/** Characters of its words that are worth a line in a log. */
const WORDS = 300

/** @param secret is in no message, whatever the answer repeats */
export async function refusalOf(response: Response, secret: string): Promise<RefusedCall> {
  const words = wordsOf(await response.text()).replaceAll(secret, '…')
  const message = `Replicate answered ${response.status}: ${words.slice(0, WORDS)}`
  return new RefusedCall(response.status, message, retryAfterOf(response.headers, words))
}

/** `{detail}`, as its API refuses; or what else stands there. */
function wordsOf(text: string): string {
  const detail = (jsonOf(text) as { detail?: unknown } | null | undefined)?.detail
  return typeof detail === 'string' ? detail : text
}

/** The header, in seconds or as a date; else what the words say ("resets in ~30s"). */
export function retryAfterOf(headers: Headers, words: string): number | null {
  const header = headers.get('retry-after')?.trim()
  return retryAfterMs(header || (/resets in ~?(\d+)\s*s/.exec(words)?.[1] ?? null))
}
