import type { User } from '@app/domain/accounts/accounts-api.ts'
import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import type { App } from '../context.ts'
import type { Database } from '../database/client.ts'
import type { Proof } from '../database/schema/accounts.ts'
import { refuse } from '../errors.ts'
import { readSignInCookie } from './sign-in-cookie.ts'
import { findPerson, hasExpired, type Person, touchSignIn } from './sign-ins.ts'

/** Who may call a route. Every route says it; one that does not is refused at start. */
export type Access = 'anyone' | 'person' | 'operator'

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
    /** What she showed when she signed in; `null` for a stranger. */
    proof: Proof | null
  }
}

export function guardRoutes(app: App, database: Database): void {
  app.decorateRequest('signedIn', null)
  app.decorateRequest('proof', null)
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
    request.proof = found?.proof ?? null
    // What is no route says nothing, and is not found.
    if ((access === 'person' || access === 'operator') && !found)
      refuse(token && (await hasExpired(database, token)) ? 'sign_in_expired' : 'signed_out')
    if (access === 'operator') ensureOperator(request)
    // Where nothing can be written she may still look at what is hers.
    if (token && found?.stale && !background)
      await touchSignIn(database, token).catch((cause) => request.log.warn({ err: cause }, 'touch a sign-in'))
  })
}

/** The signed-in person of a route whose access is 'person' or 'operator'. */
export const personOf = (request: FastifyRequest): Person => request.signedIn ?? refuse('signed_out')

/** Whether what is an operator's is open to who asks, or would be if she had signed in with more than a password. */
export function operatorState({ signedIn, proof }: FastifyRequest): User['operator'] {
  if (!signedIn?.isOperator) return 'no'
  return proof === 'second_factor' || proof === 'passkey' ? 'open' : 'locked'
}

/**
 * The operator who asks, signed in with a second factor or a passkey: a password alone can be watched, guessed or
 * bought. For everybody else what is an operator's does not exist.
 */
export function ensureOperator(request: FastifyRequest): Person {
  const person = personOf(request)
  const state = operatorState(request)
  if (state === 'no') refuse('not_found')
  if (state === 'locked') refuse('second_factor_needed')
  return person
}
