import type { Analysis } from '../../analysis/analyse.ts'
import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { lightBands, quantiles } from './light-bands.ts'

/** What hair looks like in a photo, wherever on the head it is. OKLab. */
export interface HairPalette {
  /** Lightness at 0 to 100 per cent of the hair. */
  lightness: Float32Array
  /** a and b for each lightness, in steps of `STEP`. */
  a: Float32Array
  b: Float32Array
  /** Spread of lightness in each band; see `lightBands`. */
  spread: number[]
}

const STEP = 0.02
const STEPS = 51
/** From this per cent on, lightness is shine: the lamp's colour, not that of sun-bleached ends. */
const SHINE = 88

/**
 * By so much, OKLab lightness, the shine of dark hair is lighter than its middle at most (99 hundredths of it on eight
 * photographs: 0.20 to 0.36). What is lighter is a wall seen between curls: one head had a palette from black to white.
 */
const BRIGHTEST = 0.4

/** Middles between which hair is less and less dark, OKLab lightness. */
const DARK = { all: 0.3, none: 0.45 } as const
/** And more and more pale. */
const PALE = { none: 0.5, all: 0.68 } as const

type Photographed = Pick<Analysis, 'lab' | 'matte'>

const known = new WeakMap<Photographed, HairPalette>()

/** Her own hair as photographed; read once as long as its analysis is remembered. */
export function ownPalette(analysis: Photographed): HairPalette {
  const palette = known.get(analysis) ?? readPalette(analysis)
  known.set(analysis, palette)
  return palette
}

function readPalette({ lab, matte: { w, h, alpha } }: Photographed): HairPalette {
  const inner = wideBlur(alpha, w, h, (4 * w) / 960)
  const weight = alpha.map((a, i) => (a > 0.95 && inner[i] > 0.9 ? 1 : 0))
  const light = alpha.map((_, i) => lab[i * 3])
  const brightest = brightestOf(quantiles(light, weight)[50])
  for (let i = 0; i < weight.length; i++) if (light[i] > brightest) weight[i] = 0
  const lightness = quantiles(light, weight)
  const [a, b] = colours(lab, weight)
  const top = Math.min(STEPS - 1, Math.round(lightness[SHINE] / STEP))
  a.fill(a[top] * 0.9, top + 1)
  b.fill(b[top] * 0.9, top + 1)
  return { lightness, a, b, spread: lightBands(light, weight, { w, h }).spread }
}

const brightestOf = (middle: number): number => middle + BRIGHTEST + 1 - darkness(middle)

/** How dark hair of this middle lightness is, 0 to 1. */
export const darkness = (middle: number): number => smoothstep(DARK.none, DARK.all, middle)

/** How pale hair of this middle lightness is, 0 to 1. */
export const paleness = (middle: number): number => smoothstep(PALE.none, PALE.all, middle)

/** Mean a and b around each lightness. */
function colours(lab: Float32Array, weight: Plane): [a: Float32Array, b: Float32Array] {
  const sum = new Float64Array(STEPS * 3)
  for (let i = 0; i < weight.length; i++) {
    if (!weight[i]) continue
    const k = Math.min(STEPS - 1, (lab[i * 3] / STEP) | 0) * 3
    sum[k] += lab[i * 3 + 1]
    sum[k + 1] += lab[i * 3 + 2]
    sum[k + 2]++
  }
  const around = (k: number, c: number) => {
    let total = 0
    let count = 1e-9
    for (let j = 0; j < STEPS; j++) {
      const g = Math.exp(-((j - k) ** 2) / 8) + 1e-6
      total += g * sum[j * 3 + c]
      count += g * sum[j * 3 + 2]
    }
    return total / count
  }
  return [0, 1].map((c) => Float32Array.from({ length: STEPS }, (_, k) => around(k, c))) as [
    Float32Array,
    Float32Array,
  ]
}

/** Writes the colour of hair of a lightness, 0 to 1. */
export function paletteColour({ a, b }: HairPalette, lightness: number, lab: Float32Array, i: number): void {
  const t = Math.max(0, Math.min(STEPS - 1.001, lightness / STEP))
  const k = t | 0
  lab[i * 3] = lightness
  lab[i * 3 + 1] = a[k] + (a[k + 1] - a[k]) * (t - k)
  lab[i * 3 + 2] = b[k] + (b[k + 1] - b[k]) * (t - k)
}
