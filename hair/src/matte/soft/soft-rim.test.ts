import { describe, expect, it } from 'vitest'
import { plainMasks } from '../../../test/plain-layers.ts'
import { BACKGROUND, CLOTHES, HAIR, type Masks } from '../masks.ts'
import { softMatte } from './soft-matte.ts'
import { softenRim } from './soft-rim.ts'

/** Mask pixels, and how many pixels of the portrait each of them is. */
const W = 160
const H = 120
const SCALE = 6
const FULL = { w: W * SCALE, h: H * SCALE }
/** Hair left of this column of the portrait; the mask itself reaches some 12 pixels further. */
const END = 80 * SCALE
const DARK = 0.2
const LIGHT = 0.9

/** A row across the outline: dark hair, then what `lightAt` says so many pixels beyond it. */
function alphaBeyond(lightAt: (beyond: number) => number, behind: typeof BACKGROUND | typeof CLOTHES) {
  const shares = [0, 1, 2, 3].map(() => new Float32Array(W * H))
  for (let i = 0; i < W * H; i++) shares[i % W < 80 ? HAIR : behind][i] = 1
  const lab = new Float32Array(FULL.w * FULL.h * 3)
  for (let i = 0; i < FULL.w * FULL.h; i++) {
    const beyond = (i % FULL.w) - END
    lab[i * 3] = beyond < 0 ? DARK : lightAt(beyond)
  }
  const quality = { score: 1, steadiness: 1, certainty: 1, agreement: 1, outside: 0 }
  const [oval, person] = [new Uint8Array(W * H), new Float32Array(W * H).fill(1)]
  const masks: Masks = { w: W, h: H, shares, oval, person, quality }
  const { alpha } = softMatte(masks, lab, FULL)
  const row = alpha.subarray((FULL.h >> 1) * FULL.w, ((FULL.h >> 1) + 1) * FULL.w)
  return (beyond: number) => row[END + beyond]
}
/** Hair out of focus: it ends over so many pixels. */
const over = (width: number) => (beyond: number) => Math.min(LIGHT, DARK + ((LIGHT - DARK) * beyond) / width)

describe('an outline out of focus', () => {
  it('is hair as far as it darkens the backdrop, less and less', () => {
    const alpha = alphaBeyond(over(30), BACKGROUND)
    for (const [beyond, share] of [
      [4, 0.8],
      [12, 0.5],
      [20, 0.2],
    ])
      expect(alpha(beyond)).toBeGreaterThan(share)
    expect(alpha(20)).toBeLessThan(alpha(12))
    expect(alpha(30)).toBe(0)
  })
  it('is no hair where the backdrop is as light as everywhere', () => {
    const alpha = alphaBeyond(() => LIGHT, BACKGROUND)
    for (const beyond of [6, 14, 20]) expect(alpha(beyond)).toBeLessThan(0.02)
  })
  it('is no hair where a dark thing goes on behind her', () => {
    const alpha = alphaBeyond((beyond) => (beyond < 90 ? 0.42 : LIGHT), BACKGROUND)
    for (const beyond of [16, 20]) expect(alpha(beyond)).toBeLessThan(0.1)
  })
  it('is no hair on clothes, where hair throws a shadow', () => {
    expect(alphaBeyond(over(30), CLOTHES)(20)).toBeLessThan(0.1)
  })
})

describe('on a matte of a few pixels', () => {
  const size = { w: 200, h: 20 }
  const n = size.w * size.h
  /** Hair left of column 100; beyond it the wall darkens over so many pixels. */
  function softened(width: number) {
    const masks = plainMasks(size, BACKGROUND)
    const lab = new Float32Array(n * 3)
    const alpha = new Float32Array(n)
    for (let i = 0; i < n; i++) {
      const beyond = (i % size.w) - 99
      lab[i * 3] = Math.max(DARK, Math.min(LIGHT, DARK + ((LIGHT - DARK) * beyond) / width))
      alpha[i] = beyond < 1 ? 1 : 0
    }
    const plane = (value: number) => new Float32Array(n).fill(value)
    const matte = {
      ...{ ...size, alpha },
      ...{ hair: [plane(DARK), plane(0), plane(0)], behind: [plane(LIGHT), plane(0), plane(0)] },
    }
    softenRim(matte, masks, lab)
    return (x: number) => alpha[10 * size.w + x]
  }
  it('an outline reaches four pixels at most, the reach of a portrait 200 wide', () => {
    const at = softened(8)
    expect(at(100)).toBeGreaterThan(at(101))
    expect(at(101)).toBeGreaterThan(at(103))
    expect(at(104)).toBe(0)
  })
  it('a sharp one is left as it is, and what was hair stays so', () => {
    const at = softened(0.5)
    for (const x of [0, 50, 99]) expect(at(x)).toBe(1)
    for (const x of [100, 102, 150]) expect(at(x)).toBe(0)
  })
})
