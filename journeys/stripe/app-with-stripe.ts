import { api } from '@app/domain/routes.ts'
import { type StripeServer, startStripeServer } from '@app/server/testing/stripe/stripe-server.ts'
import { RunningApp } from '../app/running-app.ts'

export interface AppWithStripe {
  app: RunningApp
  stripe: StripeServer
  close: () => Promise<void>
}

/** The real app with Stripe's keys, beside a local server that speaks as Stripe does. */
export async function openAppWithStripe(): Promise<AppWithStripe> {
  const stripe = await startStripeServer()
  const app = await RunningApp.open({
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  })
  stripe.webhooks.sendTo(app.url + api.cardWebhook('stripe'))
  const close = async () => {
    await app.close()
    await stripe.close()
  }
  return { app, stripe, close }
}
