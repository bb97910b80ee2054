import { api } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditEntries } from '../../database/schema/credits.ts'
import { photos } from '../../database/schema/photos.ts'
import { extensions, transformations } from '../../database/schema/transformations.ts'
import {
  appMaking,
  askMore,
  askRedo,
  creditsOf,
  endow,
  mailKindsTo,
  openExtensionOf,
  runExtension,
  seenBy,
} from '../../testing/buying/extending.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTransformation } from '../../testing/transformation.ts'
import { PASSWORD } from '../../testing/visitor.ts'
import { forgetOldPhotos } from '../forgetting/retention.ts'
import { generate, giveUp } from '../making/generate.ts'
import { endLateTransformations } from '../making/lateness.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const CALM = new AbortController().signal

/** Five images delivered, five more asked for. */
async function extended(credits = 5) {
  const her = await someone(home)
  const made = await makeTransformation(home, her, { images: 5 })
  await endow(home, her, credits)
  await askMore(her, made.id)
  return { her, ...made, extensionId: await openExtensionOf(home, made.id) }
}
const entriesOf = async (her: Someone) => {
  const rows = await home.context.database
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.userId, her.id))
    .orderBy(creditEntries.id)
  return rows.slice(1).map(({ amount, reason }) => [amount, reason])
}
const age = (id: string, hours: number) =>
  home.context.database
    .update(extensions)
    .set({ createdAt: sql`now() - make_interval(hours => ${hours})` })
    .where(eq(extensions.transformationId, id))

describe('when the engine has made more', () => {
  it('all five: completed again, told once, and nothing given back', async () => {
    const { her, id, extensionId } = await extended()
    await runExtension(home, id, 10)
    await generate(appMaking(home, 10), { transformationId: id, ...(extensionId && { extensionId }) }, CALM)
    const seen = await seenBy(her, id)
    expect(seen).toMatchObject({ status: 'completed', extension: null, refund: null })
    expect(seen.images.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect([await creditsOf(her), await mailKindsTo(home, her)]).toEqual([0, ['more_ready']])
  })

  it.each([
    { made: 3, back: 2, reason: 'shortfall', mail: 'more_short' },
    { made: 0, back: 5, reason: 'failure', mail: 'more_failed' },
  ])('$made of five: $back credits come back once, and it is completed', async (end) => {
    const { her, id, extensionId } = await extended()
    await runExtension(home, id, 5 + end.made)
    await giveUp(appMaking(home, 10), { transformationId: id, ...(extensionId && { extensionId }) })
    expect(await seenBy(her, id)).toMatchObject({
      ...{ status: 'completed', imagesCount: 5 + end.made, refund: { credits: end.back, cents: 0 } },
      progress: { imagesOrdered: 10 },
    })
    expect(await entriesOf(her)).toEqual([
      [-5, 'images'],
      [end.back, end.reason],
    ])
    expect(await mailKindsTo(home, her)).toEqual([end.mail])
  })

  it('what she has deleted is not made again, and no two images have one place', async () => {
    const { her, id, imageIds } = await extended(10)
    await runExtension(home, id, 10)
    const later = await seenBy(her, id)
    for (const imageId of [imageIds[0], imageIds[4], later.images[9]?.id])
      await her.visitor.delete(api.image(imageId ?? ''))
    await askMore(her, id)
    expect((await seenBy(her, id)).progress).toMatchObject({ imagesReady: 7, imagesOrdered: 12 })
    await runExtension(home, id, 12)
    const { images, imagesDeleted, progress } = await seenBy(her, id)
    expect([images.length, imagesDeleted, progress.imagesOrdered]).toEqual([12, 3, 15])
    expect(new Set(images.map(({ position }) => position)).size).toBe(12)
  })

  it('interrupted and run again, it goes on where it was: five images, five credits', async () => {
    const { her, id, extensionId } = await extended(12)
    const run = { transformationId: id, ...(extensionId && { extensionId }) }
    const stop = new AbortController()
    const context = appMaking(home, 10)
    const produce = context.engine.produce.bind(context.engine)
    context.engine.produce = (order, watch, signal) =>
      produce(
        order,
        {
          ...watch,
          tried: async (tried, ...rest) => {
            await watch.tried(tried, ...rest)
            if (tried === 2) stop.abort()
          },
        },
        signal,
      )
    await expect(generate(context, run, stop.signal)).rejects.toThrow()
    expect(await seenBy(her, id)).toMatchObject({ imagesCount: 7, extension: { images: 5, ready: 2 } })
    await generate(appMaking(home, 10), run, CALM)
    expect([(await seenBy(her, id)).imagesCount, await creditsOf(her)]).toEqual([10, 7])
  })

  it('two runs of it at once: she gets her five', async () => {
    const { her, id, extensionId } = await extended()
    const run = { transformationId: id, ...(extensionId && { extensionId }) }
    await Promise.allSettled([1, 2].map(() => generate(appMaking(home, 10), run, CALM)))
    await generate(appMaking(home, 10), run, CALM)
    expect((await seenBy(her, id)).images).toHaveLength(10)
    expect(await mailKindsTo(home, her)).toEqual(['more_ready'])
  })

  it('a late job of the first run, or of an earlier extension, ends nothing', async () => {
    const { her, id, extensionId } = await extended(10)
    await giveUp(home.context, { transformationId: id })
    expect((await seenBy(her, id)).status).toBe('generating')
    await runExtension(home, id, 10)
    await askMore(her, id)
    await giveUp(home.context, { transformationId: id, ...(extensionId && { extensionId }) })
    expect(await seenBy(her, id)).toMatchObject({ status: 'generating', refund: null })
  })
})

describe('one made again for nothing', () => {
  it('that could not be made: nothing is given back, and nothing is missing', async () => {
    const her = await someone(home)
    const { id, imageIds } = await makeTransformation(home, her, { images: 5 })
    await askRedo(her, imageIds[0] ?? '')
    await runExtension(home, id, 5)
    expect(await seenBy(her, id)).toMatchObject({
      ...{ status: 'completed', imagesCount: 5, refund: null, redosLeft: 3 },
      progress: { imagesOrdered: 5 },
    })
    expect([await mailKindsTo(home, her), await creditsOf(her)]).toEqual([['redo_failed'], 0])
  })
})

describe('a day of its own', () => {
  it('not made after 24 hours: the credits come back; after 23 it goes on, however old the rest is', async () => {
    const [late, fresh] = [await extended(), await extended()]
    await home.context.database.update(transformations).set({ createdAt: new Date('2026-01-01') })
    await age(late.id, 25)
    await age(fresh.id, 23)
    await endLateTransformations(home.context)
    await endLateTransformations(home.context)
    expect(await seenBy(late.her, late.id)).toMatchObject({ status: 'completed', imagesCount: 5 })
    expect([await creditsOf(late.her), await mailKindsTo(home, late.her)]).toEqual([5, ['more_failed']])
    expect((await seenBy(fresh.her, fresh.id)).status).toBe('generating')
    expect(await creditsOf(fresh.her)).toBe(0)
  })
})

describe('her photos', () => {
  const photosOf = async (her: Someone) =>
    (await home.context.database.select().from(photos).where(eq(photos.userId, her.id))).length

  it('that were due to go wait for the images that are made of them, and go then', async () => {
    const { her, id } = await extended()
    const first = sql`now() - make_interval(days => 31)`
    await home.context.database
      .update(transformations)
      .set({ firstFinishedAt: first })
      .where(eq(transformations.id, id))
    await forgetOldPhotos(home.context)
    expect(await photosOf(her)).toBe(15)
    await runExtension(home, id, 10)
    await forgetOldPhotos(home.context)
    expect(await photosOf(her)).toBe(0)
    expect((await seenBy(her, id)).sourcePhotos.forgottenAt).not.toBeNull()
  })

  it('are kept a month from the first delivery, whatever came later', async () => {
    const her = await someone(home)
    const { id } = await makeTransformation(home, her, { images: 5 })
    await endow(home, her, 5)
    const before = (await seenBy(her, id)).sourcePhotos.keptUntil
    await askMore(her, id)
    expect((await seenBy(her, id)).sourcePhotos.keptUntil).toBe(before)
    await runExtension(home, id, 10)
    expect((await seenBy(her, id)).sourcePhotos.keptUntil).toBe(before)
  })
})

describe('leaving', () => {
  it('her account goes with its extensions; their lines stay in the books and name nobody', async () => {
    const { her, id } = await extended(11)
    await runExtension(home, id, 8)
    await askMore(her, id)
    const busy = await her.visitor.delete(api.account(), { currentPassword: PASSWORD })
    expect([busy.statusCode, busy.json().code]).toEqual([409, 'account_busy'])
    await runExtension(home, id, 9)
    const lines = await home.context.database
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.userId, her.id))
    expect((await her.visitor.delete(api.account(), { currentPassword: PASSWORD })).statusCode).toBe(200)
    const { database } = home.context
    expect(await database.select().from(extensions).where(eq(extensions.userId, her.id))).toEqual([])
    for (const { id: line, amount } of lines) {
      const [left] = await database.select().from(creditEntries).where(eq(creditEntries.id, line))
      expect(left).toMatchObject({ amount, userId: null, transformationId: null })
    }
  })
})
