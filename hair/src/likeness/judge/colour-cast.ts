import type { SkinTint } from '../../face/skin-tint.ts'

type Range = readonly [from: number, to: number]
interface Tints {
  tint: Range
  warmth: Range
}

/** Skin of all tones in what light a telephone leaves in a photo: up to 60 mired cooler than it balances, or 100 warmer. */
const PLAUSIBLE: Tints = { tint: [0.003, 0.147], warmth: [-0.027, 0.22] }
/** No skin is so grey: black-and-white. */
const LEAST_CHROMA = 0.029
/** The middle of all skins in plain daylight: a picture may be as that is, whatever light her photos were taken in. */
const DAYLIGHT: SkinTint = { tint: 0.055, warmth: 0.1 }
/**
 * How far beyond all her photos a picture of her may go: cooler as in shade, warmer as in the evening, but hardly greener
 * or pinker, which no daylight is.
 */
const FARTHEST = { greener: 0.04, pinker: 0.04, cooler: 0.073, warmer: 0.087 } as const
/** From so many photos on, the farthest one on either side says nothing: it may be of a coloured lamp. */
const MANY = 5

/**
 * Whether a colour lies over a picture that neither her photos have nor any white balance of a telephone leaves. Nothing
 * is said where its skin shows no colour to judge by.
 * @param hers of her photos, as far as they show it
 */
export function hasColourCast(made: SkinTint | null, hers: readonly (SkinTint | null)[]): boolean {
  if (!made) return false
  const shown = hers.filter((tint) => tint !== null)
  const own = shown.length > 0 ? rangesOf(shown) : null
  if (own && isIn(made, own)) return false
  if (!isIn(made, PLAUSIBLE) || Math.hypot(made.tint, made.warmth) < LEAST_CHROMA) return true
  if (!own) return false
  const off = beyond(made.tint, reaching(own.tint, DAYLIGHT.tint))
  const change = beyond(made.warmth, reaching(own.warmth, DAYLIGHT.warmth))
  return (
    off < -FARTHEST.greener || off > FARTHEST.pinker || change < -FARTHEST.cooler || change > FARTHEST.warmer
  )
}

const isIn = (one: SkinTint, { tint, warmth }: Tints): boolean =>
  beyond(one.tint, tint) === 0 && beyond(one.warmth, warmth) === 0

/** Below it negative, above it positive, 0 within. */
const beyond = (value: number, [from, to]: Range): number =>
  value < from ? value - from : Math.max(0, value - to)

const rangesOf = (tints: readonly SkinTint[]): Tints => ({
  tint: rangeOf(tints.map(({ tint }) => tint)),
  warmth: rangeOf(tints.map(({ warmth }) => warmth)),
})

function rangeOf(values: number[]): Range {
  const sorted = values.toSorted((one, other) => one - other)
  const left = sorted.length < MANY ? sorted : sorted.slice(1, -1)
  return [left[0], left[left.length - 1]]
}

const reaching = ([from, to]: Range, value: number): Range => [Math.min(from, value), Math.max(to, value)]
