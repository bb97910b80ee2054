/** What the browser knows of an answer that is no success. */
export interface FailedAnswer {
  method: string
  status: number
  statusText: string
  /** The body, as text. */
  body: string
}

/**
 * The message of a failed call to the letter of the specification: for programs, logs and error reports. People never read
 * it: a screen shows `ApiError.sentence`, which is the `error` of our refusals in her language, or its own words.
 */
export function failureMessage({ method, status, statusText, body }: FailedAnswer): string {
  if (status >= 500) return `${status}: ${statusText}`
  if (method === 'GET') return `${status}: ${body}`
  return body || `${status} ${statusText}`
}
