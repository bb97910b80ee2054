import { pages } from '@app/domain/routes.ts'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/client.ts'
import { passwordLinks, users } from '../../database/schema/accounts.ts'
import type { Person } from '../sign-ins.ts'

/** An address was proven to be hers, as it is or as the one she moves to. False when it is neither any more. */
export async function confirmAddress(
  context: Pick<Context, 'mailer' | 'publicUrl'>,
  tx: Queryable,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
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
