import { expect, it } from 'vitest'
import { stripeConfig } from './stripe-choice.ts'

const TOLD = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_one',
  STRIPE_API_URL: 'https://api.stripe.com',
}

it('what an operator tells of Stripe is its keys, its secret and its address', () =>
  expect(stripeConfig(TOLD)).toEqual({
    secretKey: TOLD.STRIPE_SECRET_KEY,
    publishableKey: TOLD.STRIPE_PUBLISHABLE_KEY,
    webhookSecrets: ['whsec_one'],
    apiUrl: 'https://api.stripe.com',
    takesMoney: false,
  }))

it('there may be two webhook secrets, while one replaces the other', () =>
  expect(stripeConfig({ ...TOLD, STRIPE_WEBHOOK_SECRET: 'whsec_one, whsec_two' })?.webhookSecrets).toEqual([
    'whsec_one',
    'whsec_two',
  ]))

it('told nothing but its address it takes no cards', () =>
  expect(stripeConfig({ STRIPE_API_URL: TOLD.STRIPE_API_URL })).toBeNull())
