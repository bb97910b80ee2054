import { createHash } from 'node:crypto'
import { FIRST_SCRIPT } from '@app/web/page-contract.ts'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Headers of every answer (checklist H1, H2). One inline script exists, and no other is allowed. */
export async function setHeaders(app: FastifyInstance, options: { hotReload: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: options.hotReload ? false : { useDefaults: false, directives: POLICY },
    // Only browsers that came by https heed it; a laptop on http ignores it.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(self), microphone=(), geolocation=(), payment=(self)')
  })
}

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
