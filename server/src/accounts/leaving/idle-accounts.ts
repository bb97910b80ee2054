import {
  IDLE_ACCOUNT_MONTHS,
  IDLE_ACCOUNT_WARNED_AFTER_MONTHS,
  IDLE_ACCOUNT_WARNED_DAYS,
} from '@app/domain/accounts/account-rules.ts'
import { pages } from '@app/domain/routes.ts'
import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/client.ts'
import { users } from '../../database/schema/accounts.ts'
import type { Belongings } from './belongings.ts'
import { deleteAccount } from './delete-account.ts'

type Ending = Pick<Context, 'database' | 'storage' | 'mailer' | 'publicUrl'>

/** Few at a time: this runs often, and nobody waits for it. */
const AT_ONCE = 20

const monthsAgo = (months: number): SQL => sql`now() - make_interval(months => ${months}::int)`
/** In hours: a day of the database's time zone may have one more, or one less. */
const warnedDays = sql`make_interval(hours => ${IDLE_ACCOUNT_WARNED_DAYS * 24}::int)`

/** Told, and not come since. */
const isWarned = sql`${users.idleWarnedAt} > ${users.lastVisitAt}`

/**
 * Nobody has come for three years, and she was told a month ago that her account goes: no sooner, also where it was
 * old already when nobody counted.
 */
const isOver = and(
  lt(users.lastVisitAt, monthsAgo(IDLE_ACCOUNT_MONTHS)),
  isWarned,
  lt(users.idleWarnedAt, sql`now() - ${warnedDays}`),
)

/**
 * Accounts that nobody visits: she is told, and a month later they go with all that is hers (product rule 22). One that
 * cannot go holds up none of the others.
 * @throws AggregateError with why each of those could not
 */
export async function endIdleAccounts(context: Ending, belongings: readonly Belongings[]): Promise<void> {
  await warnIdle(context)
  const over = await context.database.select().from(users).where(isOver).orderBy(sql`random()`).limit(AT_ONCE)
  const failures: unknown[] = []
  for (const person of over)
    await deleteAccount(context, belongings, person, { by: 'idle', isStill: isIdle }).catch((cause) =>
      failures.push(cause),
    )
  if (failures.length > 0) throw new AggregateError(failures, 'accounts that nobody visits could not go')
}

/** She may have come since it was found. */
const isIdle = async (tx: Queryable, userId: string): Promise<boolean> =>
  (
    await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isOver))
  ).length > 0

async function warnIdle({ database, mailer, publicUrl }: Ending): Promise<void> {
  await database.transaction(async (tx) => {
    const isDue = and(
      lt(users.lastVisitAt, monthsAgo(IDLE_ACCOUNT_WARNED_AFTER_MONTHS)),
      or(isNull(users.idleWarnedAt), lt(users.idleWarnedAt, users.lastVisitAt)),
    )
    const goesAt = sql<Date>`greatest(
      ${users.lastVisitAt} + make_interval(months => ${IDLE_ACCOUNT_MONTHS}::int), now() + ${warnedDays}
    )`.mapWith(users.lastVisitAt)
    const due = await tx
      .select({ person: users, goesAt })
      .from(users)
      .where(isDue)
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    for (const { person, goesAt: date } of due) {
      const { id, email, language, firstName } = person
      await tx.update(users).set({ idleWarnedAt: sql`now()` }).where(eq(users.id, id))
      const link = publicUrl() + pages.dashboard()
      const values = { firstName, date }
      await mailer.post(tx, { to: email, userId: id, language, kind: 'account_idle', values, link })
    }
  })
}
