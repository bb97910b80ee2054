export interface RefusalBody {
  type: 'card_error' | 'invalid_request_error' | 'api_error' | 'idempotency_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  payment_intent?: object
}

/** What Stripe answers instead of an object: `{ "error": … }` under this status. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly body: RefusalBody
  readonly headers: Record<string, string>

  constructor(status: number, body: RefusalBody, headers: Record<string, string> = {}) {
    super(body.message)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export const invalid = (
  message: string,
  more: { code?: string; param?: string; payment_intent?: object } = {},
) => new StripeRefusal(400, { type: 'invalid_request_error', message, ...more })

export const missing = (what: string, id: string) =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: what,
  })

/** Too many calls: nothing was done, and nothing is kept for the idempotency key. */
export const tooMany = () =>
  new StripeRefusal(
    429,
    { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' },
    { 'retry-after': '1', 'stripe-should-retry': 'false' },
  )

export const keyInUse = () =>
  new StripeRefusal(
    409,
    {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: 'There is currently another in-progress request using this Idempotent Key.',
    },
    { 'stripe-should-retry': 'true' },
  )

export const brokenDown = () =>
  new StripeRefusal(
    500,
    { type: 'api_error', message: 'An unknown error occurred.' },
    { 'stripe-should-retry': 'false' },
  )
