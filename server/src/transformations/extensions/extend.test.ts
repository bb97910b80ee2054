import { api } from '@app/domain/routes.ts'
import { turnOf } from '@app/domain/transformations/turns.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditEntries } from '../../database/schema/credits.ts'
import { extensions, transformations } from '../../database/schema/transformations.ts'
import { photoRowsOf, removePhotos } from '../../photos/photos.ts'
import { askMore, askRedo, creditsOf, endow, runExtension, seenBy } from '../../testing/buying/extending.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTransformation } from '../../testing/transformation.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

/** Somebody with a finished transformation of five images, and credits. */
async function delivered(credits = 5, images = 5) {
  const her = await someone(home)
  const made = await makeTransformation(home, her, { images })
  if (credits > 0) await endow(home, her, credits)
  return { her, ...made }
}
const refusal = async (answer: ReturnType<typeof askMore>) => {
  const { statusCode, ...rest } = await answer
  return [statusCode, rest.json().code]
}
const change = (id: string, changed: Partial<typeof transformations.$inferInsert>) =>
  home.context.database.update(transformations).set(changed).where(eq(transformations.id, id))
const deliveredAgo = (id: string, seconds: number) =>
  home.context.database
    .update(transformations)
    .set({ finishedAt: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(transformations.id, id))
/** As many of its photos as a free first image may have been made from. */
async function keepPhotos(id: string, count: number): Promise<void> {
  const { database } = home.context
  const [made] = await database.select().from(transformations).where(eq(transformations.id, id))
  const rows = await photoRowsOf(database, made?.draftId ?? '')
  await removePhotos(
    database,
    rows.slice(count).map((row) => row.id),
  )
}
const forgetPhotos = ({ visitor }: Someone, id: string) => visitor.delete(api.transformationPhotos(id))

describe('five more images of a finished transformation', () => {
  it('cost five credits, and begin where the first ones stay to be seen', async () => {
    const { her, id } = await delivered(7)
    expect((await seenBy(her, id)).moreImages).toEqual({
      ...{ images: 5, cost: 5, possible: true, photosMissing: 0 },
    })
    expect((await askMore(her, id)).statusCode).toBe(200)
    const seen = await seenBy(her, id)
    expect(seen).toMatchObject({
      ...{ status: 'generating', imagesCount: 5, extension: { images: 5, ready: 0, credits: 5 } },
      ...{ progress: { imagesReady: 5, imagesOrdered: 10 }, moreImages: { possible: false } },
    })
    expect([seen.images.length, seen.zipUrl]).toEqual([5, api.transformationZip(id)])
    expect((await her.visitor.get(seen.images[0]?.url ?? '')).statusCode).toBe(200)
    expect((await her.visitor.get(api.transformationZip(id))).statusCode).toBe(200)
    expect(await creditsOf(her)).toBe(2)
  })

  it.each([
    { credits: 4, left: 4, refused: true },
    { credits: 5, left: 0, refused: false },
    { credits: 6, left: 1, refused: false },
    { credits: 0, left: 0, refused: true },
  ])('with $credits credits: refused $refused, and $left are left', async ({ credits, left, refused }) => {
    const { her, id } = await delivered(credits)
    const answer = await askMore(her, id)
    expect(answer.statusCode).toBe(refused ? 409 : 200)
    if (refused) {
      expect(answer.json()).toMatchObject({
        code: 'credits_insufficient',
        error: `Il vous faut 5 crédits, vous en avez ${credits}.`,
        credits: { needed: 5, available: credits },
      })
      expect((await seenBy(her, id)).status).toBe('completed')
    }
    expect(await creditsOf(her)).toBe(left)
  })

  it('fifty presses at once spend once', async () => {
    const { her, id } = await delivered(250)
    const answers = await Promise.all(Array.from({ length: 50 }, () => askMore(her, id)))
    const codes = answers.map((answer) => answer.statusCode)
    expect([codes.filter((code) => code === 200).length, await creditsOf(her)]).toEqual([1, 245])
    const refused = answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json().code)
    expect(new Set(refused)).toEqual(new Set(['extension_under_way']))
  })

  it('fifty presses at once, on five transformations, with credits for one: one begins', async () => {
    const { her, id } = await delivered(9, 1)
    const ids = [id]
    while (ids.length < 5) ids.push((await makeTransformation(home, her, { images: 1 })).id)
    const answers = await Promise.all(Array.from({ length: 50 }, (_, k) => askMore(her, ids[k % 5] ?? '')))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await creditsOf(her)).toBe(4)
    const begun = await home.context.database.select().from(extensions).where(eq(extensions.userId, her.id))
    expect(begun).toHaveLength(1)
  })

  it.each([
    { what: 'waits for its turn', status: 'pending' },
    { what: 'is being made', status: 'generating' },
  ] as const)('are refused of one that $what', async ({ status }) => {
    const { her, id } = await delivered()
    await change(id, { status, finishedAt: null })
    expect(await refusal(askMore(her, id))).toEqual([409, 'transformation_unfinished'])
    expect(await creditsOf(her)).toBe(5)
  })

  it('are refused of one that failed', async () => {
    const { her, id } = await delivered()
    await change(id, { status: 'failed' })
    expect(await refusal(askMore(her, id))).toEqual([409, 'transformation_failed'])
    expect((await seenBy(her, id)).moreImages.possible).toBe(false)
  })

  it('are refused where her photos give no more of the style, and a defective image is tried again', async () => {
    const { her, id } = await delivered()
    await change(id, { shortReason: 'exhausted' })
    const seen = await seenBy(her, id)
    expect(seen.moreImages.possible).toBe(false)
    expect(await refusal(askMore(her, id))).toEqual([409, 'images_exhausted'])
    expect(await creditsOf(her)).toBe(5)
    expect((await askRedo(her, seen.images[0]?.id ?? '')).statusCode).toBe(200)
  })

  it('are refused once her photos are forgotten', async () => {
    const { her, id } = await delivered()
    await forgetPhotos(her, id)
    expect((await seenBy(her, id)).moreImages.possible).toBe(false)
    expect(await refusal(askMore(her, id))).toEqual([409, 'photos_forgotten'])
  })

  it.each([
    { photos: 14, missing: 1 },
    { photos: 1, missing: 14 },
  ])('are refused of one made from $photos photos', async ({ photos: count, missing }) => {
    const { her, id } = await delivered()
    await keepPhotos(id, count)
    expect((await seenBy(her, id)).moreImages).toMatchObject({ possible: false, photosMissing: missing })
    expect(await refusal(askMore(her, id))).toEqual([409, 'photos_too_few'])
    expect(await creditsOf(her)).toBe(5)
  })

  it('are refused of a style the engine has stopped offering', async () => {
    const { her, id } = await delivered()
    await change(id, { baseStyle: 'chignon_mariee' })
    expect(await refusal(askMore(her, id))).toEqual([409, 'style_not_offered'])
  })

  it('are nothing to a stranger, and of one she has deleted', async () => {
    const { her, id } = await delivered()
    const stranger = await someone(home)
    await endow(home, stranger, 5)
    expect(await refusal(askMore(stranger, id))).toEqual([404, 'transformation_not_found'])
    await her.visitor.delete(api.transformation(id))
    expect(await refusal(askMore(her, id))).toEqual([404, 'transformation_not_found'])
    expect([await creditsOf(her), await creditsOf(stranger)]).toEqual([5, 5])
  })
})

describe('while more are made', () => {
  it.each([
    { what: 'the transformation', url: (id: string, _image: string) => api.transformation(id) },
    { what: 'an image', url: (_id: string, image: string) => api.image(image) },
    { what: 'her photos', url: (id: string, _image: string) => api.transformationPhotos(id) },
  ])('$what cannot be deleted', async ({ url }) => {
    const { her, id, imageIds } = await delivered()
    await askMore(her, id)
    const answer = await her.visitor.delete(url(id, imageIds[0] ?? ''))
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'transformation_unfinished'])
  })

  it('no other is counted before one that came earlier', async () => {
    const { her, id } = await delivered()
    await change(id, { createdAt: new Date('2026-01-01') })
    const other = await delivered()
    const turn = turnOf({ paid: true, images: 5 })
    await change(other.id, { status: 'pending', finishedAt: null, turn })
    const before = (await seenBy(other.her, other.id)).progress.queuePosition
    await askMore(her, id)
    expect((await seenBy(other.her, other.id)).progress.queuePosition).toBe(before)
    await runExtension(home, id, 10)
  })
})

describe('a defective image is made again for nothing', () => {
  it('takes no credit, and leaves her the one she has', async () => {
    const { her, id, imageIds } = await delivered(0)
    expect(await seenBy(her, id)).toMatchObject({ redosLeft: 3 })
    const answer = await askRedo(her, imageIds[1] ?? '')
    expect(answer.json().session).toMatchObject({
      ...{ extension: { images: 1, ready: 0, credits: 0 }, redosLeft: 2 },
    })
    await runExtension(home, id, 6)
    const seen = await seenBy(her, id)
    expect([seen.images.length, seen.images.map((image) => image.id)]).toEqual([
      6,
      expect.arrayContaining(imageIds),
    ])
    const entries = await home.context.database
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.userId, her.id))
    expect(entries).toEqual([])
  })

  it.each([
    { when: 'a minute before the seventh day is over', seconds: 7 * 86_400 - 60, status: 200 },
    { when: 'a second after it', seconds: 7 * 86_400 + 1, status: 409 },
  ])('$when: $status', async ({ seconds, status }) => {
    const { her, id, imageIds } = await delivered(0)
    await deliveredAgo(id, seconds)
    const answer = await askRedo(her, imageIds[0] ?? '')
    expect(answer.statusCode).toBe(status)
    if (status === 409) expect(answer.json().code).toBe('redo_over')
  })

  it('three times, not four', async () => {
    const { her, id, imageIds } = await delivered(0)
    for (const made of [6, 7, 8]) {
      expect((await askRedo(her, imageIds[0] ?? '')).statusCode).toBe(200)
      await runExtension(home, id, made)
    }
    expect((await seenBy(her, id)).redosLeft).toBe(0)
    expect(await refusal(askRedo(her, imageIds[0] ?? ''))).toEqual([409, 'redo_over'])
  })

  it('of images bought later the seven days count from then', async () => {
    const { her, id, imageIds } = await delivered(5)
    await deliveredAgo(id, 8 * 86_400)
    await askMore(her, id)
    await runExtension(home, id, 10)
    expect((await askRedo(her, imageIds[0] ?? '')).statusCode).toBe(200)
  })

  it('is refused of an image she has deleted', async () => {
    const { her, imageIds } = await delivered(0)
    await her.visitor.delete(api.image(imageIds[0] ?? ''))
    expect(await refusal(askRedo(her, imageIds[0] ?? ''))).toEqual([404, 'image_not_found'])
  })
})
