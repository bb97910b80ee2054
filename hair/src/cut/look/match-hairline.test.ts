import { describe, expect, it } from 'vitest'
import { ovalFace } from '../../../test/oval-face.ts'
import { faceFrame, toFace } from '../../face/face-frame.ts'
import { ANGLES, angleOf } from '../layer/hairline.ts'
import { hairlineAt, matchHairline } from './match-hairline.ts'

const SIZE = { w: 400, h: 400 }
const face = ovalFace(200, 200, 200)
const frame = faceFrame(face)
const TOP = (ANGLES - 1) / 2
/** Hair from a radius on, face heights. */
const hairFrom = (radius: number) => ({
  ...SIZE,
  alpha: Float32Array.from({ length: SIZE.w * SIZE.h }, (_, i) =>
    Math.hypot(...toFace(frame, i % SIZE.w, (i / SIZE.w) | 0)) > radius ? 1 : 0,
  ),
})
const same = (x: number, y: number): [number, number] => [x, y]
function matched(hers: number, theirs: number, fringe = 0) {
  const own = { face, alpha: hairFrom(hers).alpha, size: SIZE, fringe: 0 }
  return matchHairline(own, { hair: hairFrom(theirs), fringe, warp: same })
}

describe('the hairline of a look is brought to hers', () => {
  it('where it is hers it hardly moves', () => {
    const { radius, shift, lift } = matched(0.56, 0.56)
    expect(Math.abs(shift[TOP])).toBeLessThan(0.02)
    expect(radius[TOP]).toBeCloseTo(0.55, 1)
    expect(lift).toBeLessThan(0.02)
  })
  it('inwards where it begins higher, so that no forehead has to be invented', () => {
    const { radius, shift, lift } = matched(0.52, 0.62)
    expect(shift[TOP]).toBeGreaterThan(0.09)
    expect(shift[TOP]).toBeLessThan(0.13)
    expect(radius[TOP] + shift[TOP]).toBeCloseTo(0.62, 1)
    expect(lift).toBeGreaterThan(0.09)
  })
  it('outwards by less than a tenth, where it begins lower', () => {
    const { shift } = matched(0.64, 0.45)
    expect(shift[TOP]).toBeGreaterThan(-0.0901)
    expect(shift[TOP]).toBeLessThan(-0.07)
  })
  it('a fringe is never pushed up', () => {
    expect(matched(0.64, 0.45, 0.9).shift[TOP]).toBeGreaterThanOrEqual(0)
  })
  it('not beside the jaw', () => {
    const { shift } = matched(0.52, 0.62)
    for (let k = 0; k < ANGLES; k++) if (angleOf(k) > 125) expect(Math.abs(shift[k])).toBeLessThan(1e-3)
  })
  it('alike on both sides', () => {
    const { shift } = matched(0.52, 0.62)
    for (let d = 1; d < 10; d++) expect(shift[TOP + d]).toBeCloseTo(shift[TOP - d], 2)
  })
})

describe('the hairline at a place', () => {
  const match = {
    radius: Float32Array.from({ length: ANGLES }, (_, k) => 0.5 + k / 1000),
    shift: Float32Array.from({ length: ANGLES }, (_, k) => k / 100),
    lift: 0,
  }
  it('is read between the angles', () => {
    const turn = (2.5 * Math.PI) / 180
    const place = hairlineAt(match, Math.sin(turn), Math.cos(turn))
    expect(place?.angle).toBeCloseTo(2.5, 5)
    expect(place?.radius).toBeCloseTo(0.5 + (TOP + 0.5) / 1000, 5)
    expect(place?.shift).toBeCloseTo((TOP + 0.5) / 100, 5)
  })
  it('is a line on the forehead, none beside the ears', () => {
    expect(hairlineAt(match, 0, 1)?.line).toBe(1)
    expect(hairlineAt(match, 1, 0.01)?.line).toBeGreaterThan(0.2)
    expect(hairlineAt(match, 1, -0.2)?.line).toBe(0)
  })
  it('is none below the jaw', () => expect(hairlineAt(match, 0, -1)).toBeNull())
})
