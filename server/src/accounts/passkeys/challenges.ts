import { PASSKEY_CHALLENGE_MINUTES } from '@app/domain/accounts/account-rules.ts'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { passkeyChallenges } from '../../database/schema/accounts.ts'

/** By the clock that says later whether it is over. */
export const PASSKEY_CHALLENGE_LIFE = sql`make_interval(mins => ${PASSKEY_CHALLENGE_MINUTES}::int)`

/** What was just asked to be signed; of nobody at a sign-in. */
export async function keepChallenge(
  database: Database,
  challenge: string,
  userId: string | null,
): Promise<void> {
  await database
    .insert(passkeyChallenges)
    .values({ challenge, userId, expiresAt: sql`now() + ${PASSKEY_CHALLENGE_LIFE}` })
}

/** Whether we asked for it, for the same purpose, and nobody has answered: it is used up whatever follows. */
export async function takeChallenge(
  database: Database,
  challenge: string,
  userId: string | null,
): Promise<boolean> {
  const taken = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return taken.length > 0
}

export async function forgetChallenges(database: Database): Promise<void> {
  await database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`))
}
