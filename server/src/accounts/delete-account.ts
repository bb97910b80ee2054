import { pages } from '@app/domain/routes.ts'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { rememberFreeAddresses } from '../catalogue/catalogue.ts'
import type { Queryable } from '../database/client.ts'
import { mails, passwordLinkRequests, signInFailures, users } from '../database/schema/accounts.ts'
import { orders } from '../database/schema/payment.ts'
import { images, photos, transformations } from '../database/schema/transformations.ts'
import { refuse } from '../errors.ts'
import type { House } from '../house.ts'
import { settleOrdersOf } from '../payment/payment.ts'
import { forgetBuyer } from '../receipts/receipts.ts'
import { forgetDeclarer } from '../withdrawals/withdrawals.ts'
import { holdPassword } from './reauthenticate.ts'
import type { Person } from './sign-ins.ts'
import { UNPROVEN_MAILS } from './spare-mailbox.ts'

/**
 * Everything that is hers goes at once (checklist P4): rows, then files. What the books need of an order stays, without
 * a word that says whose it was. Her sign-ins end with the row of the account, on every device.
 */
export async function deleteAccount(house: House, person: Person): Promise<void> {
  // A payment that has just gone through begins a transformation: then it is waited for.
  await settleOrdersOf(house, person.id)
  const files = await deleteRows(house, person).catch((cause) => {
    // News of a payment held its order while we held her: one of the two begins anew, and it is this one.
    if (!isDeadlock(cause)) throw cause
    return deleteRows(house, person)
  })
  await house.storage.remove(...files)
}

const deleteRows = (house: House, person: Person): Promise<string[]> =>
  house.database.transaction(async (within) => {
    await holdAlone(within, person.id)
    await holdPassword(within, person)
    await refuseWhileMaking(within, person.id)
    const owned = await findOwned(within, person.id)
    await house.jobs.forget(within, owned.ids)
    await rememberFreeAddresses(within, person.id)
    await forgetOutside(within, person)
    // The rest is tied to this row and goes with it (migrations 0001, 0003, 0005).
    await within.delete(users).where(eq(users.id, person.id))
    await tellHer(house, within, person)
    return owned.files
  })

const DEADLOCK = '40P01'
const isDeadlock = (cause: unknown): boolean =>
  (cause as { cause?: { code?: unknown } }).cause?.code === DEADLOCK

/** An upload that is under way ends first; one that begins now waits, and finds no account. */
const holdAlone = (within: Queryable, userId: string) =>
  within.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')

async function refuseWhileMaking(within: Queryable, userId: string): Promise<void> {
  const underWay = await within
    .select({ id: transformations.id })
    .from(transformations)
    .where(and(eq(transformations.userId, userId), isNull(transformations.finishedAt)))
  if (underWay.length > 0) refuse('account_busy')
}

async function findOwned(within: Queryable, userId: string): Promise<{ ids: string[]; files: string[] }> {
  const hers = await within
    .select({ id: transformations.id })
    .from(transformations)
    .where(eq(transformations.userId, userId))
  const sent = await within.select().from(photos).where(eq(photos.userId, userId))
  const made = await within.select().from(images).where(eq(images.userId, userId))
  return {
    ids: [...hers, ...sent].map(({ id }) => id),
    files: [
      ...sent.flatMap((photo) => [photo.file, photo.thumbnail]),
      ...made.flatMap((image) => [image.file, image.thumbnail, image.beforeFile ?? []].flat()),
    ],
  }
}

/** What knows her by her address, and the words of her own in what she paid. */
async function forgetOutside(within: Queryable, person: Person): Promise<void> {
  const { id, email, emailVerifiedAt } = person
  await forgetBuyer(within, id)
  await forgetDeclarer(within, person)
  await within.update(orders).set({ sessionName: '', clientSecret: null }).where(eq(orders.userId, id))
  if (!emailVerifiedAt) return forgetMails(within, person)
  await within.delete(signInFailures).where(eq(signInFailures.account, email))
  await within.delete(passwordLinkRequests).where(eq(passwordLinkRequests.account, email))
  await within.delete(mails).where(or(eq(mails.userId, id), eq(mails.recipient, email)))
}

/**
 * An address she has not proven may be a stranger's: what was written to it goes on counting for a day, without its
 * words, or deleting one account after another would be a way to fill that mailbox.
 */
async function forgetMails(within: Queryable, { id }: Person): Promise<void> {
  const spent = { userId: null, subject: '', textBody: '', htmlBody: '', sentAt: sql`now()` }
  await within
    .update(mails)
    .set(spent)
    .where(and(eq(mails.userId, id), inArray(mails.kind, UNPROVEN_MAILS)))
  await within.delete(mails).where(eq(mails.userId, id))
}

const tellHer = (house: House, within: Queryable, { email, language, siret }: Person) =>
  house.mailer.post(within, {
    to: email,
    language,
    kind: 'account_deleted',
    // The invoices of a professional are kept as the law wants them.
    values: siret ? { context: 'pro' } : {},
    link: house.publicUrl() + pages.home(),
  })
