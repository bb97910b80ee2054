import { z } from 'zod'
import { choice } from '../../choice.ts'
import type { ChosenCards } from '../provider.ts'
import type { StripeConfig } from './stripe-cards.ts'

const STRIPES_OWN = 'https://api.stripe.com'

/** What an operator takes from Stripe's dashboard (README, "Card payments"). */
const names = {
  STRIPE_SECRET_KEY: z
    .string()
    .trim()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'expected a key that starts with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .trim()
    .regex(/^pk_(test|live)_\w+$/, 'expected a key that starts with pk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .trim()
    .regex(/^whsec_\w+(\s*,\s*whsec_\w+)?$/, 'expected one whsec_ secret, or two with a comma between them')
    .optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default(STRIPES_OWN),
}

/** All of it or none: half a card provider takes money and never hears of it. */
export function stripeConfig(told: z.infer<z.ZodObject<typeof names>>): StripeConfig | null {
  const needed = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
  const missing = needed.filter((name) => !told[name])
  if (missing.length === needed.length) return null
  if (missing.length > 0) throw new Error(`card payments by Stripe also need: ${missing.join(', ')}`)
  const [secretKey = '', publishableKey = '', webhookSecret = ''] = needed.map((name) => told[name])
  const takesMoney = isLive(secretKey)
  if (takesMoney !== isLive(publishableKey))
    throw new Error('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY: one is a test key, the other is not.')
  const webhookSecrets = webhookSecret.split(',').map((secret) => secret.trim())
  return {
    secretKey,
    publishableKey,
    webhookSecrets,
    apiUrl: new URL(told.STRIPE_API_URL).origin,
    takesMoney,
  }
}

/** Its library is loaded only where it is used: it would be the heaviest of all at start. */
export const stripe = choice(names, (told): ChosenCards | null => {
  const config = stripeConfig(told)
  return (
    config && {
      name: 'stripe',
      takesMoney: config.takesMoney,
      allowedSources: {
        ...{ payment: [SCRIPT], scripts: SCRIPTS, connections: [config.apiUrl] },
        frames: [...SCRIPTS, 'https://hooks.stripe.com'],
      },
      notInProduction: notInProduction(config),
      open: async () => new (await import('./stripe-cards.ts')).StripeCards(config),
    }
  )
})

const SCRIPT = 'https://js.stripe.com'
/** What Stripe asks for: docs.stripe.com/security/guide#content-security-policy */
const SCRIPTS = [SCRIPT, 'https://*.js.stripe.com']

function notInProduction({ takesMoney, apiUrl }: StripeConfig): string | null {
  if (!takesMoney)
    return 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are test keys, which take no money: production needs the live ones.'
  return apiUrl.startsWith('https:') ? null : 'STRIPE_API_URL must be an https address in production.'
}

const isLive = (key: string): boolean => key.split('_')[1] === 'live'
