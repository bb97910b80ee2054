import { describe, expect, it } from 'vitest'
import { MASK, plainPortrait } from '../../../test/plain-portrait.ts'
import { faceFrame, toFace } from '../../face/face-frame.ts'
import { bytesToOklab } from '../../pixels/oklab.ts'
import { BACKGROUND, HAIR } from '../masks.ts'
import { type MatteMeasures, matteMeasures } from './matte-measures.ts'

const BROWN = [90, 70, 60] as const
const WALL = [230, 230, 225] as const
/** One face height is 96 pixels of the portrait; the middle of the face lies at (120, 112). */
const S = 96

interface Seen {
  /** How much of a pixel is hair, by its place in face units. */
  alphaAt: (u: number, v: number) => number
  colourAt?: (u: number, v: number) => readonly [number, number, number]
}

function measured({ alphaAt, colourAt }: Seen): MatteMeasures {
  const { face, picture, matte, masks } = plainPortrait({
    kindAt: (x, y) => (x === 0 && y === 0 ? HAIR : BACKGROUND),
    colourAt: () => WALL,
  })
  const frame = faceFrame(face)
  for (let i = 0; i < matte.alpha.length; i++) {
    const [u, v] = toFace(frame, i % matte.w, (i / matte.w) | 0)
    matte.alpha[i] = alphaAt(u, v)
    const colour = colourAt?.(u, v) ?? (matte.alpha[i] > 0.5 ? BROWN : WALL)
    picture.data.set(colour, i * 3)
  }
  return matteMeasures({ lab: bytesToOklab(picture.data), matte, face, masks })
}
/** A cap over the head, and locks beside the face down to a height. */
const locks = (down: number) => (u: number, v: number) =>
  Math.hypot(u, v) < 0.9 && v > 0.5
    ? 1
    : Math.abs(u) > 0.45 && Math.abs(u) < 0.75 && v <= 0.5 && v > down
      ? 1
      : 0

describe('hair that lies where hair lies', () => {
  const m = measured({ alphaAt: locks(-1.2) })
  it('shows no sign of a wrong matte', () => {
    expect(m).toMatchObject({ fuzz: 0, leak: 0, throat: 0, odd: 0, skin: 0, outside: 0, leftover: 0 })
    expect(m.spur).toBeLessThan(0.02)
  })
  it('has its area in square face heights', () => {
    const count = { sum: 0 }
    for (let y = 0; y < 320; y++)
      for (let x = 0; x < 240; x++) count.sum += locks(-1.2)((x - 120) / S, -(y - 112) / S)
    expect(m.area).toBeCloseTo(count.sum / S ** 2, 1)
  })
  it('has its length below the chin in face heights, single ends apart', () => {
    expect(m.length).toBeCloseTo(0.7, 1)
    expect(measured({ alphaAt: locks(-0.9) }).length).toBeCloseTo(0.4, 1)
    expect(measured({ alphaAt: locks(-0.3) }).length).toBe(0)
    const end = (u: number, v: number) =>
      Math.max(locks(-0.9)(u, v), Math.abs(u - 0.6) < 0.008 && v > -1.2 && v < 0 ? 1 : 0)
    expect(measured({ alphaAt: end }).length).toBeCloseTo(0.4, 1)
  })
})

describe('a matte that is wrong', () => {
  const also =
    (test: (u: number, v: number) => boolean, share = 1) =>
    (u: number, v: number) =>
      test(u, v) ? share : locks(-1.2)(u, v)
  it('is fuzzy by the share of it that is half transparent', () => {
    expect(measured({ alphaAt: (u, v) => 0.5 * locks(-1.2)(u, v) }).fuzz).toBe(1)
    expect(measured({ alphaAt: () => 0 }).fuzz).toBe(1)
  })
  it('has leaked by the share of the middle of the face it took', () => {
    expect(measured({ alphaAt: also((u, v) => Math.abs(u) < 0.3 && v < 0.2 && v > -0.5) }).leak).toBeCloseTo(
      1,
      1,
    )
    expect(measured({ alphaAt: also((u, v) => u > 0 && u < 0.3 && v < 0.2 && v > -0.5) }).leak).toBeCloseTo(
      0.5,
      1,
    )
  })
  it('lies on the throat by the share of it that it took', () => {
    const throat = also((u, v) => Math.abs(u) < 0.2 && v < -0.5 && v > -1.1, 0.4)
    expect(measured({ alphaAt: throat }).throat).toBeCloseTo(0.4, 1)
  })
  it('has foreign colours by the share of it that is of another hue', () => {
    const red = measured({
      alphaAt: locks(-1.2),
      colourAt: (u, v) => (locks(-1.2)(u, v) && v < -0.6 ? [200, 30, 30] : locks(-1.2)(u, v) ? BROWN : WALL),
    })
    const low = 0.6 / (0.5 + 1.2)
    expect(red.odd).toBeGreaterThan(0.1)
    expect(red.odd).toBeLessThan(low)
  })
  it('juts out by the widest jump of its outline', () => {
    const collar = also((u, v) => Math.abs(u) < 1 && v < -0.6 && v > -0.8)
    expect(measured({ alphaAt: collar }).spur).toBeCloseTo(0.5, 1)
  })
  it('lies beyond the person where nobody is', () => {
    const { face, picture, matte, masks } = plainPortrait({ kindAt: () => HAIR, colourAt: () => BROWN })
    const person = masks.person.map((_, i) => (i % MASK.w < MASK.w / 4 ? 1 : 0))
    const lab = bytesToOklab(picture.data)
    expect(matteMeasures({ lab, matte, face, masks: { ...masks, person } }).outside).toBeCloseTo(0.75, 2)
  })
})
