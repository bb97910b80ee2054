import { smoothstep } from '../pixels/smoothstep.ts'
import type { HairLight } from './hair-light.ts'
import type { Shade } from './tone.ts'

/** How the hair of one photo is re-read in one shade. All lightness is OKLab. */
export interface ToneCurve {
  /** Gain on shading darker, and lighter, than the middle. */
  down: number
  up: number
  /** How far the photo's own light goes above the middle: what is lighter by far is hardly hair. */
  crest: number
  /** 0 to 1: how far light is drawn together on its crests. */
  bands: number
  /** Gain on single strands. */
  strands: number
  /** How fast the shine of strands is held back: light on dark hair is a mirror's, on pale hair it drowns. */
  hold: number
  /** Gain on the gaps between strands, beside that on strands: in dark hair they are hardly darker than the hair. */
  gaps: number
  /** 0 to 1: how much lighter than the photo's hair the shade is. */
  lift: number
  /** How unlike each other neighbouring strands are made, beyond what the photo shows. */
  variety: number
  /** Lightness at the middle of the shading, so that the mean comes to the shade's. */
  middle: number
  floor: number
  /** a and b of the shade by lightness, 256 steps from 0 to 1, so that the mean comes to the shade's. */
  a: Float32Array
  b: Float32Array
}

const STEPS = 256

/** Spread of shading and strands on photographs of hair that was never touched. */
const NATURAL = { down: 0.41, up: 0.13, strandsDark: 0.065, strandsPale: 0.07 }

/** What shadow beside the face and between the locks takes from the mean of lightened hair. */
const SHADED = 0.016

export function toneCurve(shade: Shade, light: HairLight): ToneCurve {
  const L = shade.mid[0]
  const lift = smoothstep(0.03, 0.33, L - light.L)
  const curve: ToneCurve = {
    ...gains(L, light),
    crest: Math.max(0.03, light.bright - light.middle),
    // on pale hair light lies everywhere, on dark hair in narrow bands
    bands: smoothstep(0.05, 0.3, light.L - L),
    hold: 5 * lift,
    gaps: 1 + 0.3 * lift,
    lift,
    variety: 0.01 + 0.03 * lift + 0.036 * shade.pepper,
    middle: L,
    floor: Math.max(0.03, shade.shadow[0] * 0.6),
    a: new Float32Array(STEPS + 1),
    b: new Float32Array(STEPS + 1),
  }
  settle(curve, shade, light)
  return curve
}

/** Towards what hair of this lightness shows on photographs; hair that is so light already keeps its own range. */
function gains(L: number, light: HairLight): Pick<ToneCurve, 'down' | 'up' | 'strands'> {
  const far = smoothstep(0, 0.15, Math.abs(L - light.L))
  const dark = smoothstep(0.3, 0.18, L)
  const strands = NATURAL.strandsDark + (NATURAL.strandsPale - NATURAL.strandsDark) * smoothstep(0.25, 0.6, L)
  const towards = (low: number, high: number, gain: number) => 1 + far * (clamp(low, high, gain) - 1)
  return {
    down: towards(0.45, 2.9, (NATURAL.down * L) / Math.max(0.03, light.middle - light.dark)),
    up: towards(0.45, 1.7, (NATURAL.up + 0.06 * dark) / Math.max(0.05, light.bright - light.middle)),
    strands: towards(0.8 + 0.1 * (1 - dark), 1.2, strands / Math.max(0.01, light.strands)),
  }
}

/** From here on shine crowds together towards white instead of clipping. */
export const CROWDED = 0.84
export const WHITE_ROOM = 0.13

/** Lightness of the shade at a place with this shading and this strand, before any variety. */
export function curveLight(curve: ToneCurve, base: number, strand: number): number {
  const from = curve.middle + (base < 0 ? base * curve.down : crested(curve, base) * curve.up)
  const shine = strand > 0 ? strand / (1 + strand * curve.hold) : strand * curve.gaps
  const L = from + shine * curve.strands
  if (L > CROWDED) return CROWDED + WHITE_ROOM * (1 - Math.exp((CROWDED - L) / WHITE_ROOM))
  // a soft floor: shadows crowd together and never clip
  const room = Math.min(0.16, 0.45 * curve.middle)
  if (L >= curve.floor + room) return L
  return curve.floor + room * Math.exp((L - curve.floor - room) / room)
}

/** Shading above the middle. */
function crested({ crest, bands }: ToneCurve, base: number): number {
  const beyond = base / crest - 1
  const held = beyond > 0 ? crest * (1 + beyond / (1 + 2.5 * beyond)) : base
  return held * (1 - bands + (bands * held) / crest)
}

/** Brings the mean of the sample to the shade's colour: lightness by a shift, a and b by a factor. */
function settle(curve: ToneCurve, shade: Shade, light: HairLight): void {
  const { sample, middle } = light
  const n = sample.length / 2
  const mean = (of: (L: number) => number) => {
    let sum = 0
    for (let k = 0; k < sample.length; k += 2) {
      sum += of(curveLight(curve, sample[k + 1] - middle, sample[k]))
    }
    return sum / n
  }
  for (let round = 0; round < 3; round++) curve.middle += shade.mid[0] + SHADED * curve.lift - mean((L) => L)
  for (const [c, table] of [curve.a, curve.b].entries()) {
    for (let k = 0; k <= STEPS; k++) table[k] = chromaOf(shade, c + 1, k / STEPS)
    const got = mean((L) => table[clamp(0, STEPS, Math.round(L * STEPS))])
    const factor = Math.abs(got) > 1e-4 ? clamp(0.7, 1.4, shade.mid[c + 1] / got) : 1
    for (let k = 0; k <= STEPS; k++) table[k] *= factor
  }
}

/** a (c = 1) or b (c = 2) of the shade at a lightness: along its ramp, and beyond its ends as at the ends. */
export function chromaOf(shade: Shade, c: number, L: number): number {
  const end = L < shade.mid[0] ? shade.shadow : shade.light
  const t = Math.min(1, (L - shade.mid[0]) / (end[0] - shade.mid[0] || 1))
  // towards black there is no colour left
  const dark = smoothstep(0, 0.14, L)
  return (shade.mid[c] + (end[c] - shade.mid[c]) * t) * dark
}

const clamp = (low: number, high: number, v: number): number => Math.min(high, Math.max(low, v))
