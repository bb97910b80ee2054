import { and, eq, isNotNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/client.ts'
import { users } from '../../database/schema/accounts.ts'
import { RefusalError } from '../../errors.ts'
import type { Belongings } from './belongings.ts'
import { deleteAccount } from './delete-account.ts'

type Ending = Pick<Context, 'database' | 'storage' | 'mailer' | 'publicUrl'>

const AT_ONCE = 20

/**
 * Accounts the house lets go, deleted as she would delete hers. One with images under way, or whose payments nobody can
 * tell of for the moment, waits for the next run.
 */
export async function deleteForHouse(context: Ending, belongings: readonly Belongings[]): Promise<void> {
  const asked = await context.database
    .select()
    .from(users)
    // Whoever goes is blocked, and those are found by an index.
    .where(and(isNotNull(users.blockedAt), isNotNull(users.deletionAskedAt)))
    .orderBy(users.deletionAskedAt)
    .limit(AT_ONCE)
  for (const person of asked)
    await deleteAccount(context, belongings, person, { by: 'house', isStill: isAsked }).catch((cause) => {
      if (!(cause instanceof RefusalError && (cause.code === 'account_busy' || cause.code === 'unavailable')))
        throw cause
    })
}

/** An operator may have taken it back since it was found. */
const isAsked = async (tx: Queryable, userId: string): Promise<boolean> =>
  (
    await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNotNull(users.deletionAskedAt)))
  ).length > 0
