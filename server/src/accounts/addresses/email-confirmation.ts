import { EMAIL_CONFIRMATION_HOURS } from '@app/domain/accounts/account-rules.ts'
import { pages } from '@app/domain/routes.ts'
import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/client.ts'
import { emailTokens, passwordLinks, users } from '../../database/schema/accounts.ts'
import { isUniqueViolation } from '../queries.ts'
import type { Person } from '../sign-ins.ts'
import { newToken, tokenHash } from '../tokens.ts'

const HOUR_MS = 3_600_000

/** Writes the message with a fresh link that proves the address is hers: her first one, or the one she changes to. */
export async function postConfirmation(
  context: Pick<Context, 'config' | 'mailer' | 'publicUrl'>,
  tx: Queryable,
  person: Person,
): Promise<void> {
  const token = newToken()
  const email = person.pendingEmail ?? person.email
  await tx.insert(emailTokens).values({
    tokenHash: tokenHash(token),
    userId: person.id,
    email,
    expiresAt: new Date(Date.now() + EMAIL_CONFIRMATION_HOURS * HOUR_MS),
  })
  await context.mailer.post(tx, {
    to: email,
    userId: person.id,
    language: person.language,
    kind: person.pendingEmail ? 'new_address' : 'welcome',
    values: { firstName: person.firstName, ...(opensHerFreeOne(context, person) && { context: 'free' }) },
    link: context.publicUrl() + pages.confirmEmail(token),
  })
}

/** A confirmed address is what the first transformation of a client waits for; the message then says so. */
const opensHerFreeOne = (context: Pick<Context, 'config'>, { userType }: Person): boolean =>
  context.config.firstFree && userType !== 'pro'

/** True when the token was good: single use, in time, and for the address she has or is waiting for. */
export async function confirmEmail(
  context: Pick<Context, 'database' | 'mailer' | 'publicUrl'>,
  token: string,
): Promise<boolean> {
  try {
    return await context.database.transaction(
      async (tx) => (await useToken(context, tx, token)) || (await hasConfirmed(tx, token)),
    )
  } catch (cause) {
    // Somebody has registered this address since she asked for it.
    if (isUniqueViolation(cause)) return false
    throw cause
  }
}

async function useToken(
  context: Pick<Context, 'mailer' | 'publicUrl'>,
  tx: Queryable,
  token: string,
): Promise<boolean> {
  const [used] = await tx
    .update(emailTokens)
    .set({ usedAt: sql`now()` })
    .where(and(isToken(token), isNull(emailTokens.usedAt)))
    .returning()
  if (!used) return false
  const { userId, email } = used
  const isHers = or(eq(users.email, email), eq(users.pendingEmail, email))
  const [before] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isHers))
    .for('update')
  if (!before) return false
  await tx
    .update(users)
    .set({
      email,
      emailVerifiedAt: sql`now()`,
      // The link of her first address, opened late, leaves the new one waiting.
      pendingEmail: sql`nullif(${users.pendingEmail}, ${email})`,
    })
    .where(eq(users.id, userId))
  // Whoever reads the old mailbox must not open the account from there.
  await tx.delete(passwordLinks).where(eq(passwordLinks.userId, userId))
  if (before.email !== email && before.emailVerifiedAt) await notifyOldAddress(context, tx, before)
  return true
}

const isToken = (token: string) =>
  and(eq(emailTokens.tokenHash, tokenHash(token)), gt(emailTokens.expiresAt, sql`now()`))

/** A mail filter follows links before she does: hers then finds that what it is for is done. */
async function hasConfirmed(tx: Queryable, token: string): Promise<boolean> {
  const done = await tx
    .select({ id: users.id })
    .from(emailTokens)
    .innerJoin(users, and(eq(users.id, emailTokens.userId), eq(users.email, emailTokens.email)))
    .where(and(isToken(token), isNotNull(emailTokens.usedAt), isNotNull(users.emailVerifiedAt)))
  return done.length > 0
}

/** The last message to an address that was proven hers: from now on it opens nothing, so it says whom to ask. */
const notifyOldAddress = (
  context: Pick<Context, 'mailer' | 'publicUrl'>,
  tx: Queryable,
  { id, email, language, firstName }: Person,
) =>
  context.mailer.post(tx, {
    to: email,
    userId: id,
    language,
    kind: 'address_changed',
    values: { firstName },
    link: context.publicUrl() + pages.dashboard(),
  })
