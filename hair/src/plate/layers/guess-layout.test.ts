import { describe, expect, it } from 'vitest'
import { plainPortrait } from '../../../test/plain-portrait.ts'
import { BACKGROUND, CLOTHES, HAIR, SKIN } from '../../matte/masks.ts'
import { guessLayout } from './guess-layout.ts'
import { LAYER, type Layout } from './layout.ts'
import { END } from './stray-hair.ts'

/** Chin at row 40, shoulders seen at row 52; hair over everything from column 15 to 45, but for the face. */
const isFace = (x: number, y: number) => Math.hypot((x - 29.5) / 9, (y - 28) / 12) < 1
function layoutOf(
  ground: (x: number, y: number) => [number, number, number],
  bare?: (x: number, y: number) => number | undefined,
): Layout {
  return guessLayout(
    plainPortrait({
      kindAt: (x, y) => {
        if (isFace(x, y)) return SKIN
        const seen = bare?.(x, y)
        if (seen !== undefined) return seen
        if (x > 15 && x < 45 && y > 10 && y < 65) return HAIR
        return y > 52 ? CLOTHES : BACKGROUND
      },
      colourAt: () => [128, 128, 128],
      groundAt: ground,
    }),
  )
}
const at = ({ layer, w }: Layout, x: number, y: number) => layer[y * w + x]

describe('what lies behind hair', () => {
  const dressed = layoutOf((x, y) =>
    y > 52 ? [0, 0, 1] : Math.abs(x - 30) < 6 && y > 38 ? [0, 1, 0] : [1, 0, 0],
  )
  it('a neck where the network says so', () => expect(at(dressed, 30, 46)).toBe(LAYER.neck))
  it('cloth that goes on from where it is seen', () => expect(at(dressed, 30, 60)).toBe(LAYER.clothes))
  it('a shoulder line that goes on without a step', () => {
    for (const x of [12, 16, 20, 24]) expect(Math.abs(dressed.shoulders[x] - 53)).toBeLessThan(2.5)
  })
  it('what is seen stays, whatever the network says', () => {
    const naked = layoutOf(() => [0, 1, 0])
    expect(at(naked, 8, 60)).toBe(LAYER.clothes)
    expect(at(naked, 8, 40)).toBe(LAYER.background)
  })
  it('no skin beside the head, and no neck as wide as the face', () => {
    const naked = layoutOf(() => [0, 1, 0])
    expect(at(naked, 19, 30)).toBe(LAYER.background)
    expect(at(naked, 19, 38)).toBe(LAYER.background)
    expect(at(naked, 30, 44)).toBe(LAYER.neck)
  })
  it('no clothes beside the neck above where shoulders meet it, however high the network takes them', () => {
    const hooded = layoutOf((_, y) => (y > 36 ? [0, 0, 1] : [1, 0, 0]))
    expect(at(hooded, 19, 40)).toBe(LAYER.background)
    expect(at(hooded, 19, 50)).toBe(LAYER.clothes)
  })
  it('but a scarf that is seen goes on', () => {
    const scarf = (x: number, y: number) => (y > 38 && y < 56 && x > 33 ? CLOTHES : undefined)
    expect(
      at(
        layoutOf((_, y) => (y > 36 ? [0, 0, 1] : [1, 0, 0]), scarf),
        19,
        40,
      ),
    ).toBe(LAYER.clothes)
  })
  it('a round neckline from its lowest point, where that is seen', () => {
    const locket = (x: number, y: number) =>
      Math.abs(x - 29.5) > 6 || y < 40 ? undefined : y < 50 ? SKIN : CLOTHES
    const round = layoutOf((_, y) => (y > 36 ? [0, 0, 1] : [1, 0, 0]), locket)
    expect(at(round, 22, 46)).toBe(LAYER.neck)
    expect(at(round, 22, 53)).toBe(LAYER.clothes)
    expect(at(round, 17, 48)).toBe(LAYER.clothes)
    expect(round.told[46 * round.w + 22]).toBe(1)
  })
  it('a neck that bends into a garment, which does not climb up it', () => {
    const garment = layoutOf(
      (x, y) => (Math.abs(x - 30) < 8 && y > 30 ? [0, 1, 0] : [1, 0, 0]),
      (_, y) => (y >= 48 ? CLOTHES : y > 10 ? HAIR : undefined),
    )
    const row = (y: number) => [20, 21, 22, 23, 24, 30].map((x) => at(garment, x, y))
    const { background, neck, clothes } = LAYER
    expect(row(44)).toEqual([background, background, background, background, neck, neck])
    expect(row(47)).toEqual([background, background, neck, neck, neck, neck])
    expect(row(48)).toEqual([clothes, clothes, clothes, neck, neck, neck])
  })
  it('and none of it is told where no edge of a garment is seen', () =>
    expect(Math.max(...dressed.told)).toBe(0))
})

it('an end that the masks take for cloth is no witness of its edge', () => {
  const lock = (x: number, y: number) => (x > 44 && x < 52 && y > 44 && y < 53 ? CLOTHES : undefined)
  const portrait = plainPortrait({
    kindAt: (x, y) =>
      lock(x, y) ?? (x > 15 && x < 45 && y > 10 && y < 65 ? HAIR : y > 52 ? CLOTHES : BACKGROUND),
    colourAt: () => [128, 128, 128],
  })
  const strays = Float32Array.from({ length: 120 * 160 }, (_, o) =>
    lock(((o % 120) / 2) | 0, (((o / 120) | 0) / 2) | 0) === undefined ? 0 : END,
  )
  const [without, withStrays] = [guessLayout(portrait), guessLayout(portrait, strays)]
  expect(at(without, 48, 48)).toBe(LAYER.clothes)
  expect(withStrays.seen[48 * withStrays.w + 48]).toBe(0)
  expect(at(withStrays, 48, 46)).toBe(LAYER.background)
})
