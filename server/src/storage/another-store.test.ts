import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { photographTestPortrait } from '@app/artwork/test-portrait.ts'
import { api } from '@app/domain/routes.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HairRenderer } from '../engines/hair/hair-renderer.ts'
import { fixedLooks } from '../engines/hair/look-source.ts'
import { NOTHING_KEPT } from '../engines/known-judgements.ts'
import { Planner } from '../engines/planner.ts'
import { seenBy } from '../testing/buying/extending.ts'
import { photoGivenBack } from '../testing/engines/photo-given-back.ts'
import { fillDraft, openDraftOf } from '../testing/full-draft.ts'
import { someone } from '../testing/people.ts'
import { S3Server } from '../testing/storage/s3-server.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { unzip } from '../testing/unzip.ts'
import { PASSWORD, Visitor } from '../testing/visitor.ts'

const server = new S3Server()
let home: TestApp
beforeAll(async () => {
  const url = await server.listen()
  const names = { ...S3Server.namesAt(url), S3_BROWSER_ENDPOINT: url }
  home = await openTestApp({ works: true, names })
})
afterAll(async () => {
  await home.close()
  await server.close()
})

const onThisDisk = (folder: string): string[] => {
  const path = join(home.context.config.dataDir, folder)
  return existsSync(path) ? readdirSync(path) : []
}

it('an app whose files lie elsewhere receives photos, makes images, shows, lends and forgets them', async () => {
  const { context, judgements } = home
  const { judgePhoto } = judgements
  const pixels = { judgePhoto, makeReady: async () => undefined, transform: photoGivenBack }
  const renderer = new HairRenderer(pixels, fixedLooks([]), {
    tool: 'test',
    revision: 'test',
  })
  const onError = (cause: Error) => expect.unreachable(cause.message)
  context.engine = new Planner(renderer, { judgements: NOTHING_KEPT, onError })
  const her = await someone(home, 'pro')
  const { visitor } = her
  const isShown = async (url: string) => {
    const { statusCode, rawPayload } = await visitor.get(url)
    return statusCode === 200 && (await sharp(rawPayload).metadata()).width > 0
  }

  // Two photos from the wire, checked and previewed by the picture threads; the rest are stand-ins.
  const draft = await openDraftOf(her)
  const portraits = await Promise.all([0, 1].map((n) => photographTestPortrait(n)))
  const sent = portraits.map((bytes, n) => ({ name: `${n}.jpg`, bytes }))
  const broken = { name: 'broken.jpg', bytes: portraits[0]?.subarray(0, 20_000) ?? Buffer.alloc(0) }
  const received = (await visitor.upload(draft.id, [...sent, broken])).json()
  expect([received.images.length, received.refused.length]).toEqual([2, 1])
  const verdicts = async () => (await openDraftOf(her)).uploadedImages.map((photo) => photo.verdicts)
  await expect.poll(verdicts).toEqual([expect.any(Array), expect.any(Array)])
  for (const { url, thumbnailUrl } of (await openDraftOf(her)).uploadedImages)
    expect([await isShown(url), await isShown(thumbnailUrl)]).toEqual([true, true])
  expect((await visitor.post(api.draftPreview())).statusCode).toBe(200)
  await fillDraft(home, her, { photos: 13 })
  expect(server.objects.size).toBe(30)

  // An order, made by the worker.
  const { name: sessionName, baseStyle } = await openDraftOf(her)
  const wish = { sessionName, baseStyle, packageType: 'pro_test', paymentMethod: 'free_pro' }
  const ordered = await visitor.post(api.createTransformation(), wish)
  expect(ordered.statusCode).toBe(201)
  const id: string = ordered.json().session.id
  await expect.poll(async () => (await seenBy(her, id)).status).toBe('completed')
  const { images } = await seenBy(her, id)
  expect(images.length).toBeGreaterThan(0)
  for (const image of images)
    for (const url of [api.image, api.imageThumbnail, api.imageBefore])
      expect(await isShown(url(image.id))).toBe(true)

  // What she saves her browser fetches from the store, for a minute; nobody else is told where.
  const saved = api.imageDownload(images[0]?.id ?? '')
  const sentOn = await visitor.get(saved)
  expect([sentOn.statusCode, sentOn.headers['cache-control']]).toEqual([302, 'no-store'])
  const file = await fetch(String(sentOn.headers.location))
  expect((await sharp(await file.arrayBuffer()).metadata()).width).toBeGreaterThan(0)
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="/)
  const stranger = await someone(home)
  expect((await stranger.visitor.get(saved)).statusCode).toBe(404)
  expect((await new Visitor(home.app).get(saved)).statusCode).toBe(401)

  const zipped = unzip((await visitor.get(api.transformationZip(id))).rawPayload)
  expect(zipped.size).toBe(images.length)
  expect(server.objects.size).toBe(30 + images.length * 3)

  // Her photos lent to a second draft, taken along, then forgotten.
  expect((await visitor.post(api.photosToDraft(id), { replace: false })).statusCode).toBe(200)
  const [copied] = (await openDraftOf(her)).uploadedImages
  expect(await isShown(copied?.url ?? '')).toBe(true)
  const taken = unzip((await visitor.get(api.accountExport())).rawPayload)
  expect([...taken.keys()].filter((name) => name.endsWith('.jpg')).length).toBeGreaterThanOrEqual(30)
  expect((await visitor.delete(api.transformation(id))).statusCode).toBe(200)
  expect(server.objects.size).toBe(30)
  expect((await visitor.delete(api.account(), { currentPassword: PASSWORD })).statusCode).toBe(200)
  expect([server.objects.size, server.uploads.size]).toEqual([0, 0])

  // The store is away: whoever asks is told to come back, and it is not taken for a file that is gone.
  const draftOfHers = await openDraftOf(stranger)
  const bytes = portraits[0] ?? Buffer.alloc(0)
  const [photo] = (await stranger.visitor.upload(draftOfHers.id, [{ name: 'a.jpg', bytes }])).json().images
  const isJudged = async () => (await openDraftOf(stranger)).uploadedImages[0]?.verdicts
  await expect.poll(isJudged).toEqual(expect.any(Array))
  server.faults.push(503, 503, 503, 503)
  const away = await stranger.visitor.get(photo.url)
  expect([away.statusCode, away.json().code, away.headers['retry-after']]).toEqual([503, 'unavailable', '5'])
  expect((await stranger.visitor.get(photo.url)).statusCode).toBe(200)

  // All of it without a file of ours on this machine.
  expect(['photos', 'images', 'scratch'].flatMap(onThisDisk)).toEqual([])
})
