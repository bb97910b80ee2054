import { api } from '@app/domain/routes.ts'
import { SHARED_LONG_SIDE } from '@app/domain/shares/share-rules.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { images } from '../database/schema/transformations.ts'
import { someone } from '../testing/people.ts'
import { openedShare } from '../testing/shares.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'
import { Visitor } from '../testing/visitor.ts'

const MARK = '<x:xmpmeta xmlns:x="adobe:ns:meta/">compositeWithTrainedAlgorithmicMedia</x:xmpmeta>'
const WHITE = 235

let home: TestApp
let token: string
beforeAll(async () => {
  home = await openTestApp()
  const her = await someone(home)
  const imageId = (await makeTransformation(home, her, { images: 1 })).imageIds[0] ?? ''
  await layLarge(imageId)
  token = (await openedShare(her, imageId, { withBefore: true })).token
})
afterAll(() => home.close())

/** As an engine delivers it, with what a camera might have left in it as well. */
async function layLarge(imageId: string): Promise<void> {
  const { database, scratch, storage } = home.context
  const create = { width: 960, height: 1280, channels: 3, background: '#b5651d' } as const
  const jpeg = sharp({ create })
    .withExif({ IFD0: { Make: 'Appareil', Copyright: 'Camille' } })
    .withXmp(MARK)
  const file = `images/${crypto.randomUUID()}.jpg`
  await scratch.withFolder(async (folder) => {
    await jpeg.jpeg().toFile(`${folder}/large.jpg`)
    await storage.put(file, `${folder}/large.jpg`)
  })
  await database.update(images).set({ file, beforeFile: file }).where(eq(images.id, imageId))
}

const fetched = (path: string) => new Visitor(home.app).get(path)
/** Its lower right corner, where the mark stands. */
const cornerOf = async (picture: Buffer): Promise<number[]> => {
  const at = { left: 400, top: 576, width: 80, height: 64 }
  return [...(await sharp(picture).extract(at).greyscale().raw().toBuffer())]
}

describe('what a link shows', () => {
  it('is small, and has nothing in it but the mark of AI (L9)', async () => {
    for (const path of [api.sharedImage(token), api.sharedBefore(token)]) {
      const answer = await fetched(path)
      const { width, height, exif, xmpAsString } = await sharp(answer.rawPayload).metadata()
      expect([width, height]).toEqual([480, SHARED_LONG_SIDE])
      expect(exif).toBeUndefined()
      expect(xmpAsString).toContain('compositeWithTrainedAlgorithmicMedia')
      expect(answer.rawPayload.includes('Camille')).toBe(false)
    }
  })

  it('bears the mark in its pixels too; her own photo does not (L10)', async () => {
    const [image, before] = [await fetched(api.sharedImage(token)), await fetched(api.sharedBefore(token))]
    expect(Math.max(...(await cornerOf(image.rawPayload)))).toBeGreaterThan(WHITE)
    expect(Math.max(...(await cornerOf(before.rawPayload)))).toBeLessThan(WHITE)
  })

  it('says it in the language it is asked in', async () => {
    const [french, english] = await Promise.all(
      ['fr', 'en'].map(async (lng) => (await fetched(`${api.sharedImage(token)}?lng=${lng}`)).rawPayload),
    )
    expect(french?.equals(english ?? Buffer.of())).toBe(false)
  })

  it('is kept by nobody, shown by no search engine, and tells no other site where it was seen', async () => {
    expect((await fetched(api.sharedImage(token))).headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'image/jpeg',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': expect.stringMatching(/^noindex, nofollow/),
    })
  })

  it('of a file that is lost is said to be gone, as is any other', async () => {
    const her = await someone(home)
    const imageId = (await makeTransformation(home, her, { images: 1 })).imageIds[0] ?? ''
    const lost = await openedShare(her, imageId)
    await home.context.storage.remove(`images/${imageId}.jpg`)
    expect((await fetched(api.sharedImage(lost.token))).json().code).toBe('share_gone')
  })
})
