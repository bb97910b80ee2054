import { createHmac, timingSafeEqual } from 'node:crypto'
import { ServiceError, type WebhookCall } from '../hosted/image-service.ts'

/** Seconds a webhook may be old, or ahead of our clock. */
const MOST_AGE_S = 300

/**
 * That Replicate sent these bytes, within the last five minutes.
 * @param secret `whsec_…`
 * @throws ServiceError `refused`
 */
export function verifyWebhook({ headers, body }: WebhookCall, secret: string, now = Date.now()): void {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => headers[name],
  )
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string')
    throw new ServiceError('refused', 'a webhook without its signature')
  // What is no number is never young enough.
  if (!/^\d+$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > MOST_AGE_S)
    throw new ServiceError('refused', 'a webhook of another time')
  const expected = signatureOf({ id, timestamp, body }, secret)
  if (!signatures.split(' ').some((one) => isSame(one, expected)))
    throw new ServiceError('refused', 'a webhook that somebody else signed')
}

/** `v1,<base64>`. */
export function signatureOf(
  { id, timestamp, body }: { id: string; timestamp: string; body: Buffer },
  secret: string,
): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')}`
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
