import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '../context.ts'
import { images } from '../database/schema/transformations.ts'
import { sweepOrphans } from '../kept-files/sweep.ts'
import { buyPackage } from '../testing/buying/buying.ts'
import { appMaking, seenBy } from '../testing/buying/extending.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { unzip } from '../testing/unzip.ts'
import { PASSWORD } from '../testing/visitor.ts'
import { generate } from './making/generate.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const CALM = new AbortController().signal
const LARGE = { width: 80, height: 100 }
/** Of the image itself. */
const PLAIN = { width: 40, height: 50 }

/** The app with an engine whose first image is of a larger photo than the others, its backdrop out of focus. */
function appMakingLarge(): Context {
  const context = appMaking(home, 5)
  const produce = context.engine.produce.bind(context.engine)
  context.engine.produce = (order, watch, signal) =>
    produce(
      order,
      {
        ...watch,
        tried: async (tried, target, made) => {
          if (tried !== 1 || !made) return watch.tried(tried, target, made)
          await sharp({ create: { ...LARGE, channels: 3, background: '#b5651d' } })
            .jpeg()
            .toFile(target.largeFile)
          await watch.tried(tried, target, { ...made, large: LARGE, softBackdrop: true })
        },
      },
      signal,
    )
  return context
}

async function withLarge(): Promise<{ her: Someone; id: string; imageIds: string[] }> {
  const her = await someone(home)
  const { transformationId: id } = await buyPackage(home, her)
  await generate(appMakingLarge(), { transformationId: id }, CALM)
  return { her, id, imageIds: (await seenBy(her, id)).images.map((image) => image.id) }
}

const sizeOf = async (picture: Buffer) => {
  const { width, height } = await sharp(picture).metadata()
  return { width, height }
}
const sizeAt = async ({ visitor }: Someone, path: string) => sizeOf((await visitor.get(path)).rawPayload)
const rowOf = async (id: string) => {
  const [row] = await home.context.database.select().from(images).where(eq(images.id, id))
  return row
}

describe('an image of a photo that is larger', () => {
  it('is shown as every image and downloaded in the pixels of her photo, which she is told', async () => {
    const { her, id, imageIds } = await withLarge()
    const [first = '', second = ''] = imageIds
    const seen = await seenBy(her, id)
    expect(seen.images.map(({ downloadSize }) => downloadSize)).toEqual([LARGE, PLAIN, PLAIN, PLAIN, PLAIN])
    expect(seen.images[0]).toMatchObject(PLAIN)
    expect(await sizeAt(her, api.image(first))).toEqual(PLAIN)
    expect(await sizeAt(her, api.imageDownload(first))).toEqual(LARGE)
    expect(await sizeAt(her, api.imageDownload(second))).toEqual(PLAIN)
  })

  it('says whether its backdrop is out of focus', async () => {
    const { her, id } = await withLarge()
    const seen = await seenBy(her, id)
    expect(seen.images.map(({ softBackdrop }) => softBackdrop)).toEqual([true, false, false, false, false])
  })

  it('lies in the archive and in the export as large as it is', async () => {
    const { her, id } = await withLarge()
    const zipped = unzip((await her.visitor.get(api.transformationZip(id))).rawPayload)
    const sizes = await Promise.all([...zipped.values()].map(sizeOf))
    expect(sizes).toEqual([LARGE, PLAIN, PLAIN, PLAIN, PLAIN])
    const taken = unzip((await her.visitor.get(api.accountExport())).rawPayload)
    const brought = [...taken].filter(([name]) => name.startsWith('images/'))
    expect(await sizeOf(brought[0]?.[1] ?? Buffer.of())).toEqual(LARGE)
  })

  it('is gone with its image, and with her account', async () => {
    const { her, imageIds } = await withLarge()
    const { her: other, imageIds: others } = await withLarge()
    const large = (await rowOf(imageIds[0] ?? ''))?.largeFile ?? ''
    const otherLarge = (await rowOf(others[0] ?? ''))?.largeFile ?? ''
    await her.visitor.delete(api.image(imageIds[0] ?? ''))
    expect(await home.context.storage.size(large)).toBeNull()
    expect(await home.context.storage.size(otherLarge)).toBeGreaterThan(0)
    const left = await other.visitor.delete(api.account(), { currentPassword: PASSWORD })
    expect(left.statusCode).toBe(200)
    expect(await home.context.storage.size(otherLarge)).toBeNull()
  })

  it('is no orphan, however old it is', async () => {
    const { imageIds } = await withLarge()
    const large = (await rowOf(imageIds[0] ?? ''))?.largeFile ?? ''
    const longAgo = new Date(Date.now() - 48 * 3_600_000)
    await utimes(join(home.context.config.dataDir, large), longAgo, longAgo)
    await sweepOrphans(home.context)
    expect(await home.context.storage.size(large)).toBeGreaterThan(0)
  })
})
