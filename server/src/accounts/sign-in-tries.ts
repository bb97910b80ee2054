import { FACTOR_TRIES_A_DAY, normaliseEmail } from '@app/domain/accounts/account-rules.ts'
import { and, count, eq, gt, like, notLike, sql } from 'drizzle-orm'
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
 * account, so that a hundred guesses sent at once are not all looked at before the first is counted.
 */
export async function countSignInTry(database: Database, email: string, origin: Origin): Promise<void> {
  const account = normaliseEmail(email)
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${account}))`)
    const waits = await placeWaits(tx, account, origin)
    if (waits > 0) refuse('throttled', { retryAfterSeconds: waits * 60 })
    if (!origin.isHers && (await isOverForStrangers(tx, account, origin)))
      refuse('throttled', { retryAfterSeconds: WINDOW_MINUTES * 60 })
    await tx.insert(signInFailures).values({ account, origin: origin.key })
  })
}

/** For how many minutes more this place is asked to wait. */
async function placeWaits(tx: Queryable, account: string, { key }: Origin): Promise<number> {
  const sinceLast = sql<number>`extract(epoch from now() - max(${signInFailures.at}))::float / 60`
  const [wrong] = await tx
    .select({ total: count(), minutesAgo: sinceLast })
    .from(signInFailures)
    .where(
      and(
        eq(signInFailures.account, account),
        eq(signInFailures.origin, key),
        gt(signInFailures.at, sql`now() - interval '1 day'`),
      ),
    )
  const times = (wrong?.total ?? 0) / FROM_ONE_PLACE
  if (times === 0 || !Number.isInteger(times)) return 0
  const wait = Math.min(WINDOW_MINUTES * 2 ** (times - 1), LONGEST_WAIT_MINUTES)
  return Math.ceil(wait - (wrong?.minutesAgo ?? 0))
}

/** Six digits are guessed sooner than a password: whoever has that one has these tries in a day, and no more. */
async function isOverForStrangers(tx: Queryable, account: string, { key }: Origin): Promise<boolean> {
  if (key.startsWith(CODE))
    return (
      (await countLately(tx, account, { from: `${CODE}${STRANGER}%`, minutes: DAY_MINUTES })) >=
      FACTOR_TRIES_A_DAY
    )
  return (await countLately(tx, account, { from: `${STRANGER}%`, minutes: WINDOW_MINUTES })) >= FROM_STRANGERS
}

async function countLately(
  tx: Queryable,
  account: string,
  { from, minutes }: { from: string; minutes: number },
): Promise<number> {
  const [failures] = await tx
    .select({ total: count() })
    .from(signInFailures)
    .where(
      and(
        eq(signInFailures.account, account),
        gt(signInFailures.at, sql`now() - make_interval(mins => ${minutes})`),
        like(signInFailures.origin, from),
      ),
    )
  return failures?.total ?? 0
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
