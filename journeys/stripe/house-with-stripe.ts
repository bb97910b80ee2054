import { api } from '@app/domain/routes.ts'
import { type StripeServer, startStripeServer } from '@app/server/testing/stripe/stripe-server.ts'
import { RunningHouse } from '../house/running-house.ts'

export interface HouseWithStripe {
  house: RunningHouse
  stripe: StripeServer
  close: () => Promise<void>
}

/** The real app with Stripe's keys, beside a local server that speaks as Stripe does. */
export async function openHouseWithStripe(): Promise<HouseWithStripe> {
  const stripe = await startStripeServer()
  const house = await RunningHouse.open({
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  })
  stripe.webhooks.sendTo(house.url + api.stripeWebhook())
  const close = async () => {
    await house.close()
    await stripe.close()
  }
  return { house, stripe, close }
}
