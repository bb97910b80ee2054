import { api } from '@app/domain/routes.ts'
import type Stripe from 'stripe'
import { z } from 'zod'
import { refuse } from '../../errors.ts'
import type { App } from '../../fastify-app.ts'
import { withByteBodies } from '../../plugins/byte-bodies.ts'
import type { ProviderNews } from '../provider.ts'
import { readEvent } from './stripe-reading.ts'

/** An older message is somebody's copy of it; of one from further ahead nobody knows for how long it would be taken. */
const TOLERANCE_SECONDS = 300
const BODY_LIMIT = 512 * 1024

/** As much of a message as is read whatever its type. */
const message = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})

type Webhooks = Pick<Stripe['webhooks'], 'constructEvent'>

/**
 * Where Stripe tells us its news. The signature is of these very bytes, so this address has a reader of bodies of its
 * own; it proves who calls, so no cookie and no origin is asked for.
 */
export async function stripeWebhook(
  app: App,
  webhooks: Webhooks,
  secrets: readonly string[],
  news: ProviderNews,
): Promise<void> {
  await withByteBodies(app, BODY_LIMIT, (scope) => {
    scope.post(
      api.cardWebhook('stripe'),
      {
        bodyLimit: BODY_LIMIT,
        config: { access: 'anyone', sameForAll: true, fromAnySite: true },
        schema: { response: { 200: z.object({ received: z.literal(true) }) } },
      },
      async (request) => {
        const signature = request.headers['stripe-signature']
        const event = verifiedEvent(webhooks, secrets, request.body, signature)
        await news.ofEvent(readEvent(event))
        return { received: true as const }
      },
    )
  })
}

/** While one secret replaces the other, either may have signed. */
export function verifiedEvent(
  webhooks: Webhooks,
  secrets: readonly string[],
  body: unknown,
  signature: unknown,
  now = Date.now(),
): Stripe.Event {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return refuse('webhook_unsigned')
  let reason: unknown
  for (const secret of secrets) {
    try {
      const event: unknown = webhooks.constructEvent(
        body,
        signature,
        secret,
        TOLERANCE_SECONDS,
        undefined,
        now,
      )
      // Signed, and yet nothing that Stripe sends.
      if (isAhead(signature, now) || !message.safeParse(event).success) break
      return event as Stripe.Event
    } catch (cause) {
      reason = cause
    }
  }
  return refuse('webhook_unsigned', { cause: reason })
}

/** The library refuses what is too old, and takes what comes from any time to come. */
const isAhead = (signature: string, now: number): boolean =>
  Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]) > Math.floor(now / 1000) + TOLERANCE_SECONDS
