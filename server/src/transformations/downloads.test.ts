import { dossierAnswer } from '@app/domain/operator/dossier-api.ts'
import { api } from '@app/domain/routes.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { downloads, transformations } from '../database/schema/transformations.ts'
import { buyCredits } from '../testing/buying/buying.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'
import { unzip } from '../testing/unzip.ts'
import { PASSWORD, Visitor } from '../testing/visitor.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

/** Somebody with an order whose images are there, files and all. */
async function delivered(on: TestApp = home) {
  const her = await someone(on)
  const { id, imageIds } = await makeTransformation(on, her, { images: 3 })
  const orderId = await buyCredits(on, her)
  await on.context.database.update(transformations).set({ orderId }).where(eq(transformations.id, id))
  return { her, orderId, id, imageIds }
}
const written = (id: string) =>
  home.context.database
    .select()
    .from(downloads)
    .where(eq(downloads.transformationId, id))
    .orderBy(asc(downloads.what), asc(downloads.position))
/** Once it is sent it is written down. */
const untilWritten = async (id: string, lines: readonly (readonly [string, number])[]) =>
  expect.poll(async () => (await written(id)).map(({ what, position }) => [what, position])).toEqual(lines)
const take = async ({ visitor }: Pick<Someone, 'visitor'>, url: string) => (await visitor.get(url)).statusCode

describe('what is written down of a download', () => {
  it('which file and when, and nothing else, once however often she takes it', async () => {
    const { her, id, imageIds } = await delivered()
    const [first = '', second = ''] = imageIds
    expect(await take(her, api.imageDownload(second))).toBe(200)
    expect(await take(her, api.transformationZip(id))).toBe(200)
    await untilWritten(id, [
      ['archive', 0],
      ['image', 2],
    ])
    await home.context.database.execute(
      sql`update downloads set first_at = first_at - interval '1 day', last_at = last_at - interval '1 day'`,
    )
    expect(await take(her, api.imageDownload(second))).toBe(200)
    expect(await take(her, api.imageDownload(first))).toBe(200)
    await untilWritten(id, [
      ['archive', 0],
      ['image', 1],
      ['image', 2],
    ])
    const daysOf = async () =>
      (await written(id)).map(({ firstAt, lastAt }) => Math.round((+lastAt - +firstAt) / 86_400_000))
    await expect.poll(daysOf).toEqual([0, 0, 1])
    const [line] = await written(id)
    expect(Object.keys(line ?? {})).toEqual(['transformationId', 'what', 'position', 'firstAt', 'lastAt'])
  })

  it('nothing, of an image she only looks at, of one her browser has already, or of a free one', async () => {
    const { her, id, imageIds } = await delivered()
    const [image = ''] = imageIds
    for (const url of [api.image(image), api.imageThumbnail(image), api.transformation(id)])
      expect(await take(her, url)).toBe(200)
    expect((await her.visitor.ask('HEAD', api.imageDownload(image))).statusCode).toBe(200)
    const free = await makeTransformation(home, her, { images: 1 })
    expect(await take(her, api.imageDownload(free.imageIds[0] ?? ''))).toBe(200)
    expect(await take(her, api.transformationZip(free.id))).toBe(200)
    expect(await take(her, api.transformationZip(id))).toBe(200)
    await untilWritten(id, [['archive', 0]])
    expect(await written(free.id)).toEqual([])
  })

  it('nothing, where somebody else asks for it', async () => {
    const { id, imageIds } = await delivered()
    for (const other of [new Visitor(home.app), (await someone(home)).visitor])
      for (const url of [api.imageDownload(imageIds[0] ?? ''), api.transformationZip(id)])
        expect([401, 404]).toContain(await take({ visitor: other }, url))
    expect(await written(id)).toEqual([])
  })
})

it('where a download cannot be written down, she has her image all the same, and the log says so', async () => {
  const said: string[] = []
  const deaf = await openTestApp({ logTo: { write: (line: string) => void said.push(line) } })
  try {
    const { her, id } = await delivered(deaf)
    await deaf.context.database.execute(sql`drop table downloads`)
    expect(await take(her, api.transformationZip(id))).toBe(200)
    await expect.poll(() => said.some((line) => line.includes('a download is not written down'))).toBe(true)
  } finally {
    await deaf.close()
  }
})

describe('downloads', () => {
  it('stand in the dossier of the order, the archive and each image by itself', async () => {
    const { her, orderId, id, imageIds } = await delivered()
    const operator = await someone(home, 'operator')
    await take(her, api.transformationZip(id))
    await untilWritten(id, [['archive', 0]])
    await take(her, api.imageDownload(imageIds[2] ?? ''))
    await untilWritten(id, [
      ['archive', 0],
      ['image', 3],
    ])
    const { facts } = dossierAnswer.parse((await operator.visitor.get(api.dossier(orderId))).json())
    expect(facts.filter(({ part }) => part === 'downloads')).toMatchObject([
      { fact: 'archive_taken', at: expect.any(String), words: '' },
      { fact: 'image_taken', at: expect.any(String), words: 'Image 3' },
    ])
    await home.context.database.execute(
      sql`update downloads set first_at = '2026-11-01T09:00:00Z', last_at = '2026-11-02T10:30:00Z'
        where transformation_id = ${id} and what = 'image'`,
    )
    const file = (await operator.visitor.get(api.dossierFile(orderId))).body
    expect(file).toContain('2026-11-01 10:00  Image téléchargée  Image 3, encore le 2026-11-02 11:30')
  })

  it('she takes them along, and they go with her account', async () => {
    const { her, id } = await delivered()
    await take(her, api.transformationZip(id))
    await untilWritten(id, [['archive', 0]])
    const opened = unzip((await her.visitor.get(api.accountExport())).rawPayload)
    expect(JSON.parse(String(opened.get('account.json'))).downloads).toMatchObject([
      {
        transformation: id,
        what: 'archive',
        image: 0,
        firstAt: expect.any(String),
        lastAt: expect.any(String),
      },
    ])
    await her.visitor.delete(api.transformation(id))
    expect(await written(id)).toHaveLength(1)
    expect((await her.visitor.delete(api.account(), { currentPassword: PASSWORD })).statusCode).toBe(200)
    expect(await written(id)).toEqual([])
  })
})
