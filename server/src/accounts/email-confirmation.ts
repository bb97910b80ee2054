import { EMAIL_CONFIRMATION_HOURS } from '@app/domain/accounts/account-rules.ts'
import { pages } from '@app/domain/routes.ts'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../database/client.ts'
import { emailTokens, users } from '../database/schema/accounts.ts'
import type { House } from '../house.ts'
import type { Person } from './sign-ins.ts'
import { newToken, tokenHash } from './tokens.ts'

const HOUR_MS = 3_600_000

/** Writes the welcome message with a fresh link that proves the address is hers. */
export async function sendConfirmation(house: House, within: Queryable, person: Person): Promise<void> {
  const token = newToken()
  await within.insert(emailTokens).values({
    tokenHash: tokenHash(token),
    userId: person.id,
    email: person.email,
    expiresAt: new Date(Date.now() + EMAIL_CONFIRMATION_HOURS * HOUR_MS),
  })
  await house.mailer.post(within, {
    to: person.email,
    language: person.language,
    kind: 'welcome',
    values: { firstName: person.firstName },
    link: house.publicUrl() + pages.confirmEmail(token),
  })
}

/** True when the token was good: single use, in time, and for the address she still has. */
export async function confirmEmail(database: Database, token: string): Promise<boolean> {
  return database.transaction(async (within) => {
    const [used] = await within
      .update(emailTokens)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(emailTokens.tokenHash, tokenHash(token)),
          isNull(emailTokens.usedAt),
          gt(emailTokens.expiresAt, sql`now()`),
        ),
      )
      .returning()
    if (!used) return false
    const confirmed = await within
      .update(users)
      .set({ emailVerifiedAt: sql`now()` })
      .where(and(eq(users.id, used.userId), eq(users.email, used.email)))
      .returning({ id: users.id })
    return confirmed.length === 1
  })
}
