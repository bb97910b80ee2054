import { and, count, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { lockName } from '../database/lock-name.ts'
import { withdrawals } from '../database/schema/withdrawals.ts'

/** More declarations than this for one address in a day: nobody fills a mailbox through us, or tries numbers. */
const FOR_ONE_ADDRESS = 5
const DAY_SECONDS = 86_400
/** More than this in an hour that nobody could carry out, whoever they name: we write to no more strangers. */
export const UNMATCHED_WRITTEN_TO = 60
const HOUR_SECONDS = 3600

/** The lock first: fifty at once are counted one after the other. */
export async function isWrittenToEnough(tx: Queryable, email: string): Promise<boolean> {
  await lockName(tx, `withdrawals of ${email}`)
  return (await countSince(tx, DAY_SECONDS, eq(withdrawals.email, email))) >= FOR_ONE_ADDRESS
}

export async function areManyUnmatched(tx: Queryable): Promise<boolean> {
  await lockName(tx, 'withdrawals nobody can match')
  const unmatched = and(isNull(withdrawals.orderId), hasPassed)
  return (await countSince(tx, HOUR_SECONDS, unmatched)) >= UNMATCHED_WRITTEN_TO
}

/** When she declared is never rewritten: what lies ahead was declared before the clock was set back. */
const hasPassed = lte(withdrawals.declaredAt, sql`now()`)

async function countSince(tx: Queryable, seconds: number, which: SQL | undefined): Promise<number> {
  const since = sql`now() - make_interval(secs => ${seconds})`
  const [recent] = await tx
    .select({ total: count() })
    .from(withdrawals)
    .where(and(which, gt(withdrawals.declaredAt, since)))
  return recent?.total ?? 0
}
