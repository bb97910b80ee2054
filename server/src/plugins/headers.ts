import { createHash } from 'node:crypto'
import { isPayingPage } from '@app/domain/site/paying-pages.ts'
import { FIRST_SCRIPT } from '@app/web/page-contract.ts'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Headers of every answer. One inline script exists, and no other is allowed. */
export async function setHeaders(app: FastifyInstance, options: HeaderOptions): Promise<void> {
  await app.register(helmet, {
    // Written below, since it differs from page to page.
    contentSecurityPolicy: false,
    // Only browsers that came by https heed it; a laptop on http ignores it.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  const strict = written(POLICY)
  const paying = options.stripeApi ? written(withStripe(options.stripeApi)) : strict
  app.addHook('onRequest', async (request, reply) => {
    const pays = options.stripeApi !== null && isPayingPage(request.url.split('?')[0] ?? '')
    const payment = pays ? `(self "${STRIPE_SCRIPT}")` : '(self)'
    reply.header('permissions-policy', `camera=(self), microphone=(), geolocation=(), payment=${payment}`)
    // A wallet opens its own window, and has to find its way back.
    if (pays) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    if (!options.hotReload) reply.header('content-security-policy', pays ? paying : strict)
  })
}

export interface HeaderOptions {
  hotReload: boolean
  /** Where a card form of Stripe's asks; null where cards are not Stripe's. */
  stripeApi: string | null
}

const STRIPE_SCRIPT = 'https://js.stripe.com'
/** What Stripe asks for (docs.stripe.com/security/guide#content-security-policy), only where there is a card form. */
const STRIPE_SCRIPTS = [STRIPE_SCRIPT, 'https://*.js.stripe.com']
const withStripe = (api: string): typeof POLICY & Record<string, string[]> => ({
  ...POLICY,
  'script-src': [...POLICY['script-src'], ...STRIPE_SCRIPTS],
  'frame-src': [...STRIPE_SCRIPTS, 'https://hooks.stripe.com'],
  'connect-src': [...POLICY['connect-src'], api],
})

const written = (policy: Record<string, string[]>): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';')

const hash = createHash('sha256').update(FIRST_SCRIPT).digest('base64')

const POLICY = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
  'script-src': ["'self'", `'sha256-${hash}'`],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", 'blob:'],
  // heic-to decodes in a worker it makes itself.
  'worker-src': ["'self'", 'blob:'],
}
