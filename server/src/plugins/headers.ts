import { createHash } from 'node:crypto'
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
  const strict = headerOf(POLICY)
  const { thirdParties } = options
  const wider = thirdParties ? headerOf(policyWith(thirdParties.allowedSources)) : strict
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const allowed = thirdParties?.isAt(path) ? thirdParties.allowedSources : null
    const payment = ['self', ...(allowed?.payment ?? []).map((source) => `"${source}"`)].join(' ')
    reply.header('permissions-policy', `camera=(self), microphone=(), geolocation=(), payment=(${payment})`)
    // A wallet opens its own window, and has to find its way back.
    if (allowed) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    if (!options.hotReload) reply.header('content-security-policy', allowed ? wider : strict)
  })
}

/** What a page may load beside what is ours. */
export interface AllowedSources {
  scripts: string[]
  frames: string[]
  connections: string[]
  /** Who may open a wallet. */
  payment: string[]
}

export interface HeaderOptions {
  hotReload: boolean
  /** Where others' scripts are needed, and whose; null: nowhere. */
  thirdParties: { isAt: (path: string) => boolean; allowedSources: AllowedSources } | null
}

const policyWith = ({
  scripts,
  frames,
  connections,
}: AllowedSources): typeof POLICY & Record<string, string[]> => ({
  ...POLICY,
  'script-src': [...POLICY['script-src'], ...scripts],
  ...(frames.length > 0 && { 'frame-src': frames }),
  'connect-src': [...POLICY['connect-src'], ...connections],
})

const headerOf = (policy: Record<string, string[]>): string =>
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
