import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMPOSITE_WITH_TRAINED, mark } from '@app/hair/files/mark.ts'
import { readMarks } from '@app/web/public/verify/read-marks.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CERTIFICATE, readManifest, signingWith, WEBSITE_CERTIFICATE } from '../../testing/c2pa/signing.ts'
import { Manifests } from './manifests.ts'
import { PixelThreads } from './pixels.ts'

let folder: string
let pixels: PixelThreads
let jpeg: Buffer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'manifests-'))
  pixels = new PixelThreads(1)
  const create = { width: 600, height: 800, channels: 3, background: '#b5651d' } as const
  jpeg = await sharp({ create }).withXmp(mark('Ondée')).jpeg().toBuffer()
})
afterAll(async () => {
  await pixels.close()
  rmSync(folder, { recursive: true })
})

function manifestsBy(certificate: string | null) {
  const failures: unknown[] = []
  const manifests = new Manifests({
    pixels,
    signing: certificate === null ? null : signingWith(certificate),
    onFailure: async (cause) => void failures.push(cause),
  })
  return { manifests, failures }
}

describe('a signed image', () => {
  it('says which tool made it, that a trained network took part, and keeps its XMP mark (L9)', async () => {
    const { manifests, failures } = manifestsBy(CERTIFICATE)
    const signed = await manifests.sign(jpeg)
    expect(await readManifest(signed)).toMatchObject({
      ...{ state: 'Valid', tool: 'Ondée' },
      actions: [{ action: 'c2pa.created', digitalSourceType: COMPOSITE_WITH_TRAINED }],
    })
    expect((await sharp(signed).metadata()).xmpAsString).toContain('compositeWithTrainedAlgorithmicMedia')
    expect(await sharp(signed).raw().toBuffer()).toEqual(await sharp(jpeg).raw().toBuffer())
    expect(failures).toEqual([])
  })

  it('says nothing of her, shows no smaller copy of her, and asks no server for the time', async () => {
    const { json } = await readManifest(await manifestsBy(CERTIFICATE).manifests.sign(jpeg))
    expect(json).not.toMatch(/"(?:title|thumbnail|ingredients|time)"|CreativeWork|timeStamp/)
  })

  it('is found by whoever reads its marks on the public page (L9)', async () => {
    const signed = await manifestsBy(CERTIFICATE).manifests.sign(jpeg)
    const word = { sourceType: 'compositeWithTrainedAlgorithmicMedia', tool: 'Ondée' }
    expect(await readMarks(jpeg)).toEqual({ ...word, hasC2pa: false })
    expect(await readMarks(signed)).toEqual({ ...word, hasC2pa: true })
  })

  it('of which one byte was changed is no longer valid', async () => {
    const signed = await manifestsBy(CERTIFICATE).manifests.sign(jpeg)
    const at = signed.length - 100
    signed[at] = (signed[at] ?? 0) ^ 1
    expect((await readManifest(signed)).state).toBe('Invalid')
  })

  it('lies in its file, and nothing beside it', async () => {
    const file = join(folder, 'image.jpg')
    writeFileSync(file, jpeg)
    await manifestsBy(CERTIFICATE).manifests.signFile(file)
    expect((await readManifest(readFileSync(file))).state).toBe('Valid')
    expect(readdirSync(folder)).toEqual(['image.jpg'])
  })
})

describe('an image stays as it was', () => {
  it('where nobody signs', async () => {
    const { manifests, failures } = manifestsBy(null)
    expect(await manifests.sign(jpeg)).toBe(jpeg)
    expect(failures).toEqual([])
  })

  it.each([
    { cause: 'the certificate is refused', certificate: WEBSITE_CERTIFICATE, picture: () => jpeg },
    { cause: 'it is no picture', certificate: CERTIFICATE, picture: () => Buffer.from('no picture') },
  ])('where $cause, and that is told', async ({ certificate, picture }) => {
    const { manifests, failures } = manifestsBy(certificate)
    const file = join(folder, 'kept.jpg')
    writeFileSync(file, picture())
    await manifests.signFile(file)
    expect(readFileSync(file)).toEqual(picture())
    expect(await manifests.sign(picture())).toEqual(picture())
    expect(failures).toHaveLength(2)
  })

  it('where the process stops: the next one makes it, and signs it', async () => {
    const stopped = new PixelThreads(0)
    const failures: unknown[] = []
    const manifests = new Manifests({
      pixels: stopped,
      signing: signingWith(CERTIFICATE),
      onFailure: async (cause) => void failures.push(cause),
    })
    const signing = expect(manifests.sign(jpeg)).rejects.toMatchObject({ code: 'closing' })
    await stopped.close()
    await signing
    expect(failures).toEqual([])
  })
})
