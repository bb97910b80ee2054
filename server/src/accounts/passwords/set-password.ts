import { pages } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/client.ts'
import { passwordLinks, users } from '../../database/schema/accounts.ts'
import { refuse } from '../../errors.ts'
import { cancelNewAddress } from '../addresses/new-address.ts'
import { closeOthers, type ThisBrowser } from '../other-browsers.ts'
import { endAllWaiting } from '../second-factor/waiting-sign-in.ts'
import type { Person } from '../sign-ins.ts'
import { weaknessOf } from './guess-password.ts'

/** A password that is easily guessed is refused, at its field, with what would help. */
export async function refuseGuessable(
  { config }: Pick<Context, 'config'>,
  password: string,
  her: { firstName: string; lastName?: string | null; email: string },
): Promise<void> {
  const weakness = await weaknessOf(password, { ...her, house: config.brand.name })
  if (weakness) refuse('password_common', { fields: { password: weakness } })
}

/**
 * A password changes because it was forgotten or because somebody else knows it: whatever the old one opened is
 * closed, links on their way open nothing, and no address she may not have asked for is waiting any more. Only the
 * sign-in she changed it from stays, when there is one.
 */
export async function setPassword(
  context: Pick<Context, 'mailer' | 'publicUrl'>,
  tx: Queryable,
  person: Person,
  change: { passwordHash: string; keep?: ThisBrowser },
): Promise<void> {
  const { passwordHash, keep } = change
  await tx.update(users).set({ passwordHash }).where(eq(users.id, person.id))
  await closeOthers(tx, person.id, keep)
  await endAllWaiting(tx, person.id)
  await tx.delete(passwordLinks).where(eq(passwordLinks.userId, person.id))
  await cancelNewAddress(tx, person)
  await context.mailer.post(tx, {
    to: person.email,
    userId: person.id,
    language: person.language,
    kind: 'password_changed',
    values: { firstName: person.firstName },
    link: context.publicUrl() + pages.forgottenPassword(),
  })
}
