import { api } from '@app/domain/routes.ts'
import { transformationsAnswer } from '@app/domain/transformations/transformations-api.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
      'cache-control': 'private, no-cache',
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
  it('are hers: private, asked about again each time, and not to be sniffed', async () => {
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

  it('cannot be taken all together before the end', async () => {
    const her = await someone(home)
    const { transformationId } = await buyPackage(home, her)
    const answer = await her.visitor.get(api.transformationZip(transformationId))
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'transformation_unfinished'])
  })
})
