import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../../test/drawings.ts'
import { type Analysis, analyse } from '../../analysis/analyse.ts'
import { faceFrame, toFace, toPixels } from '../../face/face-frame.ts'
import { stopwatch } from '../../stopwatch.ts'
import { liftLook, mirrorLook } from './look-hair.ts'

async function drawn(): Promise<Analysis> {
  const analysis = await analyse(await drawnPhoto('lob'), stopwatch().timed)
  if (!analysis) throw new Error('no face')
  return analysis
}
/** The analysis with a disc of one colour painted at a place in face units. */
function painted(
  from: Analysis,
  u: number,
  v: number,
  radius: number,
  colour: readonly number[],
): [Analysis, number] {
  const f = faceFrame(from.face)
  const [cx, cy] = toPixels(f, u, v).map(Math.round)
  const lab = from.lab.slice()
  for (let y = cy - radius; y <= cy + radius; y++) {
    for (let x = cx - radius; x <= cx + radius; x++) {
      if (Math.hypot(x - cx, y - cy) <= radius) lab.set(colour, (y * from.matte.w + x) * 3)
    }
  }
  return [{ ...from, lab }, cy * from.matte.w + cx]
}

describe('the hair of a look is lifted', async () => {
  const look = await drawn()
  const width = faceFrame(look.face).width / 2
  it('without its earrings', () => {
    const [ringed, i] = painted(look, width + 0.03, -0.15, 4, [0.95, 0, 0.08])
    expect(look.matte.alpha[i]).toBeGreaterThan(0.9)
    expect(liftLook(ringed).lab[i * 3]).toBeLessThan(0.7)
  })
  it('with its shine elsewhere', () => {
    const f = faceFrame(look.face)
    const row = Math.round(f.cy + 0.5 * f.s)
    const alphas = look.matte.alpha.subarray(row * 960, (row + 1) * 960)
    const left = alphas.findIndex((a) => a > 0.99)
    const [u, v] = toFace(f, left + 25, row)
    const [shiny, i] = painted(look, u, v, 4, [0.7, 0.02, 0.05])
    expect(liftLook(shiny).lab[i * 3]).toBeCloseTo(0.7, 1)
  })
  it('without the backdrop between its curls', () => {
    const f = faceFrame(look.face)
    const row = Math.round(f.cy)
    const right = look.matte.alpha.subarray(row * 960, (row + 1) * 960).findLastIndex((a) => a > 0.95)
    const backdrop = Array.from(look.lab.subarray((row * 960 + 955) * 3, (row * 960 + 956) * 3))
    const [gappy, i] = painted(look, (right - 8 - f.cx) / f.s, 0, 3, backdrop)
    expect(liftLook(look).alpha[i]).toBeGreaterThan(0.9)
    expect(liftLook(gappy).alpha[i]).toBeLessThan(0.4)
  })
  it('and seen in a mirror where that fits better: twice mirrored is the look', () => {
    const hair = liftLook(look)
    const twice = mirrorLook(mirrorLook(hair))
    expect(twice.alpha).toEqual(hair.alpha)
    expect(mirrorLook(hair).alpha[960 * 640 + 200]).toBe(hair.alpha[960 * 640 + 759])
  })
})
