import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Belongings } from '../accounts/accounts.ts'
import { forgetInAlerts } from '../alerts/alerts.ts'
import { rememberFreeAddresses } from '../catalogue/catalogue.ts'
import type { Queryable } from '../database/client.ts'
import { extensions, images, transformations } from '../database/schema/transformations.ts'
import { refuse } from '../errors.ts'
import type { JobQueue } from '../plugins/queue/queue.ts'
import { fileName, type ZipEntry } from '../plugins/zip-files.ts'
import { forgetRemotely } from '../remote-jobs/remote-jobs.ts'
import { gatherDownloads } from './downloads.ts'
import { downloadOf, imageFiles, imageRowsOf, listTransformations } from './queries.ts'
import { imageName } from './send-zip.ts'

/** What transformations keep of a person. */
export const transformationBelongings = (jobs: JobQueue): Belongings => ({
  async files(tx, userId) {
    const made = await tx.select().from(images).where(eq(images.userId, userId))
    return made.flatMap(imageFiles)
  },
  async forget(tx, { id: userId }) {
    await refuseWhileMaking(tx, userId)
    const hers = await tx
      .select({ id: transformations.id })
      .from(transformations)
      .where(eq(transformations.userId, userId))
    for (const { id } of hers) await forgetRemotely(tx, id)
    const ids = hers.map(({ id }) => id)
    await jobs.forget(tx, ids)
    await forgetInAlerts(tx, ids)
    await rememberFreeAddresses(tx, await freeAddressesOf(tx, userId))
  },
  gather: async (database, { id }) => {
    const made = await gatherImages(database, id)
    return {
      words: {
        ...made.words,
        moreImages: await gatherExtensions(database, id),
        photoConsents: await gatherPhotoConsents(database, id),
        downloads: await gatherDownloads(database, id),
      },
      entries: made.entries,
    }
  },
})

async function refuseWhileMaking(tx: Queryable, userId: string): Promise<void> {
  const underWay = await tx
    .select({ id: transformations.id })
    .from(transformations)
    .where(and(eq(transformations.userId, userId), isNull(transformations.finishedAt)))
  if (underWay.length > 0) refuse('account_busy')
}

async function freeAddressesOf(tx: Queryable, userId: string): Promise<string[]> {
  const taken = await tx
    .select({ address: transformations.freeEmail })
    .from(transformations)
    .where(
      and(
        eq(transformations.userId, userId),
        isNotNull(transformations.freeEmail),
        ne(transformations.status, 'failed'),
      ),
    )
  return taken.flatMap(({ address }) => address || [])
}

async function gatherImages(database: Queryable, userId: string) {
  const told: object[] = []
  const entries: ZipEntry[] = []
  for (const [index, transformation] of (await listTransformations(database, userId)).entries()) {
    // Numbered: two transformations may have one name.
    const folder = `images/${index + 1}-${fileName(transformation.name, 'transformation')}`
    const brought = (await imageRowsOf(database, transformation.id)).map((row) => {
      const file = `${folder}/${imageName(transformation.name, row.position)}`
      entries.push({ name: file, key: downloadOf(row).key })
      const { tone, favourite, engine, model, createdAt } = row
      return { file, tone, favourite, engine, model, createdAt }
    })
    const { coverUrl: _address, ...facts } = transformation
    told.push({ ...facts, images: brought })
  }
  return { words: { transformations: told }, entries }
}

const gatherExtensions = (database: Queryable, userId: string) =>
  database
    .select({
      asked: extensions.images,
      made: extensions.made,
      credits: extensions.credits,
      givenBack: extensions.refundCredits,
      at: extensions.createdAt,
      finishedAt: extensions.finishedAt,
    })
    .from(extensions)
    .where(eq(extensions.userId, userId))

/** Which image services she agreed to for which transformation, and when. */
const gatherPhotoConsents = (database: Queryable, userId: string) =>
  database
    .select({
      transformation: transformations.id,
      engine: transformations.engine,
      photosTo: transformations.photosTo,
      givenAt: transformations.photosToAt,
    })
    .from(transformations)
    .where(and(eq(transformations.userId, userId), isNotNull(transformations.photosToAt)))
