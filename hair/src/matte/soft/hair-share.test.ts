import { describe, expect, it } from 'vitest'
import { coarsePixels, hairShareAt } from './hair-share.ts'

type Colour = readonly [number, number, number]
const HAIR: Colour = [0.3, 0.02, 0.03]
const WALL: Colour = [0.8, 0, 0.01]
const PLAIN = { from: 0.14, to: 0.24 }
const planes = (colour: Colour) => colour.map((v) => Float32Array.of(v))
const shareOf = (colour: Colour, behind: Colour = WALL) =>
  hairShareAt(
    { w: 1, h: 1, alpha: Float32Array.of(0), hair: planes(HAIR), behind: planes(behind) },
    Float32Array.from(colour),
    0,
    0,
    PLAIN,
  )
const mixed = (share: number): Colour => {
  const at = (c: number) => WALL[c] + (HAIR[c] - WALL[c]) * share
  return [at(0), at(1), at(2)]
}

describe('a pixel between what lies behind and the hair nearby', () => {
  it.each([0, 0.25, 0.5, 1])('of which %d is hair holds so much', (share) => {
    expect(shareOf(mixed(share))).toBeCloseTo(share, 5)
  })
  it('beyond either of them holds nothing, or all', () => {
    expect(shareOf(mixed(-0.2))).toBe(0)
    expect(shareOf(mixed(1.2))).toBe(1)
  })
  it('off the line between them holds what lies nearest on it', () => {
    const line = HAIR.map((v, c) => (v - WALL[c]) * (c ? 4 : 1))
    const [L, a, b] = mixed(0.5)
    // square to the line, as hue counts
    expect(shareOf([L + 0.01 * line[1], a - 0.01 * (HAIR[0] - WALL[0]), b])).toBeCloseTo(0.5, 2)
  })
})

describe('hair and what lies behind it can be told apart', () => {
  const asHair = (away: number) => shareOf(HAIR, [HAIR[0] + away, HAIR[1], HAIR[2]])
  it('from one distance on, wholly from another on', () => {
    expect(asHair(0.139)).toBe(0)
    expect(asHair(0.19)).toBeCloseTo(0.5, 4)
    expect(asHair(0.241)).toBeCloseTo(1, 4)
  })
  it('twice as well by hue as by light', () => {
    expect(shareOf(HAIR, [HAIR[0], HAIR[1] + 0.095, HAIR[2]])).toBeCloseTo(0.5, 4)
  })
})

it('each pixel of the portrait is read from the mask pixel it lies in', () => {
  const { row, column } = coarsePixels({ w: 6, h: 4 }, { w: 3, h: 2 })
  expect([...column]).toEqual([0, 0, 1, 1, 2, 2])
  expect([...row]).toEqual([0, 0, 3, 3])
})
