import { pages } from '@app/domain/routes.ts'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/client.ts'
import { passwordLinkRequests, signInFailures, users } from '../../database/schema/accounts.ts'
import { mails } from '../../database/schema/mails.ts'
import { UNPROVEN_MAILS } from '../addresses/spare-mailbox.ts'
import { holdPassword } from '../reauthenticate.ts'
import type { Person } from '../sign-ins.ts'
import type { Belongings } from './belongings.ts'
import { noteErasure } from './erasures.ts'

type Leaving = Pick<Context, 'database' | 'storage' | 'mailer' | 'publicUrl'>

/**
 * Why an account goes: she asked for it; she has not come for years, or the house lets it go, either of which is looked at
 * once more while it is held; or it had gone before, and an older backup brought it back, of which she is told nothing.
 */
type Reason =
  | 'asked'
  | 'erased_before'
  | { by: 'idle' | 'house'; isStill: (tx: Queryable, userId: string) => Promise<boolean> }

/**
 * Everything that is hers goes at once: rows, then files. What the books need of an order stays, without
 * a word that says whose it was. Her sign-ins end with the row of the account, on every device.
 */
export async function deleteAccount(
  context: Leaving,
  belongings: readonly Belongings[],
  person: Person,
  why: Reason = 'asked',
): Promise<void> {
  // A payment that has just gone through begins a transformation: then it is waited for.
  for (const { settle } of belongings) await settle?.(person.id)
  const rows = () => deleteRows(context, belongings, person, why)
  const files = await rows().catch((cause) => {
    // News of a payment held its order while we held her: one of the two begins anew, and it is this one.
    if (!isDeadlock(cause)) throw cause
    return rows()
  })
  await context.storage.remove(...files)
}

const deleteRows = (
  context: Leaving,
  belongings: readonly Belongings[],
  person: Person,
  why: Reason,
): Promise<string[]> =>
  context.database.transaction(async (tx) => {
    await holdAlone(tx, person.id)
    if (why === 'asked') await holdPassword(tx, person)
    else if (why !== 'erased_before' && !(await why.isStill(tx, person.id))) return []
    const owned: string[] = []
    for (const { files } of belongings) owned.push(...((await files?.(tx, person.id)) ?? []))
    for (const { forget } of belongings) await forget?.(tx, person)
    await forgetByAddress(tx, person)
    // The rest is tied to this row and goes with it (migrations 0001, 0003, 0005).
    await tx.delete(users).where(eq(users.id, person.id))
    await noteErasure(tx, person.id)
    if (why !== 'erased_before') await notifyPerson(context, tx, person, why === 'asked' ? why : why.by)
    return owned
  })

const DEADLOCK = '40P01'
const isDeadlock = (cause: unknown): boolean =>
  (cause as { cause?: { code?: unknown } }).cause?.code === DEADLOCK

/** An upload that is under way ends first; one that begins now waits, and finds no account. */
const holdAlone = (tx: Queryable, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')

/** What knows her by her address. */
async function forgetByAddress(tx: Queryable, person: Person): Promise<void> {
  const { id, email, emailVerifiedAt } = person
  if (!emailVerifiedAt) return forgetMails(tx, person)
  await tx.delete(signInFailures).where(eq(signInFailures.account, email))
  await tx.delete(passwordLinkRequests).where(eq(passwordLinkRequests.account, email))
  await tx.delete(mails).where(or(eq(mails.userId, id), eq(mails.recipient, email)))
}

/**
 * An address she has not proven may be a stranger's: what was written to it goes on counting for a day, without its
 * words, or deleting one account after another would be a way to fill that mailbox.
 */
async function forgetMails(tx: Queryable, { id }: Person): Promise<void> {
  const spent = { userId: null, subject: '', textBody: '', htmlBody: '', sentAt: sql`now()` }
  await tx
    .update(mails)
    .set(spent)
    .where(and(eq(mails.userId, id), inArray(mails.kind, UNPROVEN_MAILS)))
  await tx.delete(mails).where(eq(mails.userId, id))
}

const notifyPerson = (
  { mailer, publicUrl }: Leaving,
  tx: Queryable,
  { email, language, siret }: Person,
  why: 'asked' | 'idle' | 'house',
): Promise<void> =>
  mailer.post(tx, {
    to: email,
    language,
    kind: 'account_deleted',
    // The invoices of a professional are kept as the law wants them.
    values: { context: [why, siret ? 'pro' : 'client'].join('_') },
    link: publicUrl() + pages.home(),
  })
