import { ServiceError, type ServiceTrouble } from '../hosted/image-service.ts'

/** An answer that says no. */
export class RefusedCall extends ServiceError {
  readonly status: number

  constructor(status: number, message: string, retryAfterMs: number | null) {
    super(troubleOf(status), message, { retryAfterMs })
    this.status = status
  }
}

const TROUBLES: Record<number, ServiceTrouble> = {
  ...{ 401: 'unpaid', 402: 'unpaid', 403: 'unpaid', 404: 'gone', 408: 'away', 410: 'gone', 429: 'busy' },
}

const troubleOf = (status: number): ServiceTrouble =>
  TROUBLES[status] ?? (status >= 400 && status < 500 ? 'refused' : 'away')

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
  try {
    const { detail } = JSON.parse(text)
    return typeof detail === 'string' ? detail : text
  } catch {
    return text
  }
}

const SECOND_MS = 1000

/** The header, in seconds or as a date; else what the words say ("resets in ~30s"). */
export function retryAfterOf(headers: Headers, words: string): number | null {
  const header = headers.get('retry-after')?.trim()
  const said = header || /resets in ~?(\d+)\s*s/.exec(words)?.[1]
  if (!said) return null
  if (/^\d+$/.test(said)) return Number(said) * SECOND_MS
  const date = Date.parse(said)
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now())
}
