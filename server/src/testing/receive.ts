import { api } from '@app/domain/routes.ts'
import type { App } from '../context.ts'

/** A message of Stripe's as it comes over the network: bytes, a signature, no cookie and no origin. */
export async function receive(app: App, body: string, signature: string): Promise<number> {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
  return (await app.inject({ method: 'POST', url: api.cardWebhook('stripe'), payload: body, headers }))
    .statusCode
}
