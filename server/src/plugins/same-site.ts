import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RefusalError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Another machine calls it, which proves itself by a signature and not by a cookie. */
    fromAnySite?: boolean
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A call that changes something must come from our own pages. Browsers say so in Sec-Fetch-Site,
 * older ones in Origin; one that says neither is refused, since a forged form may hide them.
 */
export function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method) || request.routeOptions.config.fromAnySite) return
    if (!comesFromUs(request)) throw new RefusalError('cross_site')
  })
}

function comesFromUs(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return hostOf(request.headers.origin) === request.host
}

function hostOf(origin: string | undefined): string | null {
  return origin && URL.canParse(origin) ? new URL(origin).host : null
}
