import { api } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drafts } from '../../database/schema/drafts.ts'
import { photos } from '../../database/schema/photos.ts'
import { transformations } from '../../database/schema/transformations.ts'
import { addPhotos, openDraftOf } from '../../testing/full-draft.ts'
import { someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTransformation } from '../../testing/transformation.ts'
import { forgetOldPhotos } from './retention.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const finishedDaysAgo = (id: string, days: number) =>
  home.context.database
    .update(transformations)
    .set({ finishedAt: sql`now() - make_interval(days => ${days})` })
    .where(eq(transformations.id, id))

const photosOf = (userId: string) =>
  home.context.database.select().from(photos).where(eq(photos.userId, userId))

describe('source photos are forgotten 30 days after the delivery (P3)', () => {
  it('keeps them on the 29th day', async () => {
    const her = await someone(home)
    const { id, imageIds } = await makeTransformation(home, her, { images: 1 })
    await finishedDaysAgo(id, 29)
    await forgetOldPhotos(home.context)
    expect(await photosOf(her.id)).toHaveLength(15)
    expect((await her.visitor.get(api.imageBefore(imageIds[0] ?? ''))).statusCode).toBe(200)
  })

  it('forgets photos, thumbnails and the crops made of them on the 31st, and keeps her images', async () => {
    const her = await someone(home)
    const { id, imageIds } = await makeTransformation(home, her, { images: 1 })
    const [photo] = await photosOf(her.id)
    await finishedDaysAgo(id, 31)
    await forgetOldPhotos(home.context)
    expect(await photosOf(her.id)).toHaveLength(0)
    expect(await home.context.storage.size(photo?.file ?? '')).toBeNull()
    expect(await home.context.storage.size(photo?.thumbnail ?? '')).toBeNull()
    expect((await her.visitor.get(api.imageBefore(imageIds[0] ?? ''))).statusCode).toBe(404)
    expect((await her.visitor.get(api.image(imageIds[0] ?? ''))).statusCode).toBe(200)
    const { session } = (await her.visitor.get(api.transformation(id))).json()
    expect(session.images[0].beforeUrl).toBeNull()
  })

  it('goes on where there are more crops than are taken at once; the day is noted once all are gone', async () => {
    const her = await someone(home)
    const { id } = await makeTransformation(home, her, { images: 1 })
    await home.context.database.execute(sql`insert into images (transformation_id, user_id, position, file, thumbnail,
        before_file, width, height, engine, model, tone, seed, recipe, fingerprint, confidence)
      select transformation_id, user_id, position + n, replace(file, id::text, key), replace(thumbnail, id::text, key),
        replace(before_file, id::text, key), width, height, engine, model, tone, seed, recipe, fingerprint || n, confidence
      from images, generate_series(1, 200) n, format('00000000-0000-4000-8000-%s', lpad(n::text, 12, '0')) key
      where transformation_id = ${id}`)
    await finishedDaysAgo(id, 31)
    const left = async () => {
      const { rows } = await home.context.database.execute<{ crops: number; noted: boolean }>(
        sql`select count(before_file)::int as crops, bool_and(photos_forgotten_at is not null) as noted
          from images join transformations t on t.id = transformation_id where t.id = ${id}`,
      )
      return rows
    }
    expect(await left()).toEqual([{ crops: 201, noted: false }])
    await forgetOldPhotos(home.context)
    expect(await left()).toEqual([{ crops: 1, noted: false }])
    await forgetOldPhotos(home.context)
    expect(await left()).toEqual([{ crops: 0, noted: true }])
  })
})

describe('the photos of a draft nobody touched for 30 days are forgotten (P3)', () => {
  it('keeps those of a draft touched 29 days ago, forgets those of one touched 31 days ago', async () => {
    const [fresh, idle] = [await someone(home), await someone(home)]
    for (const [her, days] of [[fresh, 29] as const, [idle, 31] as const]) {
      const draft = await openDraftOf(her)
      await addPhotos(home.context, her, draft.id, 1)
      const updatedAt = sql`now() - make_interval(days => ${days})`
      await home.context.database.update(drafts).set({ updatedAt }).where(eq(drafts.id, draft.id))
    }
    await forgetOldPhotos(home.context)
    expect(await photosOf(fresh.id)).toHaveLength(1)
    expect(await photosOf(idle.id)).toHaveLength(0)
  })
})
