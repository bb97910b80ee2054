import { EMAIL_CONFIRMATION_HOURS } from '@app/domain/accounts/account-rules.ts'
import { pages } from '@app/domain/routes.ts'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../database/client.ts'
import { emailTokens, passwordLinks, users } from '../database/schema/accounts.ts'
import type { House } from '../house.ts'
import { isUniqueViolation } from './queries.ts'
import type { Person } from './sign-ins.ts'
import { newToken, tokenHash } from './tokens.ts'

const HOUR_MS = 3_600_000

/** Writes the message with a fresh link that proves the address is hers: her first one, or the one she changes to. */
export async function postConfirmation(house: House, within: Queryable, person: Person): Promise<void> {
  const token = newToken()
  const email = person.pendingEmail ?? person.email
  await within.insert(emailTokens).values({
    tokenHash: tokenHash(token),
    userId: person.id,
    email,
    expiresAt: new Date(Date.now() + EMAIL_CONFIRMATION_HOURS * HOUR_MS),
  })
  await house.mailer.post(within, {
    to: email,
    language: person.language,
    kind: person.pendingEmail ? 'new_address' : 'welcome',
    values: { firstName: person.firstName, ...(opensHerFreeOne(house, person) && { context: 'free' }) },
    link: house.publicUrl() + pages.confirmEmail(token),
  })
}

/** A confirmed address is what the first transformation of a client waits for; the message then says so. */
const opensHerFreeOne = (house: House, { userType }: Person): boolean =>
  house.config.firstFree && userType !== 'pro'

/** True when the token was good: single use, in time, and for the address she has or is waiting for. */
export async function confirmEmail(database: Database, token: string): Promise<boolean> {
  try {
    return await database.transaction((within) => useToken(within, token))
  } catch (cause) {
    // Somebody has registered this address since she asked for it.
    if (isUniqueViolation(cause)) return false
    throw cause
  }
}

async function useToken(within: Queryable, token: string): Promise<boolean> {
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
  const { userId, email } = used
  const isHers = or(eq(users.email, email), eq(users.pendingEmail, email))
  const confirmed = await within
    .update(users)
    .set({
      email,
      emailVerifiedAt: sql`now()`,
      // The link of her first address, opened late, leaves the new one waiting.
      pendingEmail: sql`nullif(${users.pendingEmail}, ${email})`,
    })
    .where(and(eq(users.id, userId), isHers))
    .returning({ email: users.email })
  if (confirmed.length === 0) return false
  // Whoever reads the old mailbox must not open the account from there.
  await within.delete(passwordLinks).where(eq(passwordLinks.userId, userId))
  return true
}
