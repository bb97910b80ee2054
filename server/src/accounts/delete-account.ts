import { pages } from '@app/domain/routes.ts'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { mails, passwordLinkRequests, signInFailures, users } from '../database/schema/accounts.ts'
import { orders } from '../database/schema/payment.ts'
import { images, photos, transformations } from '../database/schema/transformations.ts'
import { refuse } from '../errors.ts'
import type { House } from '../house.ts'
import { settleOrdersOf } from '../payment/payment.ts'
import { holdPassword } from './reauthenticate.ts'
import type { Person } from './sign-ins.ts'

/**
 * Everything that is hers goes at once (checklist P4): rows, then files. What the books need of an order stays, without
 * a word that says whose it was. Her sign-ins end with the row of the account, on every device.
 */
export async function deleteAccount(house: House, person: Person): Promise<void> {
  // A payment that has just gone through begins a transformation: then it is waited for.
  await settleOrdersOf(house, person.id)
  const files = await house.database.transaction(async (within) => {
    await holdPassword(within, person)
    await refuseWhileMaking(within, person.id)
    const owned = await findOwned(within, person.id)
    await house.jobs.forget(within, owned.ids)
    await forgetOutside(within, person)
    // The rest is tied to this row and goes with it (migrations 0001, 0003, 0005).
    await within.delete(users).where(eq(users.id, person.id))
    await tellHer(house, within, person)
    return owned.files
  })
  await house.storage.remove(...files)
}

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
async function forgetOutside(within: Queryable, { id, email, pendingEmail }: Person): Promise<void> {
  const addresses = pendingEmail ? [email, pendingEmail] : [email]
  await within.delete(signInFailures).where(inArray(signInFailures.account, addresses))
  await within.delete(passwordLinkRequests).where(inArray(passwordLinkRequests.account, addresses))
  await within.delete(mails).where(or(eq(mails.userId, id), inArray(mails.recipient, addresses)))
  await within.update(orders).set({ sessionName: '', clientSecret: null }).where(eq(orders.userId, id))
}

const tellHer = (house: House, within: Queryable, { email, language }: Person) =>
  house.mailer.post(within, {
    to: email,
    language,
    kind: 'account_deleted',
    values: {},
    link: house.publicUrl() + pages.home(),
  })
