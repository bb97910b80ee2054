import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import type { App } from '../context.ts'
import type { Database } from '../database/client.ts'
import { refuse } from '../errors.ts'
import { readSignInCookie } from './sign-in-cookie.ts'
import { findPerson, hasExpired, type Person, touchSignIn } from './sign-ins.ts'

/** Who may call a route. Every route says it; one that does not is refused at start. */
export type Access = 'anyone' | 'person'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** A file that is the same for everybody: nobody is looked up for it. */
    sameForAll?: boolean
    /** The page calls by itself, nobody is there for sure: it does not keep the sign-in alive. */
    background?: boolean
  }
  interface FastifyRequest {
    /** Who is signed in; `null` for a stranger. Asked of the database once per request. */
    signedIn: Person | null
  }
}

export function guardRoutes(app: App, database: Database): void {
  app.decorateRequest('signedIn', null)
  app.addHook('onRoute', (route) => {
    const config = route.config as FastifyContextConfig | undefined
    if (!config?.access)
      throw new Error(`route ${String(route.method)} ${route.url} does not say who may call it`)
    if (config.sameForAll && config.access !== 'anyone')
      throw new Error(`route ${route.url} is the same for all, and yet not for anyone`)
  })
  app.addHook('onRequest', async (request) => {
    const { access, background, sameForAll } = request.routeOptions.config
    if (sameForAll) return
    const token = readSignInCookie(request)
    const found = token ? await findPerson(database, token) : null
    request.signedIn = found?.person ?? null
    if (access === 'person' && !found)
      refuse(token && (await hasExpired(database, token)) ? 'sign_in_expired' : 'signed_out')
    // Where nothing can be written she may still look at what is hers.
    if (token && found?.stale && !background)
      await touchSignIn(database, token).catch((cause) => request.log.warn({ err: cause }, 'touch a sign-in'))
  })
}

/** The signed-in person of a route whose access is 'person'. */
export const personOf = (request: FastifyRequest): Person => request.signedIn ?? refuse('signed_out')
