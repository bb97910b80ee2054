import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import { RefusalError } from '../errors.ts'

/** Requests per minute and network address. RATE_LIMIT_FACTOR multiplies them. */
export const LIMITS = {
  signIn: 20,
  register: 10,
  mail: 5,
  // A new address is written to at once.
  profile: 10,
  upload: 240,
  payment: 60,
  // Her page asks every second, and the card provider is asked each time.
  paymentNews: 240,
  create: 20,
  export: 5,
  // Reading a photo costs a processor two seconds, a picture of it a fifth of one.
  preview: 12,
  previewPicture: 240,
} as const

export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, context) =>
      new RefusalError('throttled', { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  })
}

export const atMost = (
  kind: keyof typeof LIMITS,
  factor: number,
): NonNullable<RouteShorthandOptions['config']> => ({
  rateLimit: { max: Math.ceil(LIMITS[kind] * factor), timeWindow: '1 minute' },
})
