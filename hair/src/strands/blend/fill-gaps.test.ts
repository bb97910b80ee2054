import { expect, test } from 'vitest'
import { drawnPhoto } from '../../../test/drawings.ts'
import { analyse } from '../../analysis/analyse.ts'
import { toPixels } from '../../face/face-frame.ts'
import { makePlate } from '../../plate/make-plate.ts'
import { shrinkAnalysis } from '../../preview/shrink-analysis.ts'
import { stopwatch } from '../../stopwatch.ts'
import { fitHead } from '../fit-head.ts'
import { hairlineAt } from '../head/scalp.ts'
import { ownPalette } from '../tint/hair-palette.ts'
import { fillGaps } from './fill-gaps.ts'

async function drawnHead() {
  const found = await analyse(await drawnPhoto('carre'), stopwatch().timed)
  if (!found) throw new Error('no face')
  const analysis = await shrinkAnalysis(found, { w: 288, h: 384 })
  return { analysis, head: fitHead(analysis, makePlate(analysis)) }
}

/** Share of hair, and its lightness, on a line from the forehead to the crown, by face heights behind the hairline. */
async function hairBehindHairline(distances: number[], gap: number, isThin = false) {
  const { analysis, head } = await drawnHead()
  const { w, h } = analysis.matte
  const middle = (head.hairline.length - 1) / 2
  const placeAt = (behind: number) => toPixels(head.frame, 0, hairlineAt(head.hairline, middle) + behind)
  const [x, top] = placeAt(0)
  const isHair = (i: number) => Math.floor(i / w) < top && Math.abs((i % w) - x) > (gap * head.unit) / 2
  const alpha = Float32Array.from({ length: w * h }, (_, i) => (isHair(i) ? 1 : 0))
  const palette = ownPalette(analysis)
  const lab = new Float32Array(w * h * 3)
  const thin = isThin ? new Float32Array(w * h).fill(1) : null
  fillGaps({ w, h, alpha, lab }, head, { palette, isPlaited: false, thin })
  return distances.map((behind) => {
    const [px, py] = placeAt(behind)
    const i = Math.round(py) * w + Math.round(px)
    return { alpha: alpha[i], light: lab[i * 3], palette }
  })
}

test('a parting shows no bald scalp behind the forehead, which stays bare', async () => {
  const [forehead, crown] = await hairBehindHairline([-0.05, 0.12], 1.6)
  expect(forehead.alpha).toBe(0)
  expect(crown.alpha).toBeGreaterThan(0.9)
})

test('a parting is lit like the roots beside it: in the shade it is a dark seam', async () => {
  const [{ light, palette }] = await hairBehindHairline([0.12], 1.6)
  expect(light).toBeGreaterThan(palette.lightness[20])
  expect(light).toBeLessThan(palette.lightness[50])
})

test('where hair is thin its gaps stay open: skin is seen between the first strands of swept hair', async () => {
  const [crown] = await hairBehindHairline([0.12], 1.6, true)
  expect(crown.alpha).toBe(0)
})

test('a small hole in hair over the forehead is hair, a wide gap is forehead', async () => {
  const { analysis, head } = await drawnHead()
  const { w, h } = analysis.matte
  const [x, y] = toPixels(head.frame, 0, 0.3).map(Math.round)
  const covered = (radius: number) => {
    const isHole = (i: number) => Math.hypot((i % w) - x, Math.floor(i / w) - y) < radius * head.unit
    const alpha = Float32Array.from({ length: w * h }, (_, i) => (isHole(i) ? 0 : 1))
    const lab = new Float32Array(w * h * 3)
    fillGaps({ w, h, alpha, lab }, head, { palette: ownPalette(analysis), isPlaited: false })
    return alpha[y * w + x]
  }
  expect(covered(0.4)).toBeGreaterThan(0.9)
  expect(covered(2)).toBe(0)
})

test('beside a crown near the top of the frame the backdrop stays', async () => {
  const { analysis, head } = await drawnHead()
  const { w, h } = analysis.matte
  const gap = Math.round(head.unit)
  const isHair = (i: number) => i >= gap * w
  const alpha = Float32Array.from({ length: w * h }, (_, i) => (isHair(i) ? 1 : 0))
  const lab = new Float32Array(w * h * 3)
  fillGaps({ w, h, alpha, lab }, head, { palette: ownPalette(analysis), isPlaited: false })
  expect(Math.max(...alpha.subarray(0, w))).toBe(0)
})

test('where hair ends its last strands are not joined, where it goes on a gap is filled', async () => {
  const { analysis, head } = await drawnHead()
  const { w, h } = analysis.matte
  const [x, y] = toPixels(head.frame, 0, -0.4).map(Math.round)
  const filled = (ends: Float32Array | null) => {
    const alpha = new Float32Array(w * h).fill(1)
    alpha[y * w + x] = 0
    const palette = ownPalette(analysis)
    fillGaps({ w, h, alpha, lab: new Float32Array(w * h * 3) }, head, { palette, isPlaited: false, ends })
    return alpha[y * w + x]
  }
  expect(filled(null)).toBeGreaterThan(0.9)
  expect(filled(new Float32Array(w * h).fill(1))).toBe(0)
})
