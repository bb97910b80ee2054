import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blank, drawnPhoto, outFile, type Pixels, readPixels, readXmp } from '../test/drawings.ts'
import { analyse } from './analysis/analyse.ts'
import type { Recipe, TransformOptions } from './contract.ts'
import { boxBlur } from './pixels/box-blur.ts'
import { linearToOklab } from './pixels/oklab.ts'
import { toLinear } from './pixels/srgb.ts'
import { stopwatch } from './stopwatch.ts'
import { transform } from './transform.ts'

const options: TransformOptions = { tool: 'Ondée & co' }
const recipe = (photo: string, change: Partial<Recipe> = {}): Recipe => ({
  photo,
  style: 'ondulations_soleil',
  technique: 'colour',
  tone: '7.44',
  variation: { depth: 0, reflect: 1, roots: 0.3, balayage: 0.15, shape: 1 },
  look: null,
  seed: 1,
  ...change,
})
const matteOf = async (photo: string) => {
  const analysis = await analyse(photo, stopwatch().timed)
  if (!analysis) throw new Error('no face')
  return analysis.matte
}

/** Signal to noise in dB over the pixels where `test` holds. */
function psnr(a: Pixels, b: Pixels, test: (i: number) => boolean): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < a.w * a.h; i++) {
    if (!test(i)) continue
    for (let c = i * 3; c < i * 3 + 3; c++) sum += (a.data[c] - b.data[c]) ** 2
    count += 3
  }
  return 10 * Math.log10(255 ** 2 / (sum / count))
}

/** Mean OKLab of the sure hair. */
function hairColour({ data }: Pixels, alpha: Float32Array): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  alpha.forEach((a, i) => {
    if (a < 0.95) return
    linearToOklab(toLinear(data[i * 3]), toLinear(data[i * 3 + 1]), toLinear(data[i * 3 + 2])).forEach(
      (v, c) => {
        sum[c] += v
      },
    )
    count++
  })
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

describe('one image is made from one photo', async () => {
  const photo = await drawnPhoto('lob', { turn: 3 })
  const [file, beforeFile] = [outFile(), outFile()]
  const outcome = await transform(recipe(photo), file, { ...options, beforeFile })
  const [after, before] = await Promise.all([readPixels(file), readPixels(beforeFile)])
  const { alpha, w, h } = await matteOf(photo)

  it('is at least 1024 pixels on its long side', () => {
    expect(outcome).toMatchObject({ made: true, width: after.w, height: after.h })
    expect(Math.max(after.w, after.h)).toBeGreaterThanOrEqual(1024)
  })
  it('leaves everything but the hair and its border as it was', () => {
    const near = boxBlur(alpha, w, h, 6)
    expect(psnr(before, after, (i) => near[i] < 1e-6)).toBeGreaterThan(40)
  })
  it('brings the hair nearer to the tone', () => {
    const [, a, b] = hairColour(after, alpha)
    expect(Math.hypot(a, b)).toBeGreaterThan(0.08)
    expect((Math.atan2(b, a) * 180) / Math.PI).toBeGreaterThan(35)
    expect((Math.atan2(b, a) * 180) / Math.PI).toBeLessThan(58)
  })
  it('says in the file that a machine made it, and which (L9)', async () => {
    const xmp = await readXmp(file)
    expect(xmp).toContain(
      'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia',
    )
    expect(xmp).toContain('<xmp:CreatorTool>Ondée &amp; co</xmp:CreatorTool>')
  })
  it('carries nothing from the photo but pixels into the picture before', async () => {
    expect(await readXmp(beforeFile)).toBe('')
  })
  it('is the same picture for the same recipe', async () => {
    const again = outFile()
    await transform(recipe(photo), again, options)
    expect((await readPixels(again)).data).toEqual(after.data)
  })
  it('is refused when it is nearly one already delivered', async () => {
    const unlike = outcome.made ? [outcome.fingerprint] : []
    const second = await transform(recipe(photo, { seed: 2 }), outFile(), { ...options, unlike })
    expect(second).toMatchObject({ made: false, reason: 'near_duplicate' })
  })
  it('is taken when the same tone is worn differently', async () => {
    const unlike = outcome.made ? [outcome.fingerprint] : []
    const variation = { depth: 1.4, reflect: 0.8, roots: 0, balayage: 0.8, shape: 1 }
    expect(await transform(recipe(photo, { variation }), outFile(), { ...options, unlike })).toMatchObject({
      made: true,
    })
  })
})

describe('her own hair is reshaped where it can be', () => {
  it('gains volume without a touch on the face', async () => {
    const photo = await drawnPhoto('lob', { background: '#dcefe4' })
    const [file, beforeFile] = [outFile(), outFile()]
    const made = await transform(recipe(photo, { technique: 'volume', tone: '7.3' }), file, {
      ...options,
      beforeFile,
    })
    expect(made).toMatchObject({ made: true })
    const analysis = await analyse(photo, stopwatch().timed)
    const [x, y, fw, fh] = analysis?.face.box ?? [0, 0, 0, 0]
    const inFace = (i: number) => {
      const u = ((i % 960) - x) / fw
      const v = (((i / 960) | 0) - y) / fh
      return u > 0.35 && u < 0.65 && v > 0.4 && v < 0.8
    }
    expect(psnr(await readPixels(beforeFile), await readPixels(file), inFace)).toBeGreaterThan(40)
  })
  it('is not cut to the shoulders when it ends above them', async () => {
    const cut = await transform(recipe(await drawnPhoto('carre'), { technique: 'lob' }), outFile(), options)
    expect(cut).toMatchObject({ made: false, reason: 'cut_not_possible' })
  })
})

describe('no picture is made that should not be', () => {
  it('without a face', async () => {
    const file = outFile()
    const outcome = await transform(recipe(await blank(1200, 1200)), file, options)
    expect(outcome).toMatchObject({ made: false, reason: 'no_face' })
    expect(existsSync(file)).toBe(false)
  })
  it('when the hair already has that colour', async () => {
    const dyed = outFile()
    const once = recipe(await drawnPhoto('avant'), { tone: '4.0' })
    await transform(once, dyed, options)
    const twice = await transform({ ...once, photo: dyed }, outFile(), options)
    expect(twice).toMatchObject({ made: false, reason: 'looks_unchanged' })
  })
  it('nor is the photo looked at again', async () => {
    const faceless = recipe(await blank(1200, 1200))
    await transform(faceless, outFile(), options)
    const watch = stopwatch()
    const again = await transform({ ...faceless, seed: 9 }, outFile(), { ...options, watch })
    expect([again, watch.stages]).toEqual([expect.objectContaining({ reason: 'no_face' }), {}])
  })
  it('when the head lies on a shoulder', async () => {
    const watch = stopwatch()
    const leaning = recipe(await drawnPhoto('lob', { turn: 38 }))
    expect(await transform(leaning, outFile(), { ...options, watch })).toMatchObject({
      reason: 'head_tilted',
    })
    expect(Object.keys(watch.stages), 'its hair is not even looked for').toEqual(['decode', 'face'])
  })
})
