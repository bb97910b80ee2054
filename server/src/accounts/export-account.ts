import { asc, eq } from 'drizzle-orm'
import { mails, proRequests, signIns } from '../database/schema/accounts.ts'
import { orders } from '../database/schema/payment.ts'
import { creditEntries, drafts, extensions, photos } from '../database/schema/transformations.ts'
import type { House } from '../house.ts'
import { listPurchases } from '../payment/payment.ts'
import { fileName, type ZipEntry } from '../plugins/zip-files.ts'
import { receiptFilesOf } from '../receipts/receipts.ts'
import { imageName, imageRowsOf, listTransformations } from '../transformations/transformations.ts'
import { herDeclarations } from '../withdrawals/withdrawals.ts'
import { describePerson } from './queries.ts'
import type { Person } from './sign-ins.ts'

/** Everything we keep of her, to take along: what is written in one JSON file, and every picture (checklist P5). */
export async function gatherExport(house: House, person: Person): Promise<ZipEntry[]> {
  const made = await gatherImages(house, person)
  const sent = await gatherPhotos(house, person)
  const receipts = await receiptFilesOf(house.database, person.id)
  const words = {
    account: { ...(await describePerson(house, person)), language: person.language, since: person.createdAt },
    transformations: made.transformations,
    photos: sent.photos,
    receipts: receipts.map(({ facts }) => facts),
    ...(await gatherRecords(house, person)),
  }
  const entries = [...made.entries, ...sent.entries]
  return [
    { name: 'account.json', words: JSON.stringify(words, null, 2) },
    ...receipts.map(({ name, bytes }) => ({ name, bytes })),
    ...(await onDisk(house, entries)),
  ]
}

type PictureEntry = Extract<ZipEntry, { key: string }>

/** One deleted while we gather is left out; the others come. */
async function onDisk({ storage }: House, entries: PictureEntry[]): Promise<PictureEntry[]> {
  const sizes = await Promise.all(entries.map(({ key }) => storage.size(key)))
  return entries.filter((_, index) => sizes[index] !== null)
}

async function gatherImages({ database }: House, { id: userId }: Person) {
  const transformations: object[] = []
  const entries: PictureEntry[] = []
  for (const [index, it] of (await listTransformations(database, userId)).entries()) {
    // Numbered: two transformations may have one name.
    const folder = `images/${index + 1}-${fileName(it.sessionName)}`
    const images = (await imageRowsOf(database, it.id)).map((row) => {
      const file = `${folder}/${imageName(it.sessionName, row.position)}`
      entries.push({ name: file, key: row.file })
      const { tone, favourite, engine, model, createdAt } = row
      return { file, tone, favourite, engine, model, createdAt }
    })
    const { coverUrl: _address, ...facts } = it
    transformations.push({ ...facts, images })
  }
  return { transformations, entries }
}

async function gatherPhotos({ database }: House, { id: userId }: Person) {
  const rows = await database
    .select()
    .from(photos)
    .where(eq(photos.userId, userId))
    .orderBy(asc(photos.createdAt), asc(photos.id))
  const named = rows.map((row, index) => ({ row, file: `photos/${index + 1}.jpg` }))
  return {
    photos: named.map(
      ({ row: { draftId, width, height, verdicts, report, judgement, createdAt }, file }) => ({
        ...{ file, draftId, width, height, verdicts, report, judgement, createdAt },
      }),
    ),
    entries: named.map(({ row, file }) => ({ name: file, key: row.file })),
  }
}

/** Drafts, purchases with their consents, credits, messages and sign-ins. No secret of the house is among them. */
async function gatherRecords({ database }: House, person: Person) {
  const { id } = person
  const { consentAt, consentTerms } = orders
  const { kind, subject, createdAt } = mails
  return {
    drafts: await database.select().from(drafts).where(eq(drafts.userId, id)),
    purchases: await listPurchases(database, id),
    consents: await database
      .select({ purchase: orders.id, givenAt: consentAt, termsVersion: consentTerms })
      .from(orders)
      .where(eq(orders.userId, id)),
    credits: await database
      .select({ amount: creditEntries.amount, reason: creditEntries.reason, at: creditEntries.createdAt })
      .from(creditEntries)
      .where(eq(creditEntries.userId, id)),
    moreImages: await database
      .select({
        asked: extensions.images,
        made: extensions.made,
        credits: extensions.credits,
        givenBack: extensions.refundCredits,
        at: extensions.createdAt,
        finishedAt: extensions.finishedAt,
      })
      .from(extensions)
      .where(eq(extensions.userId, id)),
    withdrawals: await herDeclarations(database, person),
    proRequests: await database
      .select({
        salonName: proRequests.salonName,
        siret: proRequests.siret,
        status: proRequests.status,
        at: proRequests.createdAt,
      })
      .from(proRequests)
      .where(eq(proRequests.userId, id)),
    messages: await database
      // Not their text: a link on its way would open more than an open screen may.
      .select({ kind, subject, at: createdAt })
      .from(mails)
      .where(eq(mails.userId, id)),
    signIns: await database
      .select({ since: signIns.createdAt, lastUsedAt: signIns.lastUsedAt })
      .from(signIns)
      .where(eq(signIns.userId, id)),
  }
}
