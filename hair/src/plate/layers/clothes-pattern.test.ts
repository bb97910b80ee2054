import { describe, expect, it } from 'vitest'
import { plainMasks, plainReduced } from '../../../test/plain-layers.ts'
import { BACKGROUND, CLOTHES } from '../../matte/masks.ts'
import { clothesPattern } from './clothes-pattern.ts'
import { LAYER } from './layout.ts'

const SIZE = { w: 60, h: 40 }
const n = SIZE.w * SIZE.h
/** How patterned a garment is whose middle is hidden. */
function patternOf(lightAt: (x: number, y: number) => number, kind: number = CLOTHES) {
  const at = plainReduced(SIZE, LAYER.clothes)
  for (let i = 0; i < n; i++) {
    const [x, y] = [i % SIZE.w, (i / SIZE.w) | 0]
    at.hole[i] = x >= 25 && x < 35 ? 1 : 0
    at.channels[1][i] = lightAt(x, y)
  }
  return clothesPattern(at, plainMasks(SIZE, kind))
}
const isHidden = (x: number) => x >= 25 && x < 35
const stripes = (depth: number) => (x: number) => 0.5 + (x % 2 ? depth : -depth)

describe('clothes are patterned', () => {
  it('not at all where they are plain', () => expect(patternOf(() => 0.4)).toBeLessThan(1e-6))
  it('as much as their stripes differ from the tone between them', () => {
    expect(patternOf(stripes(0.05))).toBeCloseTo(0.05, 2)
    expect(patternOf(stripes(0.1))).toBeCloseTo(2 * patternOf(stripes(0.05)), 5)
  })
  it('by what is seen of them alone, not by the hair before them', () => {
    expect(patternOf((x, y) => (isHidden(x) ? (y % 2) * 0.9 : 0.4))).toBeLessThan(1e-6)
  })
  it('by what lies beside the hole, not at the hem', () => {
    expect(patternOf((x) => (x < 4 ? stripes(0.2)(x) : 0.4))).toBeLessThan(0.01)
  })
  it('not where there are none', () => expect(patternOf(stripes(0.1), BACKGROUND)).toBe(0))
})
