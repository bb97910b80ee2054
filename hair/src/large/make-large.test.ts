import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawnPhoto, outFile, readPixels, readXmp } from '../../test/drawings.ts'
import { analyse, readFraming } from '../analysis/analyse.ts'
import type { Recipe } from '../contract.ts'
import { PORTRAIT } from '../face/frame-portrait.ts'
import { resizePicture } from '../files/resize-picture.ts'
import { fineShare } from '../measure/fine-share.ts'
import { resizePlane } from '../pixels/resize-plane.ts'
import { stopwatch } from '../stopwatch.ts'
import { transform } from '../transform.ts'
import { isLarger } from './make-large.ts'

const areaOf = (w: number, h: number) => ({ area: { x: 0, y: 0, w, h } })

describe('her photo is larger than a portrait', () => {
  it('not with a pixel less on a side', () =>
    expect(isLarger(areaOf(PORTRAIT.w - 1, PORTRAIT.h + 1))).toBe(false))
  it('not with just its pixels', () => expect(isLarger(areaOf(PORTRAIT.w, PORTRAIT.h))).toBe(false))
  it('with a pixel more on each side', () =>
    expect(isLarger(areaOf(PORTRAIT.w + 1, PORTRAIT.h + 1))).toBe(true))
})

const recipe = (photo: string, change: Partial<Recipe> = {}): Recipe => ({
  ...{ photo, style: 'ondulations_soleil', technique: 'colour', tone: '7.44', look: null, seed: 1 },
  variation: { depth: 0, reflect: 1, roots: 0.3, balayage: 0.15, shape: 1 },
  ...change,
})
const WIDE = { width: 1700 }

describe('an image is written a second time in all the pixels of her photo', async () => {
  const photo = await drawnPhoto('lob', WIDE)
  const analysis = await analyse(photo, stopwatch().timed)
  if (!analysis) throw new Error('no face')
  const { area, matte } = analysis
  const framing = await readFraming(photo, analysis)
  const made = async (change: Partial<Recipe>) => {
    const [file, largeFile] = [outFile(), outFile()]
    const outcome = await transform(recipe(photo, change), file, {
      tool: 'Ondée',
      largeFile,
      evenUnfit: true,
    })
    return { outcome, file, largeFile }
  }

  it('which are as many as its framing has there', async () => {
    const { outcome, largeFile } = await made({})
    expect(area.w).toBeGreaterThan(PORTRAIT.w)
    expect(outcome).toMatchObject({ large: { width: area.w, height: area.h } })
    expect(await readPixels(largeFile)).toMatchObject({ w: area.w, h: area.h })
  })
  it('with the same mark', async () => {
    const { file, largeFile } = await made({})
    expect(await readXmp(largeFile)).toBe(await readXmp(file))
  })
  it('and the image itself is the same as without', async () => {
    const [{ file }, alone] = [await made({}), outFile()]
    await transform(recipe(photo), alone, { tool: 'Ondée' })
    expect((await readPixels(file)).data).toEqual((await readPixels(alone)).data)
  })
  it.each([
    { what: 'coloured', change: {} },
    { what: 'waved', change: { technique: 'waves' as const } },
    { what: 'grown', change: { technique: 'strands' as const, style: 'carre_frange', tone: '1.0' } },
  ])('where hair that was $what is sharper than the image enlarged', async ({ change }) => {
    const { file, largeFile } = await made(change)
    const hair = resizePlane(matte.alpha, matte.w, matte.h, area.w, area.h).map((a) => (a > 0.98 ? 1 : 0))
    const enlarged = await resizePicture(await readPixels(file), area.w, area.h)
    expect(fineShare(await readPixels(largeFile), hair)).toBeGreaterThan(1.05 * fineShare(enlarged, hair))
  })
  it('where what lies far from hair is her photo, but for the coding of the file', async () => {
    const { largeFile } = await made({})
    const large = await readPixels(largeFile)
    let worst = 0
    for (let i = 0; i < area.w * 40 * 3; i++)
      worst = Math.max(worst, Math.abs(large.data[i] - framing.data[i]))
    expect(worst).toBeLessThan(8)
  })
})

describe('no second file is written', () => {
  it('of a photo that has no more pixels than the portrait', async () => {
    const photo = await drawnPhoto('lob', { width: 900 })
    const largeFile = outFile()
    expect(await transform(recipe(photo), outFile(), { tool: 'Ondée', largeFile })).toMatchObject({
      large: null,
    })
    expect(existsSync(largeFile)).toBe(false)
  })
  it('of a picture that is refused as the twin of another', async () => {
    const photo = await drawnPhoto('lob', WIDE)
    const first = await transform(recipe(photo), outFile(), { tool: 'Ondée' })
    const largeFile = outFile()
    const unlike = first.made ? [first.fingerprint] : []
    const twin = await transform(recipe(photo, { seed: 2 }), outFile(), { tool: 'Ondée', largeFile, unlike })
    expect(twin).toMatchObject({ made: false, reason: 'near_duplicate' })
    expect(existsSync(largeFile)).toBe(false)
  })
})
