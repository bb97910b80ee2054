import { copyFile } from 'node:fs/promises'
import { api } from '@app/domain/routes.ts'
import { COMPOSITE_WITH_TRAINED } from '@app/hair/files/mark.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAlertsOf } from '../alerts/alerts.ts'
import { tellUnsigned } from '../alerts/tell-unsigned.ts'
import type { Context } from '../context.ts'
import { Manifests } from '../engines/hair/manifests.ts'
import { buyPackage } from '../testing/buying/buying.ts'
import { appMaking, seenBy } from '../testing/buying/extending.ts'
import { CERTIFICATE, KEY, readManifest, signingWith, WEBSITE_CERTIFICATE } from '../testing/c2pa/signing.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openedShare } from '../testing/shares.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { unzip } from '../testing/unzip.ts'
import { generate } from './making/generate.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp({ names: { C2PA_CERTIFICATE: CERTIFICATE, C2PA_KEY: KEY } })
})
afterAll(() => home.close())

const CALM = new AbortController().signal

/** The app with an engine that writes a large image beside each. */
function appMakingLarge(): Context {
  const context = appMaking(home, 5)
  const produce = context.engine.produce.bind(context.engine)
  context.engine.produce = (order, watch, signal) =>
    produce(
      order,
      {
        ...watch,
        tried: async (tried, target, made) => {
          if (made) await copyFile(target.file, target.largeFile)
          await watch.tried(tried, target, made && { ...made, large: { width: 40, height: 50 } })
        },
      },
      signal,
    )
  return context
}

async function made(context: Context): Promise<{ her: Someone; id: string; images: string[] }> {
  const her = await someone(home)
  const { transformationId: id } = await buyPackage(home, her)
  await generate(context, { transformationId: id }, CALM)
  return { her, id, images: (await seenBy(her, id)).images.map((image) => image.id) }
}

const fetched = async ({ visitor }: Someone, path: string): Promise<Buffer> =>
  (await visitor.get(path)).rawPayload
const OURS = {
  state: 'Valid',
  actions: [{ action: 'c2pa.created', digitalSourceType: COMPOSITE_WITH_TRAINED }],
}

describe('where images are signed', () => {
  it.each([
    { size: 'plain', context: () => appMaking(home, 5) },
    { size: 'large', context: appMakingLarge },
  ])(
    'a $size one is signed as shown, as downloaded, and byte for byte in both archives (L9)',
    async (given) => {
      const { her, id, images } = await made(given.context())
      const [first = ''] = images
      const shown = await fetched(her, api.image(first))
      const downloaded = await fetched(her, api.imageDownload(first))
      for (const file of [shown, downloaded]) expect(await readManifest(file)).toMatchObject(OURS)
      expect(downloaded.equals(shown)).toBe(given.size === 'plain')
      for (const archive of [api.transformationZip(id), api.accountExport()]) {
        const files = [...unzip(await fetched(her, archive)).values()]
        expect(files.some((file) => file.equals(downloaded))).toBe(true)
      }
    },
  )

  it('what is made of one and leaves is signed anew; her own photo never is (L9)', async () => {
    const { her, images } = await made(appMaking(home, 5))
    const [first = ''] = images
    const { token } = await openedShare(her, first, { withBefore: true })
    for (const path of [api.imageBeforeAfter(first), api.sharedImage(token)])
      expect(await readManifest(await fetched(her, path))).toMatchObject(OURS)
    for (const path of [api.imageBefore(first), api.sharedBefore(token)])
      await expect(readManifest(await fetched(her, path))).rejects.toThrow()
  })

  it('one that cannot be signed is hers all the same, and an operator is told once', async () => {
    const manifests = new Manifests({
      pixels: home.context.pixels,
      signing: signingWith(WEBSITE_CERTIFICATE),
      onFailure: (cause) => tellUnsigned(home.context, cause),
    })
    const { her, images } = await made({ ...appMaking(home, 5), manifests })
    expect(images).toHaveLength(5)
    await expect(readManifest(await fetched(her, api.image(images[0] ?? '')))).rejects.toThrow()
    const told = await openAlertsOf(home.context.database, 'signing_failed', 10)
    expect(told.map(({ subject, count }) => ({ subject, count }))).toEqual([
      { subject: 'C2PA_CERTIFICATE', count: 1 },
    ])
  })
})
