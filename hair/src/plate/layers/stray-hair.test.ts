import { describe, expect, it } from 'vitest'
import { plainPortrait } from '../../../test/plain-portrait.ts'
import { BACKGROUND, CLOTHES, HAIR, SKIN } from '../../matte/masks.ts'
import { strayHair } from './stray-hair.ts'

const HAIR_TONE = [40, 25, 20] as const
const SHADE = [165, 125, 110] as const
const PALE = [225, 190, 170] as const
/** Dark skin, and what it is on the way from to the hair. */
const BROWN = [95, 55, 40] as const
const DARK = [110, 85, 75] as const
const WHITE = [250, 250, 250] as const
/** A little of the way from there to the hair. */
const FAINT = [212, 178, 159] as const
/** Hair on the left, something pale beside it; what is dark there, in pixels of the portrait. */
const strays = (
  kind: number,
  isDark: (x: number, y: number) => boolean,
  tone: readonly [number, number, number] = HAIR_TONE,
) =>
  strayHair(
    plainPortrait({
      kindAt: (x, y) => (y > 45 && x < 20 ? HAIR : kind),
      colourAt: (x, y) => (y > 180 && x < 80 ? HAIR_TONE : isDark(x, y) ? tone : PALE),
    }),
  )
const isStrand = (x: number) => x > 95 && x < 98
const isGrain = (x: number, y: number) => (x >> 1) % 3 === 0 && (y >> 1) % 3 === 0
/** How many were surely found around row 240, columns 88 to 120 at full size. */
const found = (plane: Float32Array) => {
  let sum = 0
  for (let y = 110; y < 130; y++) for (let x = 44; x < 60; x++) sum += Math.floor(plane[y * 120 + x])
  return sum
}

describe('stray hairs beside her hair are taken away with it', () => {
  it('a strand on skin', () => expect(found(strays(SKIN, isStrand))).toBeGreaterThan(15))
  it('a strand before a wall', () =>
    expect(found(strays(BACKGROUND, (x, y) => y > 180 && isStrand(x)))).toBeGreaterThan(15))
  it('a faint one before a wall that is quiet', () =>
    expect(found(strays(BACKGROUND, (x, y) => y > 180 && isStrand(x), FAINT))).toBeGreaterThan(15))
  it('no faint one before a wall whose grain strays as far', () =>
    expect(found(strays(BACKGROUND, (x, y) => isGrain(x, y) || (y > 180 && isStrand(x)), FAINT))).toBe(0))
  it('a strand before a wall beside which leaves begin', () =>
    expect(
      found(strays(BACKGROUND, (x, y) => (y > 180 && isStrand(x)) || (x > 150 && x % 8 < 4))),
    ).toBeGreaterThan(15))
  it('not the shadow of a fold, which is broad', () =>
    expect(found(strays(SKIN, (x) => x > 90 && x < 110, SHADE))).toBeLessThan(25))
  it('the end of a lock, however broad', () =>
    expect(found(strays(SKIN, (x) => x > 90 && x < 110))).toBeGreaterThan(100))
  it('not among leaves: the like is everywhere', () =>
    expect(found(strays(BACKGROUND, (x) => x % 8 < 2))).toBe(0))
  it('not a mole, a fold or a chain on skin, which does not come out of her hair', () =>
    expect(found(strays(SKIN, (x, y) => isStrand(x) && y > 200 && y < 300, SHADE))).toBe(0))
  it('a strand on skin as faint as that, where it does', () => {
    const comes = (x: number, y: number) => y > 236 && y < 240 && x >= 80 && x < 130
    expect(found(strays(SKIN, comes, SHADE))).toBeGreaterThan(5)
  })
  it('the end of a lock on a neck that is nearly as dark', () => {
    const isEnd = (x: number, y: number) => x < 100 && y > 236 && y < 250
    const dark = strayHair(
      plainPortrait({
        kindAt: (x, y) => (y > 45 && x < 20 ? HAIR : SKIN),
        colourAt: (x, y) => ((y > 180 && x < 80) || isEnd(x, y) ? HAIR_TONE : DARK),
      }),
    )
    expect(found(dark)).toBeGreaterThan(3)
  })
  it('no skin in the shade beside bright cloth, which is on the way from that to her hair', () => {
    const beside = strayHair(
      plainPortrait({
        kindAt: (x, y) => (y > 45 && x < 20 ? HAIR : x < 27 ? SKIN : CLOTHES),
        colourAt: (x, y) => (y > 180 && x < 80 ? HAIR_TONE : x < 108 ? BROWN : WHITE),
      }),
    )
    expect(found(beside)).toBe(0)
  })
  it('nothing on bare skin', () => expect(found(strays(SKIN, () => false))).toBe(0))
})

describe('a broad end of her hair that the masks take for cloth', () => {
  const isEnd = (x: number) => x > 79 && x < 100
  const isDot = (x: number, y: number) => x % 12 < 4 && y % 12 < 4
  /** Hair down to row 260 of the portrait, its end beside it; cloth below the jaw, to a row and a column of the masks. */
  const ends = (isDark: (x: number, y: number) => boolean, row = 80, column = 60) =>
    strayHair(
      plainPortrait({
        kindAt: (x, y) =>
          y > 45 && y < 65 && x < 20 ? HAIR : y > 45 && y < row && x < column ? CLOTHES : BACKGROUND,
        colourAt: (x, y) => ((y > 180 && y < 260 && x < 80) || isDark(x, y) ? HAIR_TONE : PALE),
      }),
    )
  const isEndAt = (x: number, y: number) => y < 250 && isEnd(x)
  it('is taken away with it', () => expect(found(ends(isEndAt))).toBeGreaterThan(80))
  it('on a print too, of which the dots stay', () => {
    const dotted = ends((x, y) => isEndAt(x, y) || isDot(x, y))
    expect(found(dotted)).toBeGreaterThan(80)
    expect(dotted[130 * 120 + 80]).toBe(0)
  })
  it('is cloth where it only touches her hair, as a lapel in the shade does', () =>
    expect(found(ends((x, y) => (x > 79 && x < 124 && y > 224 && y < 238) || isDot(x, y)))).toBe(0))
  it('is cloth where broad cloth of its colour is seen far from hair', () =>
    expect(found(ends((x, y) => isEndAt(x, y) || (x > 180 && y > 180)))).toBe(0))
  it('is cloth where no other cloth is seen', () => expect(found(ends(isEndAt, 65, 26))).toBe(0))
})
