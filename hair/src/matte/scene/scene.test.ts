import { describe, expect, it } from 'vitest'
import { plainPortrait } from '../../../test/plain-portrait.ts'
import { mirrorFace, mirrorPicture } from '../../face/mirror.ts'
import { BACKGROUND } from '../masks.ts'
import { isForehead, readScene } from './scene.ts'

const GREY = 128
/** A portrait of 240 × 320: a light wall, dark from a column on. */
const portrait = (edge: number) =>
  plainPortrait({
    kindAt: () => BACKGROUND,
    colourAt: (x) => (x < edge ? [GREY, GREY, GREY] : [40, 40, 40]),
  })
const { picture, face } = portrait(240)

describe('a portrait as it is looked at', async () => {
  const flat = await readScene(picture, face)
  const at = (x: number, y: number) => y * flat.w + x

  it('is 320 pixels on its long side', () => {
    expect([flat.w, flat.h, flat.n]).toEqual([240, 320, 240 * 320])
  })
  it('has no step and one colour where it is flat', () => {
    expect(Math.max(...flat.step)).toBeLessThan(1e-9)
    expect(new Set(flat.lab.filter((_, k) => k % 3 === 0)).size).toBe(1)
  })
  it('knows its places: the middle of the face, the chin below it, an ear beside it', () => {
    const middle = at(120, 112)
    expect(flat.u[middle]).toBeCloseTo(0.5 / 96, 4)
    expect(flat.v[middle]).toBeCloseTo(-0.5 / 96, 4)
    expect(flat.v[at(120, 112 + 48)]).toBeCloseTo(-0.5, 1)
    expect(flat.u[at(120 + 36, 112)]).toBeCloseTo(0.38, 1)
    expect(flat.oval[middle]).toBe(1)
    expect(flat.oval[at(120, 20)]).toBe(0)
  })
  it('has likely shares that add up to 1', () => {
    for (let i = 0; i < flat.n; i += 97)
      expect(flat.prior.reduce((sum, plane) => sum + plane[i], 0)).toBeCloseTo(1, 5)
  })

  it('has a step along an edge, and nowhere else', async () => {
    const { step } = await readScene(portrait(60).picture, face)
    const row = step.subarray(200 * 240, 201 * 240)
    expect(row[59]).toBeGreaterThan(10)
    for (const x of [50, 70, 200]) expect(row[x]).toBeLessThan(0.1)
  })

  it('is the mirror image in a mirror', async () => {
    const left = await readScene(portrait(60).picture, face)
    const right = await readScene(mirrorPicture(portrait(60).picture), mirrorFace(face, 240))
    for (let i = 0; i < left.n; i += 61) {
      const j = i - (i % 240) + 239 - (i % 240)
      expect(right.lab[j * 3]).toBeCloseTo(left.lab[i * 3], 5)
      expect(right.u[j]).toBeCloseTo(-left.u[i], 4)
      expect(right.head[j]).toBeCloseTo(left.head[i], 4)
    }
  })
})

describe('a forehead', () => {
  const isOne = (v: number, head: number) =>
    isForehead({ v: Float32Array.of(v), head: Float32Array.of(head) }, 0)
  it('lies above the brows', () => expect([isOne(0.19, 0.8), isOne(0.21, 0.8)]).toEqual([false, true]))
  it('and within the hair outline of a head', () =>
    expect([isOne(0.4, 0.99), isOne(0.4, 1)]).toEqual([true, false]))
})
