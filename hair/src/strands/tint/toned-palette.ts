import type { Dye } from '../../colour/dye.ts'
import { CROWDED, WHITE_ROOM } from '../../colour/tone-curve.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { darkness, type HairPalette, paleness } from './hair-palette.ts'
import { contrastOf } from './light-bands.ts'

/**
 * How far, as a share of the mean and in OKLab lightness, hair on photographs lies below and above its middle: one
 * standard deviation. Light goes through pale hair and brightens its shadows. Of that pale hair that is short keeps four
 * fifths below its middle, which no lengths beside a neck lie in: so much it is on five photographs of white and grey heads.
 */
const NATURAL = { down: 0.31, up: 0.105, upDark: 0.03, litThrough: 0.3, short: 0.8 } as const

/** OKLab lightness beyond which nothing is darkened, and nothing lightened. */
const DARKEST = 0.05
const BRIGHTEST = 0.93

/** Strands differ by so many times more than in her own hair at most: grain would become strands. */
const MOST = 2

/**
 * Her own palette moved to the lightness of a dye. New hair is lit afresh: it needs no more of hers than the contrast
 * of strands and locks, as a share of all there is from shade to shine; what a camera left of black hair, stretched to
 * blonde, is chalk.
 */
export function tonedPalette(
  own: HairPalette,
  { root, tip, strength }: Dye,
  { isShort = false } = {},
): HairPalette {
  if (!root || !tip) return own
  const L = (root.mid[0] + tip.mid[0]) / 2
  const middle = own.lightness[50]
  const far = strength * smoothstep(0.02, 0.12, Math.abs(L - middle))
  const wanted = naturalLightness(L, isShort)
  const lightness = own.lightness.map((v, q) => v + far * (wanted[q] - v))
  const more = contrastOf(lightness) / contrastOf(own.lightness)
  return { ...own, lightness, spread: own.spread.map((v) => v * Math.min(MOST, Math.max(1, more))) }
}

/**
 * What smooth black hair gathers in a few bands of shine, curls throw at every turn: by so much, where a groom does not
 * shine at all, more of the hair is light, and the lightest is nearer to the mean. With the palette of smooth hair black
 * curls were grey wires on soot.
 */
const SCATTERED = { more: 0.5, nearer: 0.5 } as const

/** @param shine of the groom: see `Groom` */
export function curledPalette(palette: HairPalette, shine: number): HairPalette {
  const part = (1 - shine) * darkness(palette.lightness[50])
  if (part <= 0) return palette
  const power = 1 / (1 + SCATTERED.more * part)
  const more = palette.lightness.map((_, q) => palette.lightness[Math.round(100 * (q / 100) ** power)])
  const mean = more.reduce((sum, v) => sum + v, 0) / more.length
  return {
    ...palette,
    lightness: more.map((v) => v - SCATTERED.nearer * part * Math.max(0, v - mean)),
  }
}

/**
 * Each turn of a ringlet has its own shine and its own shade, and between ringlets it is dark: by so much farther below and
 * above its middle hair of ringlets lies. With the range of smooth hair they were matt wool of one tone.
 */
const TURNS = { down: 1.3, up: 1.5 } as const

/** The palette of ringlets: its middle is that of the palette, none of it is blacker or whiter than hair is. */
export const ringletPalette = (palette: HairPalette): HairPalette => ({
  ...palette,
  lightness: stretched(palette.lightness, TURNS),
})

function stretched(lightness: Float32Array, { down, up }: { down: number; up: number }): Float32Array {
  const middle = lightness[50]
  return lightness.map((v) => {
    const far = (v - middle) * (v < middle ? down : up)
    return Math.max(Math.min(v, DARKEST), Math.min(Math.max(v, BRIGHTEST), middle + far))
  })
}

/**
 * What hair of any kind throws all over, sleek hair gathers in one band: of what is lighter than `above` per cent, by this power of
 * how much of the hair is darker, more is hardly lighter. By share of her own waves a whole dome was grey. What is tied lies in
 * a sheet around the head, of which little faces the lamp: with half of it in the light, dyed red was one flat red. Pale hair passes
 * light on, and keeps its middle there too. What is cut short is combed over the head as that is: with as much of it light as dark
 * it was matt. Of it only the deepest fifth is kept, which lies under tips; pale, all is.
 */
const GATHERED = { power: 1.6, above: 50, short: 20 } as const

/**
 * The palette of sleek hair, see `Groom`, and of short cuts: its brightest are those of the palette, and its middle too unless it
 * is dark and tied or short.
 * @param isTied whether it is drawn to a tail or a bun
 */
export function sleekPalette(palette: HairPalette, { isTied = false, isShort = false } = {}): HairPalette {
  const { lightness } = palette
  const pale = paleness(lightness[50])
  const above = isShort
    ? GATHERED.short + (100 - GATHERED.short) * pale
    : GATHERED.above * (isTied ? pale : 1)
  return { ...palette, lightness: gathered(lightness, above, GATHERED.power) }
}

/** Of what is lighter than `above` per cent, more is hardly lighter. */
const gathered = (lightness: Float32Array, above: number, power: number): Float32Array =>
  lightness.map((v, q) => {
    if (q <= above) return v
    const from = above + (100 - above) * ((q - above) / (100 - above)) ** power
    const k = Math.min(99, from | 0)
    return lightness[k] + (lightness[k + 1] - lightness[k]) * (from - k)
  })

/**
 * A wave shines where it turns to the lamp, and is dark where it turns away: so much farther below and above its middle hair in
 * waves lies, and as in sleek hair less of it is light. With the range of straight hair it was matt wool of one tone.
 */
const WAVES = { down: 0.15, up: 0.3, power: 1.5 } as const
/** Lightness of the middle of hair in whose waves there is all that shade, and none: pale hair passes light on. */
const SHADED = { all: 0.42, none: 0.75 } as const

/** How far waves of this middle lightness shade each other, 0 to 1. */
export const shadesItself = (middle: number): number => smoothstep(SHADED.none, SHADED.all, middle)

/** The palette of waves: its middle is that of the palette, none of it is blacker or whiter than hair is. */
export function wavedPalette(palette: HairPalette): HairPalette {
  const share = shadesItself(palette.lightness[50])
  const far = { down: 1 + WAVES.down * share, up: 1 + WAVES.up * share }
  const lightness = gathered(palette.lightness, GATHERED.above, WAVES.power)
  return { ...palette, lightness: stretched(lightness, far) }
}

/** Lightness at 0 to 100 per cent of hair whose mean is L. */
function naturalLightness(L: number, isShort: boolean): Float32Array {
  const short = isShort ? 1 - (1 - NATURAL.short) * paleness(L) : 1
  const down = NATURAL.down * L * (1 - NATURAL.litThrough * smoothstep(0.5, 0.75, L)) * short
  const up = NATURAL.up + NATURAL.upDark * smoothstep(0.3, 0.18, L)
  return Float32Array.from({ length: 101 }, (_, q) => {
    const z = normalQuantile(Math.min(0.99, Math.max(0.01, q / 100)))
    return Math.max(0.05, crowded(L + z * (z < 0 ? down : up)))
  })
}

/** Shine crowds together towards white instead of clipping. */
const crowded = (L: number): number =>
  L > CROWDED ? CROWDED + WHITE_ROOM * (1 - Math.exp((CROWDED - L) / WHITE_ROOM)) : L

/** Standard deviations below which a share of a normal distribution lies (Shore 1982, to 0.02). */
function normalQuantile(share: number): number {
  const upper = Math.max(share, 1 - share)
  const z = 5.5556 * (1 - ((1 - upper) / upper) ** 0.1186)
  return share < 0.5 ? -z : z
}
