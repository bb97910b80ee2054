import { describe, expect, it } from 'vitest'
import { random } from '../../pixels/random.ts'
import type { Groom } from './groom.ts'
import { hairsLeft, narrowing } from './hairs-left.ts'

describe('of the hairs of a lock', () => {
  it('all go on as far as the shortest of them', () => {
    expect([0, 0.5, 0.6].map((u) => hairsLeft(u, 0.4))).toEqual([1, 1, 1])
  })
  it('none goes on beyond its tip, whatever their taper', () => {
    expect([hairsLeft(1, 0.4), hairsLeft(1.01, 0.4), hairsLeft(1.01, 0)]).toEqual([0, 0, 0])
  })
  it('so many are left between as chance lets end later', () => {
    const next = random(11)
    const ends = Array.from({ length: 4000 }, () => 1 - 0.4 * next() * next())
    for (const u of [0.7, 0.8, 0.9, 0.97]) {
      const counted = ends.filter((end) => end > u).length / ends.length
      expect(Math.abs(hairsLeft(u, 0.4) - counted)).toBeLessThan(0.03)
    }
  })
})

describe('a lock', () => {
  const at = (groom: Partial<Groom>, u: number) => narrowing({ taper: 0.4, ...groom } as Groom)(u)
  const tress = { count: 300, gathers: 0.4, from: 12 }
  const curl = { radius: 1, pitch: 4, from: 0, plane: 1, chaos: 1, ribbon: 0.5 }
  it('that hangs in a tress or as a ringlet ends in a point, not in a veil', () => {
    for (const groom of [{ tress }, { curl }]) {
      expect(at(groom, 0.5)).toBe(1)
      expect(at(groom, 0.9)).toBeLessThan(0.8)
      expect(at(groom, 1)).toBeLessThan(0.2)
      expect(at(groom, 1)).toBeGreaterThan(0)
    }
  })
  it('that is cut short, plaited or coiled is as wide as ever', () => {
    expect([at({}, 1), at({ plait: { radius: 0.3, pitch: 2 } }, 1)]).toEqual([1, 1])
    expect(at({ curl: { ...curl, ribbon: undefined } }, 1)).toBe(1)
  })
})
