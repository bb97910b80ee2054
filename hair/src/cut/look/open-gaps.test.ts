import { describe, expect, it } from 'vitest'
import { ovalFace } from '../../../test/oval-face.ts'
import type { Matte } from '../../matte/soft/soft-matte.ts'
import { openGaps } from './open-gaps.ts'

const [w, h] = [120, 80]
type Colour = readonly [number, number, number]
const DARK: Colour = [0.25, 0.02, 0.02]
const WALL: Colour = [0.85, 0, 0.01]
const face = ovalFace(60, 40, 60)

/** Hair up to column 80; at a column near its outline a pixel of another colour. */
function opened(seen: Colour, { column = 77, behind = WALL } = {}) {
  const alpha = Float32Array.from({ length: w * h }, (_, i) => (i % w < 80 ? 1 : 0))
  const lab = new Float32Array(w * h * 3)
  for (let i = 0; i < w * h; i++) lab.set(i % w === column ? seen : i % w < 80 ? DARK : behind, i * 3)
  const one = (v: number) => Float32Array.of(v)
  const matte: Matte = {
    ...{ w, h, alpha, small: { w: 1, h: 1 }, rim: one(0) },
    ...{ hair: DARK.map(one), behind: behind.map(one) },
  }
  const out = openGaps(lab, matte, face)
  expect(matte.alpha).toBe(alpha)
  return { at: (x: number) => out[40 * w + x], column }
}
const mixed = (share: number): Colour => {
  const at = (c: number) => WALL[c] + (DARK[c] - WALL[c]) * share
  return [at(0), at(1), at(2)]
}

describe('near the outline of a look', () => {
  it('a pixel of the colour of the backdrop is no hair', () => expect(opened(WALL).at(77)).toBeLessThan(0.05))
  it('one of the colour of the hair is', () => expect(opened(DARK).at(77)).toBe(1))
  it('one that is a mixture is the more the more hair it holds', () => {
    const [little, half, much] = [0.2, 0.36, 0.58].map((share) => opened(mixed(share)).at(77))
    expect(little).toBeLessThan(half)
    expect(half).toBeLessThan(much)
    expect(much).toBeCloseTo(1, 2)
  })
  it('the rest of the hair stays, and no hair comes', () => {
    const { at } = opened(WALL)
    for (const x of [10, 50, 70]) expect(at(x)).toBe(1)
    for (const x of [80, 100]) expect(at(x)).toBe(0)
  })
})

it('deep inside the hair what is as light as the backdrop is its shine', () => {
  expect(opened(WALL, { column: 40 }).at(40)).toBe(1)
})

it('where backdrop and hair are alike nothing can be told', () => {
  const alike: Colour = [DARK[0] + 0.19, DARK[1], DARK[2]]
  expect(opened(alike, { behind: alike }).at(77)).toBe(1)
})
