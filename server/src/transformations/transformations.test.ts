import { api } from '@app/domain/routes.ts'
import { transformationsAnswer } from '@app/domain/transformations/transformations-api.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { images } from '../database/schema/transformations.ts'
import { buyPackage } from '../testing/buying.ts'
import { offeredStyle } from '../testing/full-draft.ts'
import { someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'
import { Visitor } from '../testing/visitor.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

describe('the list', () => {
  // spec: 3.8, 4.12, 7.11
  it('has hers only, the newest first, and a bare 304 while nothing changes', async () => {
    const [her, other] = [await someone(home), await someone(home)]
    const [first, second] = [
      await makeTransformation(home, her, { images: 1 }),
      await makeTransformation(home, her, { images: 2 }),
    ]
    await makeTransformation(home, other, { images: 1 })
    const answer = await her.visitor.get(api.transformations())
    expect(Object.keys(answer.json())).toEqual(['sessions'])
    const { transformations: hers } = transformationsAnswer.parse(answer.json())
    expect(hers.map((one) => one.id)).toEqual([second.id, first.id])
    expect(hers[0]).toMatchObject({
      ...{ name: 'Mon été', status: 'completed', imagesCount: 2 },
      ...{ baseStyle: offeredStyle(home.context), packageType: 'pack_5' },
    })
    expect(Date.parse(hers[0]?.createdAt ?? '')).toBeLessThanOrEqual(Date.now())
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      vary: expect.stringContaining('cookie'),
    })
    const etag = String(answer.headers.etag)
    const same = await her.visitor.get(api.transformations(), { 'if-none-match': etag })
    expect([same.statusCode, same.body]).toEqual([304, ''])
    await makeTransformation(home, her, { images: 1 })
    expect((await her.visitor.get(api.transformations(), { 'if-none-match': etag })).statusCode).toBe(200)
  })

  // spec: 2.59, 3.16, 7.10
  it('counts in her journey', async () => {
    const her = await someone(home)
    await makeTransformation(home, her, { images: 3 })
    const stats = { totalSessions: 1, totalImagesGenerated: 3, totalSpent: 0 }
    expect((await her.visitor.get(api.stats())).json()).toEqual({ stats })
  })
})

describe('her images', () => {
  it('are hers: private, asked about again each time, and not to be sniffed (C3)', async () => {
    const her = await someone(home)
    const { imageIds } = await makeTransformation(home, her, { images: 1 })
    const id = imageIds[0] ?? ''
    for (const url of [api.image(id), api.imageThumbnail(id), api.imageBefore(id), api.imageDownload(id)]) {
      const { headers, rawPayload } = await her.visitor.get(url)
      expect(headers).toMatchObject({
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
        vary: expect.stringContaining('cookie'),
      })
      expect((await sharp(rawPayload).metadata()).width).toBe(60)
      const again = await her.visitor.get(url, { 'if-none-match': String(headers.etag) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(
        (await new Visitor(home.app).get(url, { 'if-none-match': String(headers.etag) })).statusCode,
      ).toBe(401)
    }
  })

  it('are saved under the name of the transformation', async () => {
    const her = await someone(home)
    const { id, imageIds } = await makeTransformation(home, her, { images: 2 })
    const one = await her.visitor.get(api.imageDownload(imageIds[1] ?? ''))
    expect(one.headers['content-disposition']).toContain('attachment; filename="mon-ete-002.jpg"')
    const all = await her.visitor.get(api.transformationZip(id))
    expect(all.headers['content-disposition']).toBe('attachment; filename="mon-ete.zip"')
    expect(all.rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect(all.rawPayload.toString('latin1').match(/mon-ete-00[12]\.jpg/g)).toHaveLength(4)
  })

  it('stand beside the photo they were made from in one file, marked as made by AI, for her alone (L9)', async () => {
    const her = await someone(home)
    const { imageIds } = await makeTransformation(home, her, { images: 1 })
    const url = api.imageBeforeAfter(imageIds[0] ?? '')
    const answer = await her.visitor.get(url)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringContaining('filename="mon-ete-001-avant-apres.jpg"'),
    })
    const image = await sharp((await her.visitor.get(api.image(imageIds[0] ?? ''))).rawPayload).metadata()
    const both = await sharp(answer.rawPayload).metadata()
    expect([both.width, both.height, both.xmpAsString]).toEqual([
      2 * (image.width ?? 0) + 12,
      image.height,
      image.xmpAsString,
    ])
    const other = await someone(home)
    expect((await other.visitor.get(url)).statusCode).toBe(404)
    expect((await new Visitor(home.app).get(url)).statusCode).toBe(401)
  })

  it('have no such file once her photos are forgotten', async () => {
    const her = await someone(home)
    const { imageIds } = await makeTransformation(home, her, { images: 1 })
    const [imageId = ''] = imageIds
    await home.context.database.update(images).set({ beforeFile: null }).where(eq(images.id, imageId))
    expect((await her.visitor.get(api.imageBeforeAfter(imageId))).json().code).toBe('image_not_found')
  })

  it('cannot be taken all together before the end', async () => {
    const her = await someone(home)
    const { transformationId } = await buyPackage(home, her)
    const answer = await her.visitor.get(api.transformationZip(transformationId))
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'transformation_unfinished'])
  })
})
