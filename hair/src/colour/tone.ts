import { HairError } from '../hair-error.ts'
import type { Lab } from '../pixels/oklab.ts'
import { smoothstep } from '../pixels/smoothstep.ts'

/** A hair colour as a ramp from its shadows to its shine, OKLab. */
export interface Shade {
  shadow: Lab
  mid: Lab
  light: Lab
}

/** OKLab lightness of the depths 0 to 10 of the colour chart (1 black, 5 light brown, 10 lightest blonde). */
const DEPTH = [0, 0.15, 0.19, 0.24, 0.29, 0.355, 0.43, 0.51, 0.6, 0.7, 0.8]

/** Chroma and hue (degrees) of the reflects; a doubled digit is intense. Set by eye on the colour charts. */
const REFLECT: Record<string, readonly [chroma: number, hue: number]> = {
  '0': [0.062, 52],
  '1': [0.025, 72],
  '2': [0.022, 350],
  '3': [0.08, 66],
  '4': [0.1, 48],
  '5': [0.075, 22],
  '6': [0.115, 24],
  '34': [0.088, 58],
  '35': [0.08, 45],
  '44': [0.122, 46],
  '66': [0.14, 25],
}

export interface Tone {
  depth: number
  reflect: string
}

/**
 * Reads the colourist's notation: depth 1 to 10, a dot, reflect digits.
 * @throws HairError wrong_arguments
 */
export function parseTone(code: string): Tone {
  const match = /^(10|[1-9])(?:\.(\d{1,2}))?$/.exec(code)
  if (!match) throw new HairError('wrong_arguments', `Expected a tone like 7.44, got ${JSON.stringify(code)}`)
  return { depth: Number(match[1]), reflect: match[2] ?? '0' }
}

/** OKLab lightness of a depth; depths between the whole ones are interpolated. */
export function depthLight(depth: number): number {
  const d = Math.min(10, Math.max(1, depth))
  const k = Math.min(9, Math.floor(d))
  return DEPTH[k] + (DEPTH[k + 1] - DEPTH[k]) * (d - k)
}

/**
 * The ramp of a tone. Very dark hair holds little chroma, very pale hair neither; shadows keep the hue and
 * lose chroma, shine is paler and a little yellower.
 * @param strength of the reflect, 1 = as on the chart
 */
export function shadeOf({ depth, reflect }: Tone, strength = 1): Shade {
  const [chartChroma, hue] = REFLECT[reflect] ?? REFLECT[reflect[0]] ?? REFLECT['0']
  const L = depthLight(depth)
  const chroma = chartChroma * strength * Math.min(1, 0.25 + L * 1.45) * (L > 0.75 ? 0.85 : 1)
  const shine = 0.16 + 0.28 * smoothstep(0.1, 0.55, L) * (1 - 0.35 * smoothstep(0.6, 0.85, L))
  return {
    shadow: polar(Math.max(0.07, L * 0.45), chroma * 0.6, hue - 6 - 10 * smoothstep(45, 70, hue)),
    mid: polar(L, chroma, hue),
    light: polar(Math.min(0.95, L + shine), chroma * 0.72, hue + 6),
  }
}

function polar(L: number, chroma: number, hue: number): Lab {
  const angle = (hue * Math.PI) / 180
  return [L, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}
