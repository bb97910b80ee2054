import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '@app/domain/routes.ts'
import { transformationAnswer } from '@app/domain/transformations/transformations-api.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drafts } from '../../database/schema/drafts.ts'
import { photos } from '../../database/schema/photos.ts'
import { images, transformations } from '../../database/schema/transformations.ts'
import { fillDraft, offeredStyle } from '../../testing/full-draft.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTransformation } from '../../testing/transformation.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const seenBy = async ({ visitor }: Someone, id: string) =>
  transformationAnswer.parse((await visitor.get(api.transformation(id))).json()).transformation
const statsOf = async ({ visitor }: Someone) => (await visitor.get(api.stats())).json().stats
const filesNamed = async (id: string) =>
  (await readdir(join(home.context.config.dataDir, 'images'))).filter((name) => name.startsWith(id))
const unfinish = (id: string) =>
  home.context.database
    .update(transformations)
    .set({ status: 'generating', finishedAt: null })
    .where(eq(transformations.id, id))

describe('one image', () => {
  it('goes with its thumbnail and its crop; its addresses answer 404 at once, the others stay (C1)', async () => {
    const her = await someone(home)
    const { id, imageIds } = await makeTransformation(home, her, { images: 3 })
    const [, gone = ''] = imageIds
    expect((await her.visitor.delete(api.image(gone))).statusCode).toBe(200)
    for (const path of [api.image, api.imageThumbnail, api.imageBefore, api.imageDownload])
      expect((await her.visitor.get(path(gone))).statusCode).toBe(404)
    expect(await filesNamed(gone)).toEqual([])
    const session = await seenBy(her, id)
    expect(session.images.map((image) => image.id)).toEqual([imageIds[0], imageIds[2]])
    expect([session.imagesCount, session.imagesDeleted]).toEqual([2, 1])
    expect((await statsOf(her)).totalImagesGenerated).toBe(2)
  })

  it('deleted twice at once, it is counted once', async () => {
    const her = await someone(home)
    const { id, imageIds } = await makeTransformation(home, her, { images: 2 })
    const answers = await Promise.all([1, 2, 3].map(() => her.visitor.delete(api.image(imageIds[0] ?? ''))))
    expect(answers.filter((answer) => ![200, 404].includes(answer.statusCode))).toEqual([])
    expect((await seenBy(her, id)).imagesDeleted).toBe(1)
  })

  it('the last one may go too: nothing is left to download, and the card is drawn', async () => {
    const her = await someone(home)
    const { id, imageIds } = await makeTransformation(home, her, { images: 1 })
    await her.visitor.delete(api.image(imageIds[0] ?? ''))
    expect(await seenBy(her, id)).toMatchObject({ imagesCount: 0, zipUrl: null, coverUrl: null })
    expect((await her.visitor.get(api.transformationZip(id))).statusCode).toBe(409)
  })

  it('stays while the others are still being made', async () => {
    const her = await someone(home)
    const { id, imageIds } = await makeTransformation(home, her, { images: 1 })
    await unfinish(id)
    const answer = await her.visitor.delete(api.image(imageIds[0] ?? ''))
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'transformation_unfinished'])
    expect(await filesNamed(imageIds[0] ?? '')).toHaveLength(3)
  })

  it('stays for another person', async () => {
    const [her, stranger] = [await someone(home), await someone(home)]
    const { imageIds } = await makeTransformation(home, her, { images: 1 })
    expect((await stranger.visitor.delete(api.image(imageIds[0] ?? ''))).statusCode).toBe(404)
    expect((await her.visitor.get(api.image(imageIds[0] ?? ''))).statusCode).toBe(200)
  })
})

describe('a whole transformation', () => {
  it('goes with its images, its photos and its name; every address of it answers 404 at once (C1)', async () => {
    const her = await someone(home)
    const { id, imageIds } = await makeTransformation(home, her, { images: 2 })
    const { database, storage } = home.context
    const sent = await database.select().from(photos).where(eq(photos.userId, her.id))
    expect((await her.visitor.delete(api.transformation(id))).statusCode).toBe(200)
    expect((await her.visitor.get(api.transformation(id))).statusCode).toBe(404)
    expect((await her.visitor.get(api.transformationZip(id))).statusCode).toBe(404)
    expect((await her.visitor.delete(api.transformation(id))).statusCode).toBe(404)
    for (const imageId of imageIds) {
      expect((await her.visitor.get(api.image(imageId))).statusCode).toBe(404)
      expect(await filesNamed(imageId)).toEqual([])
    }
    for (const photo of sent) {
      expect((await her.visitor.get(api.photo(photo.id))).statusCode).toBe(404)
      expect([await storage.size(photo.file), await storage.size(photo.thumbnail)]).toEqual([null, null])
    }
    expect(await database.select().from(images).where(eq(images.userId, her.id))).toEqual([])
    const names = await database.select().from(drafts).where(eq(drafts.userId, her.id))
    expect(names.map((draft) => draft.name)).toEqual([''])
  })

  it('is in no list and no counter any more', async () => {
    const her = await someone(home)
    const kept = await makeTransformation(home, her, { images: 1 })
    const { id } = await makeTransformation(home, her, { images: 4 })
    await her.visitor.delete(api.transformation(id))
    const { sessions } = (await her.visitor.get(api.transformations())).json()
    expect(sessions.map((session: { id: string }) => session.id)).toEqual([kept.id])
    expect(await statsOf(her)).toMatchObject({ totalSessions: 1, totalImagesGenerated: 1 })
  })

  it('a free one that was taken stays taken', async () => {
    const her = await someone(home, 'pro')
    const { id } = await makeTransformation(home, her, { images: 1 })
    await home.context.database
      .update(transformations)
      .set({ packageType: 'pro_test' })
      .where(eq(transformations.id, id))
    await her.visitor.delete(api.transformation(id))
    await fillDraft(home, her)
    const again = await her.visitor.post(api.createTransformation(), {
      ...{ sessionName: 'Encore', baseStyle: offeredStyle(home.context) },
      ...{ packageType: 'pro_test', paymentMethod: 'free_pro' },
    })
    expect([again.statusCode, again.json().code]).toEqual([409, 'free_already_taken'])
  })

  it('stays while it is being made, and for another person', async () => {
    const [her, stranger] = [await someone(home), await someone(home)]
    const { id } = await makeTransformation(home, her, { images: 1 })
    expect((await stranger.visitor.delete(api.transformation(id))).statusCode).toBe(404)
    await unfinish(id)
    expect((await her.visitor.delete(api.transformation(id))).statusCode).toBe(409)
    expect((await seenBy(her, id)).images).toHaveLength(1)
  })
})
