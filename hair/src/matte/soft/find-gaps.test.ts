import { describe, expect, it } from 'vitest'
import { BACKGROUND, CLASSES, HAIR, type Masks, SKIN } from '../masks.ts'
import { findGaps } from './find-gaps.ts'

const [W, H] = [90, 60]
type Colour = readonly [number, number, number]
const DARK: Colour = [0.25, 0.02, 0.02]
const WALL: Colour = [0.85, 0, 0.01]
/** Hair from column 20 to 60, in it a gap of 4 columns; beside it the wall, or skin. */
const isHair = (x: number) => x >= 20 && x < 60
const isGap = (x: number) => x >= 50 && x < 54

/** How far a pixel in the gap, one in the hair and one of the wall are none. */
function gaps(inGap: Colour, behind: { kind?: number; colour?: Colour; until?: number } = {}) {
  const { kind = BACKGROUND, colour = WALL, until = W } = behind
  const shares = CLASSES.map((c) =>
    Float32Array.from({ length: W * H }, (_, i) => (c === (isHair(i % W) ? HAIR : kind) ? 1 : 0)),
  )
  const lab = new Float32Array(W * H * 3)
  for (let i = 0; i < W * H; i++) lab.set(isGap(i % W) ? inGap : isHair(i % W) ? DARK : colour, i * 3)
  const sure = (test: (x: number) => boolean) =>
    Float32Array.from({ length: W * H }, (_, i) => (test(i % W) ? 1 : 0))
  const masks: Masks = {
    ...{ w: W, h: H, shares, oval: new Uint8Array(W * H), person: new Float32Array(W * H) },
    quality: { score: 1, steadiness: 1, certainty: 1, agreement: 1 },
  }
  const found = findGaps(
    lab,
    { sureHair: sure(isHair), sureRest: sure((x) => !isHair(x) && x < until) },
    masks,
  )
  const at = (x: number) => found[(H / 2) * W + x]
  return { gap: at(52), hair: at(40) }
}
const between = (share: number): Colour => {
  const at = (c: number) => DARK[c] + (WALL[c] - DARK[c]) * share
  return [at(0), at(1), at(2)]
}

describe('between two locks', () => {
  it.each([BACKGROUND, SKIN])('what has the colour of class %i beside the hair is no hair', (kind) => {
    const { gap, hair } = gaps(WALL, { kind })
    expect(gap).toBeGreaterThan(0.9)
    expect(hair).toBe(0)
  })
  it('what is a mixture of both is none as far as it is nearer to what lies behind', () => {
    expect(gaps(between(0.4)).gap).toBe(0)
    expect(gaps(between(0.7)).gap).toBeGreaterThan(gaps(between(0.55)).gap)
    expect(gaps(between(0.55)).gap).toBeGreaterThan(0)
  })
  it('a shine stays hair: what lies behind is as light, but too far away to be seen through it', () => {
    expect(gaps(WALL, { until: 0 }).gap).toBe(0)
  })
  it('nothing is said where what lies behind has the colour of the hair', () => {
    const alike: Colour = [DARK[0] + 0.13, DARK[1], DARK[2]]
    expect(gaps(alike, { colour: alike }).gap).toBe(0)
  })
})
