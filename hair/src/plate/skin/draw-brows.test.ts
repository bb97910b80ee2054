import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../../test/drawings.ts'
import { analyse } from '../../analysis/analyse.ts'
import { browAreas, pixelOf } from '../../face/brow-area.ts'
import { faceFrame } from '../../face/face-frame.ts'
import { stopwatch } from '../../stopwatch.ts'
import { drawBrows } from './draw-brows.ts'

const SKIN = [200, 160, 140]
const BROW = [80, 60, 50]
const LOCK = [15, 15, 15]

const found = await analyse(await drawnPhoto('avant'), stopwatch().timed)
if (!found) throw new Error('No face in a drawn portrait')
const { face, picture: portrait } = found
const { w, h } = portrait
const half = { w: w / 2, h: h / 2 }
const areas = browAreas(face, faceFrame(face), portrait)
/** How far each pixel is brow, 0 to 1. */
const brow = new Float32Array(w * h)
for (const { box, brow: share } of areas) for (const [j, v] of share.entries()) brow[pixelOf(box, j, w)] = v

/**
 * Brows of one tone on skin of another, so many rows lower than the mesh has them, and a black lock over what `isHidden`
 * says; the plate that shows skin there.
 */
function browsUnder(isHidden: (x: number) => boolean, lower = 0) {
  const data = new Uint8Array(w * h * 3)
  const plate = { w, h, data: new Uint8Array(w * h * 3) }
  const painted = new Float32Array(half.w * half.h)
  for (let i = 0; i < w * h; i++) {
    const [x, y] = [i % w, (i / w) | 0]
    const seen = brow[i - lower * w] > 0.5 ? BROW : SKIN
    if (isHidden(x)) painted[(y >> 1) * half.w + (x >> 1)] = 1
    data.set(isHidden(x) ? LOCK : seen, i * 3)
    plate.data.set(isHidden(x) ? SKIN : seen, i * 3)
  }
  drawBrows(plate, { picture: { w, h, data }, face }, { ...half, share: painted })
  return plate.data
}

/** The middle of a brow's outer quarter and of its inner one, on the left of the picture. */
const [left, right] = areas.toSorted((a, b) => a.box.x - b.box.x)
const [outer, inner] = [0.3, 0.7].map((share) => {
  const x = Math.round(left.box.x + left.box.w * share)
  const rows = Array.from({ length: left.box.h }, (_, k) => left.box.y + k)
  const best = rows.reduce((top, y) => (brow[y * w + x] > brow[top * w + x] ? y : top), rows[0])
  return { x, y: best }
})
const red = (data: Uint8Array, { x, y }: { x: number; y: number }) => data[(y * w + x) * 3]
const beforeOuter = (x: number) => x < (outer.x + inner.x) / 2
const beforeBothEnds = (x: number) => beforeOuter(x) || x > right.box.x + right.box.w * 0.5
/** How high what is drawn of a column is, rows, its middle, and its darkest. */
function drawnAt(data: Uint8Array, share: number) {
  const x = Math.round(left.box.x + left.box.w * share)
  const rows = Array.from({ length: left.box.h }, (_, k) => left.box.y + k)
  const dark = rows.filter((y) => red(data, { x, y }) < SKIN[0] - 20)
  return {
    darkest: Math.min(...rows.map((y) => red(data, { x, y }))),
    high: dark.length,
    middle: dark.reduce((sum, y) => sum + y, 0) / dark.length,
  }
}

describe('what a lock hides of a brow', () => {
  it('is drawn as dark as the brow that is seen, not as the lock', () => {
    const drawn = red(browsUnder(beforeOuter), outer)
    expect(drawn).toBeGreaterThan(BROW[0] - 10)
    expect(drawn).toBeLessThan((BROW[0] + SKIN[0]) / 2)
  })
  it('and nothing else is: her own brow, and the skin above it', () => {
    const data = browsUnder(beforeOuter)
    expect(red(data, inner)).toBe(BROW[0])
    expect(red(data, { x: outer.x, y: left.box.y })).toBe(SKIN[0])
  })
  it('runs out towards the temple, narrower and lighter, where neither is seen to its end', () => {
    const data = browsUnder(beforeBothEnds)
    const [end, within] = [drawnAt(data, 0.2), drawnAt(data, 0.45)]
    expect(end.high).toBeLessThan(0.7 * within.high)
    expect(end.darkest).toBeGreaterThan(within.darkest + 10)
  })
  it('ends as the other one does where that is seen', () => {
    const data = browsUnder(beforeOuter)
    const whole = browsUnder(() => false)
    expect(drawnAt(data, 0.2).high).toBeGreaterThan(0.6 * drawnAt(whole, 0.2).high)
    expect(drawnAt(data, 0.2).darkest).toBeLessThan(BROW[0] + 25)
  })
  it('goes on at the height of her own, wherever the mesh has it', () => {
    const [data, whole] = [browsUnder(beforeOuter, 6), browsUnder(() => false, 6)]
    expect(Math.abs(drawnAt(data, 0.3).middle - drawnAt(whole, 0.3).middle)).toBeLessThan(2.5)
  })
  it('as does her own where neither is seen to its end', () => {
    const [data, whole] = [browsUnder(beforeBothEnds, 6), browsUnder(() => false, 6)]
    expect(Math.abs(drawnAt(data, 0.4).middle - drawnAt(whole, 0.4).middle)).toBeLessThan(3.5)
  })
  it('is drawn like the other one where all of it is hidden', () => {
    const data = browsUnder((x) => x < left.box.x + left.box.w + 5)
    expect(red(data, inner)).toBeLessThan((BROW[0] + SKIN[0]) / 2)
  })
  it('stays skin where no brow is seen', () => {
    expect(
      red(
        browsUnder(() => true),
        inner,
      ),
    ).toBe(SKIN[0])
  })
})
