import { z } from 'zod'

const STRIPES_OWN = 'https://api.stripe.com'

/** What an operator takes from Stripe's dashboard (README, "Card payments"). */
export const stripeEnvironment = {
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

export interface StripeConfig {
  secretKey: string
  publishableKey: string
  /** The one in use; and the other one, while one replaces the other. */
  webhookSecrets: string[]
  apiUrl: string
  /** Test keys take no money. */
  takesMoney: boolean
}

export type StripeEnvironment = z.infer<z.ZodObject<typeof stripeEnvironment>>

/** All of it or none: half a card provider takes money and never hears of it. Throws the words to refuse with. */
export function shapeStripe(env: StripeEnvironment): StripeConfig | null {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
  const missing = names.filter((name) => !env[name])
  if (missing.length === names.length) return null
  if (missing.length > 0) throw new Error(`card payments by Stripe also need: ${missing.join(', ')}`)
  const [secretKey = '', publishableKey = '', webhookSecret = ''] = names.map((name) => env[name])
  const takesMoney = isLive(secretKey)
  if (takesMoney !== isLive(publishableKey))
    throw new Error('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY: one is a test key, the other is not.')
  const webhookSecrets = webhookSecret.split(',').map((secret) => secret.trim())
  return { secretKey, publishableKey, webhookSecrets, apiUrl: new URL(env.STRIPE_API_URL).origin, takesMoney }
}

const isLive = (key: string): boolean => key.split('_')[1] === 'live'
