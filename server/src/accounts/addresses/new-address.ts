import { normaliseEmail } from '@app/domain/accounts/account-rules.ts'
import { pages } from '@app/domain/routes.ts'
import { and, eq, ne } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/client.ts'
import { emailTokens, users } from '../../database/schema/accounts.ts'
import { refuse } from '../../errors.ts'
import { findByEmail } from '../queries.ts'
import type { Person } from '../sign-ins.ts'
import { postConfirmation } from './email-confirmation.ts'
import { spareMailbox } from './spare-mailbox.ts'

/**
 * A new address is hers when she has opened the link we send there, and not before: a misspelt one must not lock her
 * out, nor make her account somebody else's. The old address is told at once. An address that has an
 * account is refused with the words of registering, which already say so: nothing more is learnt here.
 */
export async function askForNewAddress(
  context: Pick<Context, 'config' | 'mailer' | 'publicUrl'>,
  tx: Queryable,
  person: Person,
  typed: string,
): Promise<Person> {
  const pendingEmail = normaliseEmail(typed)
  if (await findByEmail(tx, pendingEmail)) refuse('account_exists')
  await spareMailbox(tx, pendingEmail)
  await cancelNewAddress(tx, person)
  await tx.update(users).set({ pendingEmail }).where(eq(users.id, person.id))
  const waiting = { ...person, pendingEmail }
  await postConfirmation(context, tx, waiting)
  await context.mailer.post(tx, {
    to: person.email,
    userId: person.id,
    language: person.language,
    kind: 'address_notice',
    values: { firstName: person.firstName },
    link: context.publicUrl() + pages.forgottenPassword(),
  })
  return waiting
}

/** The account keeps its address; the link that was sent to the other one opens nothing any more. */
export async function cancelNewAddress(tx: Queryable, person: Person): Promise<void> {
  await tx.update(users).set({ pendingEmail: null }).where(eq(users.id, person.id))
  await tx
    .delete(emailTokens)
    .where(and(eq(emailTokens.userId, person.id), ne(emailTokens.email, person.email)))
}
