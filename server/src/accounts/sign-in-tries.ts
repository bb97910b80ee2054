import { normaliseEmail } from '@app/domain/accounts/account-rules.ts'
import { and, count, eq, gt, like, type SQL, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database, Queryable } from '../database/client.ts'
import { signInFailures } from '../database/schema/accounts.ts'
import { refuse } from '../errors.ts'
import { networkOf } from '../plugins/network.ts'
import { isKnownDevice, readDeviceCookie } from './known-devices.ts'
import { findByEmail } from './queries.ts'
import { readSignInCookie } from './sign-in-cookie.ts'
import { tokenHash } from './tokens.ts'

/** So many wrong passwords for one account from one place in the window, and that place waits. */
const FROM_ONE_PLACE = 10
/** And so many from all places that are not known to be hers: a thousand machines guess no faster than these. */
const FROM_STRANGERS = 100
const WINDOW_MINUTES = 15

/** Where a password was typed: a browser that is known to be hers, or a network. */
export interface Origin {
  isHers: boolean
  /** Of the account and the place: no network address is written down. */
  key: string
}

const STRANGER = 'stranger:'

/** Of who tries to sign in. */
export async function originOf(database: Queryable, request: FastifyRequest, email: string): Promise<Origin> {
  const account = normaliseEmail(email)
  const device = readDeviceCookie(request)
  const person = device ? await findByEmail(database, account) : undefined
  if (device && person && (await isKnownDevice(database, person.id, device)))
    return { isHers: true, key: `device:${tokenHash(device)}` }
  return { isHers: false, key: `${STRANGER}${tokenHash(`${account} ${networkOf(request)}`)}` }
}

/** Of who is asked for the password once more: whoever took over a sign-in makes nobody wait but itself. */
export const originWithin = (request: FastifyRequest): Origin => ({
  isHers: true,
  key: `sign-in:${tokenHash(readSignInCookie(request) ?? '')}`,
})

/**
 * Counts this try as wrong until the password proves right (`forgetFailures`), or makes it wait. One at a time per
 * account, so that a hundred guesses sent at once are not all looked at before the first is counted.
 */
export async function countSignInTry(database: Database, email: string, origin: Origin): Promise<void> {
  const account = normaliseEmail(email)
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${account}))`)
    const from = (place: SQL | undefined) => countLately(tx, account, place)
    const isOver =
      (await from(eq(signInFailures.origin, origin.key))) >= FROM_ONE_PLACE ||
      (!origin.isHers && (await from(like(signInFailures.origin, `${STRANGER}%`))) >= FROM_STRANGERS)
    if (isOver) refuse('throttled', { retryAfterSeconds: WINDOW_MINUTES * 60 })
    await tx.insert(signInFailures).values({ account, origin: origin.key })
  })
}

async function countLately(tx: Queryable, account: string, place: SQL | undefined): Promise<number> {
  const since = sql`now() - make_interval(mins => ${WINDOW_MINUTES})`
  const [failures] = await tx
    .select({ total: count() })
    .from(signInFailures)
    .where(and(eq(signInFailures.account, account), gt(signInFailures.at, since), place))
  return failures?.total ?? 0
}

/** The password proved right: what was wrong from there, or from everywhere, counts no more. */
export async function forgetFailures(database: Database, email: string, origin?: Origin): Promise<void> {
  await database
    .delete(signInFailures)
    .where(
      and(eq(signInFailures.account, normaliseEmail(email)), origin && eq(signInFailures.origin, origin.key)),
    )
}
