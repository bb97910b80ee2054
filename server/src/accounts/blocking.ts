import { normaliseEmail } from '@app/domain/accounts/account-rules.ts'
import { pages } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Queryable } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'
import { refuse } from '../errors.ts'
import type { MailKind } from '../plugins/mail/mail.ts'
import { closeOthers } from './other-browsers.ts'
import type { Posting } from './posting.ts'
import { endAllWaiting } from './second-factor/waiting-sign-in.ts'
import type { Person } from './sign-ins.ts'

type Writing = Pick<Posting, 'mailer' | 'publicUrl'>

/** What came of it: there is no such account, it is an operator's, it was so already, or it was done. */
export type Deed = { outcome: 'unknown' } | { outcome: 'operator' | 'already' | 'done'; person: Person }

/** From now on she is signed in nowhere and cannot sign in; she is written to, with the reason as it is given. */
export async function blockAccount(
  context: Writing,
  tx: Queryable,
  { email, reason }: { email: string; reason: string },
): Promise<Deed> {
  const person = await holdByEmail(tx, email)
  if (!person) return { outcome: 'unknown' }
  if (person.isOperator) return { outcome: 'operator', person }
  if (person.blockedAt) return { outcome: 'already', person }
  await shut(tx, person, { blockedReason: reason })
  await tellHer(context, tx, { person, kind: 'account_blocked', reason })
  return { outcome: 'done', person }
}

export async function unblockAccount(context: Writing, tx: Queryable, email: string): Promise<Deed> {
  const person = await holdByEmail(tx, email)
  if (!person) return { outcome: 'unknown' }
  if (!person.blockedAt) return { outcome: 'already', person }
  const open = { blockedAt: null, blockedReason: '', deletionAskedAt: null }
  await tx.update(users).set(open).where(eq(users.id, person.id))
  await tellHer(context, tx, { person, kind: 'account_unblocked' })
  return { outcome: 'done', person }
}

/** The house lets her account go: it is shut at once, and goes with the next run of the scheduler. */
export async function askDeletion(tx: Queryable, email: string): Promise<Deed> {
  const person = await holdByEmail(tx, email)
  if (!person) return { outcome: 'unknown' }
  if (person.isOperator) return { outcome: 'operator', person }
  if (person.deletionAskedAt) return { outcome: 'already', person }
  await shut(tx, person, { deletionAskedAt: sql`now()` })
  return { outcome: 'done', person }
}

export async function isBlocked(database: Queryable, userId: string): Promise<boolean> {
  const [found] = await database
    .select({ blockedAt: users.blockedAt })
    .from(users)
    .where(eq(users.id, userId))
  return Boolean(found?.blockedAt)
}

/** Told why, and whom to write to, only once she has shown that it is she. */
export function refuseBlocked(
  { brand }: Pick<Config, 'brand'>,
  { blockedAt, blockedReason }: Pick<Person, 'blockedAt' | 'blockedReason'>,
): void {
  if (!blockedAt) return
  const { supportEmail } = brand
  if (blockedReason) refuse('account_blocked', { blocked: { reason: blockedReason, supportEmail } })
  refuse('account_closing', { blocked: { reason: '', supportEmail } })
}

async function holdByEmail(tx: Queryable, email: string): Promise<Person | undefined> {
  const [person] = await tx
    .select()
    .from(users)
    .where(eq(users.email, normaliseEmail(email)))
    .for('no key update')
  return person
}

async function shut(
  tx: Queryable,
  { id }: Person,
  changes: { blockedReason: string } | { deletionAskedAt: ReturnType<typeof sql> },
): Promise<void> {
  const blockedAt = sql`coalesce(${users.blockedAt}, now())`
  await tx
    .update(users)
    .set({ blockedAt, ...changes })
    .where(eq(users.id, id))
  await closeOthers(tx, id)
  await endAllWaiting(tx, id)
}

interface News {
  person: Person
  kind: Extract<MailKind, 'account_blocked' | 'account_unblocked'>
  reason?: string
}

const tellHer = (
  { mailer, publicUrl }: Writing,
  tx: Queryable,
  { person, kind, reason = '' }: News,
): Promise<void> =>
  mailer.post(tx, {
    ...{ to: person.email, userId: person.id, language: person.language, kind },
    values: { firstName: person.firstName, reason },
    link: publicUrl() + (kind === 'account_blocked' ? pages.contact() : pages.dashboard()),
  })
