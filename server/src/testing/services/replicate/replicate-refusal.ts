/** An answer that says no, in the words of the API. */
export class ReplicateRefusal extends Error {
  readonly status: number
  readonly body: object
  readonly headers: Record<string, string>

  constructor(status: number, body: { detail: string; [more: string]: unknown }, headers = {}) {
    super(body.detail)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export const missing = (): ReplicateRefusal =>
  new ReplicateRefusal(404, { detail: 'The requested resource could not be found.', status: 404 })

export const unauthenticated = (): ReplicateRefusal =>
  new ReplicateRefusal(401, {
    ...{ title: 'Unauthenticated', status: 401 },
    detail: 'You did not pass a valid authentication token',
  })

export const throttled = (seconds: number): ReplicateRefusal =>
  new ReplicateRefusal(429, { detail: `Request was throttled. Your rate limit resets in ~${seconds}s.` })

export const down = (): ReplicateRefusal => new ReplicateRefusal(503, { detail: 'Service unavailable' })

export const exists = (): ReplicateRefusal =>
  new ReplicateRefusal(409, { detail: 'A model with that name and owner already exists.', status: 409 })

export const versionIsGone = (): ReplicateRefusal =>
  new ReplicateRefusal(422, {
    ...{ title: 'Invalid version or not permitted', status: 422 },
    detail: "The specified version does not exist (or perhaps you don't have permission to use it?)",
  })

/** @param fields what is wrong, by the path of the field */
export function invalid(fields: { field: string; description: string }[]): ReplicateRefusal {
  const words = fields.map(({ field, description }) => `- ${field}: ${description}`).join('\n')
  return new ReplicateRefusal(422, {
    ...{ title: 'Input validation failed', status: 422, detail: words },
    invalid_fields: fields.map((field) => ({ type: 'invalid', ...field })),
  })
}
