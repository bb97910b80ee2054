import type { User } from '@app/domain/accounts/accounts-api.ts'
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify'
import type { App, Context } from '../../context.ts'
import type { Proof } from '../../database/schema/accounts.ts'
import { refuse } from '../../errors.ts'
import type { FoundOut } from '../../plugins/unchanged/known-answers.ts'
import { etagOf, type Keeper, keepsAnswer } from '../../plugins/unchanged/unchanged.ts'
import { readSignInCookie } from '../sign-in-cookie.ts'
import {
  type Along,
  type FindPerson,
  type FoundPerson,
  hasExpired,
  type Person,
  preparePerson,
  touchSignIn,
} from '../sign-ins.ts'
import { tokenHash } from '../tokens.ts'
import { type FileOfHers, type FindFile, idInPath, prepareFile } from './files-of-hers.ts'

/** Who may call a route. Every route says it; one that does not is refused at start. */
export type Access = 'anyone' | 'person' | 'operator'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** A file that is the same for everybody: nobody is looked up for it. */
    sameForAll?: boolean
    /** The page calls by itself, nobody is there for sure: it does not keep the sign-in alive. */
    background?: boolean
    /** Who keeps the answer, which calls `isUnchanged` or `sendPicture`: while nothing of hers changes nobody is looked up for it. */
    kept?: Keeper
    /** What the route needs of her, asked in the same statement as who she is. */
    along?: Along
    /** The file of hers it sends: it alone is asked for, and who she is only as far as that is known by her sign-in. */
    file?: FileOfHers
  }
  interface FastifyRequest {
    /** Who is signed in; `null` for a stranger, and where only a file of hers is asked for. Asked of the database once per request. */
    signedIn: Person | null
    /** What she showed when she signed in; `null` for a stranger. */
    proof: Proof | null
    /** What was found with her. */
    found: (FoundOut & Pick<FoundPerson, 'counter' | 'along'>) | null
  }
}

type Guarded = Pick<Context, 'database' | 'unchanged'>

/**
 * Before everything else: what a page keeps it is told in a word to go on keeping (isUnchanged, below). Whose it is was
 * looked up when it was given; that she is still signed in, and that nothing has changed since, is known here.
 */
export function sendUnchanged(app: App, { unchanged }: Pick<Context, 'unchanged'>): void {
  app.addHook('onRequest', async (request, reply) => {
    const { background, kept } = request.routeOptions.config
    const etag = request.headers['if-none-match']
    const token = kept && etag && readSignInCookie(request)
    if (token && (await unchanged.isSo(tokenHash(token), request, !background)))
      return keepsAnswer(reply, etag, kept).code(304).send()
  })
}

export function guardRoutes(app: App, { database, unchanged }: Guarded): void {
  app.decorateRequest('signedIn', null)
  app.decorateRequest('proof', null)
  app.decorateRequest('found', null)
  const alone = preparePerson(database)
  const prepared = new Map<Along, FindPerson>()
  const files = new Map<FileOfHers, FindFile>()
  app.addHook('onRoute', (route) => {
    const config = route.config as FastifyContextConfig | undefined
    if (!config?.access)
      throw new Error(`route ${String(route.method)} ${route.url} does not say who may call it`)
    if (config.sameForAll && config.access !== 'anyone')
      throw new Error(`route ${route.url} is the same for all, and yet not for anyone`)
    if (config.along) prepared.set(config.along, preparePerson(database, config.along))
    const { file } = config
    if (file && !files.has(file)) files.set(file, prepareFile(database, file))
  })
  app.addHook('onRequest', async (request) => {
    const { access, along, background, file, sameForAll } = request.routeOptions.config
    if (sameForAll) return
    const token = readSignInCookie(request)
    const hash = token && tokenHash(token)
    const { asOf } = unchanged
    const id = file && idInPath(request)
    const findFile = file && files.get(file)
    const find = (token: string) =>
      id && findFile ? findFile({ token, id }) : ((along && prepared.get(along)) ?? alone)(token)
    const found = hash ? await find(hash) : null
    if (hash && found) {
      request.signedIn = found.person
      request.proof = found.proof
      request.found = { ...foundOut(hash, found, asOf), counter: found.counter, along: found.along }
    } else if (access === 'person' || access === 'operator')
      // What is no route says nothing, and is not found.
      refuse(token && (await hasExpired(database, token)) ? 'sign_in_expired' : 'signed_out')
    if (access === 'operator') ensureOperator(request)
    // Where nothing can be written she may still look at what is hers.
    if (token && found && found.freshSeconds < 0 && !background)
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

/**
 * Of a route whose answer is `kept`: whether her page has the answer of now already. Dashboards ask every five seconds,
 * and nearly always it has.
 * @param others what the answer says that no change of hers tells of
 */
export function isUnchanged(
  { unchanged }: Pick<Context, 'unchanged'>,
  request: FastifyRequest,
  reply: FastifyReply,
  others: readonly unknown[] = [],
): boolean {
  const found = request.found ?? refuse('signed_out')
  // Two people may have changed as often: in one browser the one may come after the other.
  const etag = etagOf(found.counter, [found.userId, request.proof, ...others])
  keepsAnswer(reply, etag, 'page')
  unchanged.learn(found, request.url, etag, others.length === 0)
  return request.headers['if-none-match'] === etag
}

function foundOut(tokenHash: string, found: FoundPerson, asOf: number): FoundOut {
  const now = performance.now()
  return {
    tokenHash,
    userId: found.userId,
    asOf,
    endsAt: now + found.aliveSeconds * 1000,
    idleFrom: now + found.freshSeconds * 1000,
  }
}
