import { describe, expect, it, test } from 'vitest'
import { type Drawing, drawnPhoto } from '../../../test/drawings.ts'
import { readPortrait } from '../../analysis/analyse.ts'
import { type SkinTint, skinTint } from '../../face/skin-tint.ts'
import type { Picture } from '../../pixels/picture.ts'
import { stopwatch } from '../../stopwatch.ts'
import { hasColourCast } from './colour-cast.ts'
import type { Seen } from './skin-difference.ts'

type Colour = readonly [r: number, g: number, b: number]
type Change = (colour: Colour) => Colour

async function portraitOf(drawing: Drawing): Promise<Seen> {
  const portrait = await readPortrait(await drawnPhoto(drawing), stopwatch().timed)
  if (!portrait) throw new Error('no face')
  return portrait
}
const women = {
  lob: await portraitOf('lob'),
  avant: await portraitOf('avant'),
  carre: await portraitOf('carre'),
}
const hers = women.lob

/** Every pixel changed in its bytes, as a service might send the picture. */
function changed({ picture, face }: Seen, change: Change): Seen {
  const data = new Uint8Array(picture.data.length)
  const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value)))
  for (let i = 0; i < data.length; i += 3)
    change([picture.data[i], picture.data[i + 1], picture.data[i + 2]]).forEach((value, c) => {
      data[i + c] = byte(value)
    })
  return { picture: { ...picture, data } satisfies Picture, face }
}
/** The light of another lamp: each channel by a factor. */
const lit =
  (factors: Colour) =>
  ([r, g, b]: Colour) =>
    [r * factors[0], g * factors[1], b * factors[2]] as const
/** A coloured veil, so much of it. */
const veiled = (colour: Colour, share: number) => (of: Colour) => {
  const mixed = of.map((value, c) => value + (colour[c] - value) * share)
  return [mixed[0], mixed[1], mixed[2]] as const
}
const grey = ([r, g, b]: Colour): Colour => {
  const light = 0.299 * r + 0.587 * g + 0.114 * b
  return [light, light, light]
}
const isCast = (made: Seen, photos: Seen[] = [hers]) => hasColourCast(skinTint(made), photos.map(skinTint))

describe('no cast is', () => {
  it.each(Object.keys(women) as Drawing[])('a drawn head, in her own light: %s', (name) => {
    const woman = women[name as keyof typeof women]
    expect(isCast(woman, [woman])).toBe(false)
    expect(isCast(woman, [])).toBe(false)
  })
  it.each<[string, Colour]>([
    ['a warm lamp', [1.05, 0.98, 0.88]],
    ['the evening', [1.1, 0.97, 0.8]],
    ['the shade', [0.95, 1, 1.1]],
    ['leaves above', [0.99, 1.01, 0.93]],
    ['too little light', [0.5, 0.5, 0.5]],
  ])('the light of %s', (_, factors) => expect(isCast(changed(hers, lit(factors)))).toBe(false))
  it('the light of day, where all her photos are of a warm room', () => {
    const room = changed(hers, lit([1.1, 0.95, 0.72]))
    expect(isCast(changed(hers, lit([0.97, 1, 1.04])), [room, room, room])).toBe(false)
  })
  it('a face that is blown out: it shows no colour to judge by', () => {
    const white = changed(hers, veiled([255, 255, 250], 0.97))
    expect(skinTint(white)).toBeNull()
    expect(isCast(white)).toBe(false)
  })
  it('black-and-white, where her photos are', () => {
    const old = changed(hers, grey)
    expect(isCast(old, [old])).toBe(false)
  })
})

describe('a cast is', () => {
  it.each<[string, Colour]>([
    ['green', [0.86, 1.06, 0.84]],
    ['cyan', [0.8, 1.02, 1.02]],
    ['blue', [0.85, 0.95, 1.35]],
    ['violet', [1, 0.85, 1.25]],
    ['magenta', [1.12, 0.86, 1.08]],
    ['red', [1.3, 0.84, 0.8]],
    ['heavily orange', [1.35, 0.85, 0.4]],
  ])('a light that is %s', (_, factors) => expect(isCast(changed(hers, lit(factors)))).toBe(true))
  it.each<[string, Colour]>([
    ['green', [40, 160, 60]],
    ['blue', [40, 80, 220]],
    ['magenta', [220, 40, 150]],
    ['red', [230, 30, 30]],
    ['yellow', [200, 190, 0]],
  ])('a veil of %s over a third of it', (_, colour) =>
    expect(isCast(changed(hers, veiled(colour, 0.34)))).toBe(true),
  )
  it.each<[string, Change]>([
    ['black-and-white', grey],
    ['in sepia', (of) => lit([1.07, 0.95, 0.74])(grey(of))],
    ['a negative', ([r, g, b]) => [255 - r, 255 - g, 255 - b]],
    ['with red and blue exchanged', ([r, g, b]) => [b, g, r]],
    ['with red and green exchanged', ([r, g, b]) => [g, r, b]],
    ['with green and blue exchanged', ([r, g, b]) => [r, b, g]],
  ])('a picture that is %s', (_, change) => expect(isCast(changed(hers, change))).toBe(true))
  it('what no skin is, where none of her photos tells', () => {
    expect(isCast(changed(hers, lit([0.6, 1.1, 0.7])), [])).toBe(true)
  })
})

describe('beside her photos', () => {
  const own: SkinTint = { tint: 0.05, warmth: 0.1 }
  const shifted = (change: Partial<SkinTint>): SkinTint => ({
    tint: own.tint + (change.tint ?? 0),
    warmth: own.warmth + (change.warmth ?? 0),
  })
  it.each([
    ['greener', { tint: -0.039 }, { tint: -0.041 }],
    ['pinker', { tint: 0.044 }, { tint: 0.046 }],
    ['cooler', { warmth: -0.072 }, { warmth: -0.074 }],
    ['warmer', { warmth: 0.086 }, { warmth: 0.088 }],
  ] as const)('it may be %s up to a limit', (_, within, beyond) => {
    expect(hasColourCast(shifted(within), [own])).toBe(false)
    expect(hasColourCast(shifted(beyond), [own])).toBe(true)
  })
  test('what one of a few photos has is hers, what one of many has may be a coloured lamp', () => {
    const neon = shifted({ tint: 0.08 })
    const made = shifted({ tint: 0.075 })
    expect(hasColourCast(made, [own, own, own, neon])).toBe(false)
    expect(hasColourCast(made, [own, own, own, own, neon])).toBe(true)
    expect(hasColourCast(made, [own, own, own, own, neon, neon])).toBe(false)
  })
  test('a photo that shows no colour says nothing', () => {
    expect(hasColourCast(shifted({ tint: 0.06 }), [null, own, null])).toBe(true)
    expect(hasColourCast(own, [null])).toBe(false)
  })
})
