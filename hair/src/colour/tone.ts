import { HairError } from '../hair-error.ts'
import type { Lab } from '../pixels/oklab.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import { namedDepth, namedReflect, reflectOf } from './reflects.ts'

/** A hair colour as a ramp from its shadows to its shine, OKLab. `mid` is the mean of such hair on a photograph. */
export interface Shade {
  shadow: Lab
  mid: Lab
  light: Lab
  /** 0 to 1: how unlike each other neighbouring strands are. */
  pepper: number
}

/** Mean OKLab lightness of the depths 0 to 10 on photographs, shadows included (1 black, 5 light brown, 10 lightest blonde). */
const DEPTH = [0, 0.19, 0.217, 0.25, 0.295, 0.35, 0.415, 0.485, 0.568, 0.655, 0.735]

export interface Tone {
  depth: number
  /** Reflect digits, or the whole name of a tone without numbers. */
  reflect: string
}

/**
 * Reads the colourist's notation: depth 1 to 10, a dot, reflect digits; or a name such as `pastel:rose`, `gris`.
 * @throws HairError wrong_arguments
 */
export function parseTone(code: string): Tone {
  const named = namedDepth(code)
  if (named !== undefined) return { depth: named, reflect: code }
  const match = /^(10|[1-9])(?:\.(\d{1,2}))?$/.exec(code)
  if (!match)
    throw new HairError(
      'wrong_arguments',
      `Expected a tone like 7.44 or pastel:rose, got ${JSON.stringify(code)}`,
    )
  return { depth: Number(match[1]), reflect: match[2] ?? '0' }
}

/** OKLab lightness of a depth; depths between the whole ones are interpolated. */
export function depthLight(depth: number): number {
  const d = Math.min(10, Math.max(1, depth))
  const k = Math.min(9, Math.floor(d))
  return DEPTH[k] + (DEPTH[k + 1] - DEPTH[k]) * (d - k)
}

/** The depth, 1 to 10, of hair with this mean OKLab lightness. */
export function lightDepth(L: number): number {
  if (L <= DEPTH[1]) return 1
  const k = DEPTH.findIndex((light) => light > L)
  return k < 0 ? 10 : k - 1 + (L - DEPTH[k - 1]) / (DEPTH[k] - DEPTH[k - 1])
}

/** What a photo shows of strands is enough to lighten hair of this lightness to the other one, and each more by so much. */
const CARRIED = { own: 0.225, to: 0.568, gain: 1.5, least: 7 } as const

/**
 * The lightest depth, 7 to 10, that hair of this mean OKLab lightness can be shown in: lightened further, what the
 * camera left of its strands is a grey veil.
 */
export const carriedDepth = (L: number): number =>
  Math.max(CARRIED.least, lightDepth(CARRIED.to + CARRIED.gain * (L - CARRIED.own)))

/**
 * The ramp of a tone. Very dark hair holds little chroma, very pale hair neither; shadows keep the hue and
 * lose little chroma, shine is paler and warmer.
 * @param strength of the reflect, 1 = as on the chart
 */
export function shadeOf({ depth, reflect }: Tone, strength = 1): Shade {
  const named = namedReflect(reflect)
  const { chroma: chart, hue: chartHue, pepper } = named ?? reflectOf(reflect)
  const L = depthLight(depth)
  const hue = named ? chartHue : hueAt(L, chartHue)
  const ash = named ? 0 : ashen(reflect, L)
  const pale = named ? 0 : smoothstep(0.5, 0.68, L) * (1 - ash)
  const charted = chart * strength * (named ? 1 : chromaAt(L, chart) * (1 - ASH.takes * ash))
  const chroma = Math.max(charted, PALE.least * pale)
  const isWarm = hue < 90 || hue > 340
  // the shine of red and copper hair turns to orange, not to pink
  const warmer = isWarm ? 6 + 10 * smoothstep(0.075, 0.11, chart) : 0
  const shine = 0.16 + 0.14 * smoothstep(0.1, 0.5, L) * (1 - 0.3 * smoothstep(0.6, 0.8, L))
  const deep = isWarm ? hue - 4 - 10 * smoothstep(45, 65, hue) : hue
  return {
    shadow: polar(
      Math.max(0.05, L * 0.5),
      Math.max(chroma * (named ? 1 : 0.82), PALE.shadow * pale, ASH.shadow * ash),
      deep + (PALE.shadowHue - deep) * (isWarm ? pale * smoothstep(0.07, 0.04, chroma) : 0),
    ),
    mid: polar(L, chroma, hue),
    light: polar(Math.min(0.97, L + shine), chroma * (named ? 0.7 : 0.78), hue + warmer),
    pepper,
  }
}

/** Pale hair is lit through: but for ash it is never grey, and its shadows are a warm brown. Chroma and hue as measured on blondes. */
const PALE = { least: 0.041, shadow: 0.056, shadowHue: 62 } as const

/**
 * What ash takes of the colour of the palest hair, the lightness at which it takes none and all of that, and the chroma of
 * its shadows: on fourteen photographs of grey and white hair the chroma is 0.021 in the middle of them, and as much in the shade.
 */
const ASH = { takes: 0.6, from: 0.6, to: 0.72, shadow: 0.02 } as const

/**
 * How far hair of a reflect and a lightness is silver, 0 to 1: the paler it is, the less gold there is for ash to cover.
 * After ash only what is cool leaves it so.
 */
const ashen = (reflect: string, L: number): number =>
  /^1[1278]?$/.test(reflect) ? smoothstep(ASH.from, ASH.to, L) : 0

/** Share of the chart's chroma that hair of this lightness shows. Intense reflects are seen in dark hair as well. */
function chromaAt(L: number, chart: number): number {
  const dark = smoothstep(0.09, 0.43, L) ** (chart > 0.07 ? 0.7 : 1)
  return dark * (1 - 0.18 * smoothstep(0.6, 0.75, L))
}

/** The same gold is browner in dark hair and yellower in pale hair; red and ash hardly move. */
function hueAt(L: number, hue: number): number {
  const gold = smoothstep(35, 50, hue) * smoothstep(85, 70, hue)
  return hue + gold * (14 * (smoothstep(0.3, 0.7, L) - 0.6) + 8 * smoothstep(0.5, 0.7, L))
}

function polar(L: number, chroma: number, hue: number): Lab {
  const angle = (hue * Math.PI) / 180
  return [L, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}
