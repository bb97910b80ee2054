import { api } from '@app/domain/routes.ts'
import { transformationsAnswer } from '@app/domain/transformations/transformations-api.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { images } from '../database/schema/transformations.ts'
import { buyPackage } from '../testing/buying/buying.ts'
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

  it('are known again by their tag, in a list of several too, or by their day', async () => {
    const her = await someone(home)
    const { imageIds } = await makeTransformation(home, her, { images: 1 })
    const url = api.image(imageIds[0] ?? '')
    const { headers } = await her.visitor.get(url)
    const [etag, day] = [String(headers.etag), String(headers['last-modified'])]
    const status = async (asked: Record<string, string>) => (await her.visitor.get(url, asked)).statusCode
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
      expect([tags, await status({ 'if-none-match': tags })]).toEqual([tags, 304])
    expect(await status({ 'if-none-match': '"other"' })).toBe(200)
    expect(await status({ 'if-none-match': '"other"', 'if-modified-since': day })).toBe(200)
    const shifted = (ms: number) => new Date(Date.parse(day) + ms).toUTCString()
    expect(await status({ 'if-modified-since': shifted(-1000) })).toBe(200)
    expect(await status({ 'if-modified-since': day })).toBe(304)
    expect(await status({ 'if-modified-since': shifted(1000) })).toBe(304)
  })

  it('are sent in parts to who goes on where she was cut off', async () => {
    const her = await someone(home)
    const { imageIds } = await makeTransformation(home, her, { images: 1 })
    const url = api.imageDownload(imageIds[0] ?? '')
    const whole = await her.visitor.get(url)
    const size = whole.rawPayload.length
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(size) })
    const rest = await her.visitor.get(url, { range: 'bytes=10-', 'if-range': String(whole.headers.etag) })
    expect(rest.statusCode).toBe(206)
    expect(rest.headers).toMatchObject({
      ...{ 'content-range': `bytes 10-${size - 1}/${size}`, 'content-length': String(size - 10) },
      ...{ etag: whole.headers.etag, 'cache-control': 'private, no-cache' },
    })
    expect(rest.rawPayload.equals(whole.rawPayload.subarray(10))).toBe(true)
    const last = await her.visitor.get(url, { range: 'bytes=-4' })
    expect([last.statusCode, last.rawPayload.equals(whole.rawPayload.subarray(-4))]).toEqual([206, true])
    const beyond = await her.visitor.get(url, { range: `bytes=${size}-` })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`])
    const wholeAfterAll: Record<string, string>[] = [
      { range: 'bytes=10-', 'if-range': '"other"' },
      { range: 'bytes=4-2' },
      { range: 'bytes=0-1,4-5' },
      { range: 'pixels=0-1' },
    ]
    for (const asked of wholeAfterAll)
      expect((await her.visitor.get(url, asked)).rawPayload.equals(whole.rawPayload)).toBe(true)
  })

  it('are hers also where many are asked for at the same moment, by several people', async () => {
    const [her, other] = [await someone(home), await someone(home)]
    const { imageIds } = await makeTransformation(home, her, { images: 5 })
    const { imageIds: others } = await makeTransformation(home, other, { images: 5 })
    const asked = [her, other, new Visitor(home.app)].flatMap((who) =>
      [...imageIds, ...others].map(async (id) => {
        const visitor = who instanceof Visitor ? who : who.visitor
        return [(await visitor.get(api.image(id))).statusCode, who, id] as const
      }),
    )
    for (const [status, who, id] of await Promise.all(asked)) {
      const isOfWho = who === her ? imageIds.includes(id) : who === other && others.includes(id)
      expect(status).toBe(isOfWho ? 200 : who instanceof Visitor ? 401 : 404)
    }
  })

  it('of no such name are not found, and of no name at all refused', async () => {
    const her = await someone(home)
    const answers = await Promise.all([crypto.randomUUID(), 'x'].map((id) => her.visitor.get(api.image(id))))
    expect(answers.map((answer) => answer.json().code)).toEqual(['image_not_found', 'invalid'])
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
