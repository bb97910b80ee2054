import { FACTOR_TRIES_A_DAY, normaliseEmail } from '@app/domain/accounts/account-rules.ts'
import { and, eq, notLike, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database, Queryable } from '../database/client.ts'
import { signInFailures } from '../database/schema/accounts.ts'
import { refuse } from '../errors.ts'
import { networkOf } from '../plugins/network.ts'
import { isKnownDevice, readDeviceCookie } from './known-devices.ts'
import { findByEmail } from './queries.ts'
import { readSignInCookie } from './sign-in-cookie.ts'
import { tokenHash } from './tokens.ts'

/** So many wrong passwords for one account from one place, and that place waits. */
const FROM_ONE_PLACE = 10
/** A quarter of an hour at first, twice as long after as many more within a day, and so on; never longer than this. */
const LONGEST_WAIT_MINUTES = 240
/** And so many from all places that are not known to be hers: a thousand machines guess no faster than these. */
const FROM_STRANGERS = 100
const WINDOW_MINUTES = 15
const DAY_MINUTES = 24 * 60

/** Where a password was typed: a browser that is known to be hers, or a network. */
export interface Origin {
  isHers: boolean
  /** Of the account and the place: no network address is written down. */
  key: string
}

const STRANGER = 'stranger:'
/** What was typed was the code of her app, after a right password: counted apart, or each password would forgive ten. */
const CODE = 'code:'

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

/** Of a code of her app, typed at the same place. */
export const originOfCode = ({ isHers, key }: Origin): Origin => ({ isHers, key: `${CODE}${key}` })

/**
 * Counts this try as wrong until the password proves right (`forgetFailures`), or makes it wait. One at a time per
 * account, so that a hundred guesses sent at once are not all looked at before the first is counted (migration 0078).
 */
export async function countSignInTry(database: Database, email: string, origin: Origin): Promise<void> {
  const { like, tries, minutes } = othersThan(origin)
  const { rows } = await database.execute<{ minutes: number }>(sql`select count_sign_in_try(
    ${normaliseEmail(email)}, ${origin.key}, ${FROM_ONE_PLACE}, ${WINDOW_MINUTES}, ${LONGEST_WAIT_MINUTES},
    ${like}, ${tries}, ${minutes}) as minutes`)
  const waits = rows[0]?.minutes ?? WINDOW_MINUTES
  if (waits > 0) refuse('throttled', { retryAfterSeconds: waits * 60 })
}

/** All those that are counted together with a place which is not known to be hers: how many wrong tries, within which time. */
function othersThan({ isHers, key }: Origin): { like: string | null; tries: number; minutes: number } {
  const strangers = { like: `${STRANGER}%`, tries: FROM_STRANGERS, minutes: WINDOW_MINUTES }
  if (isHers) return { ...strangers, like: null }
  // Six digits are guessed sooner than a password: whoever has that one has these tries in a day, and no more.
  return key.startsWith(CODE)
    ? { like: `${CODE}${STRANGER}%`, tries: FACTOR_TRIES_A_DAY, minutes: DAY_MINUTES }
    : strangers
}

/** What was typed proved right: what was wrong from there counts no more, or wrong passwords from everywhere. */
export async function forgetFailures(database: Database, email: string, origin?: Origin): Promise<void> {
  await database
    .delete(signInFailures)
    .where(
      and(
        eq(signInFailures.account, normaliseEmail(email)),
        origin ? eq(signInFailures.origin, origin.key) : notLike(signInFailures.origin, `${CODE}%`),
      ),
    )
}
