import type { Stop } from './gradient.ts'
import type { Palette } from './hair-palettes.ts'
import { mix } from './mix.ts'

/** What a strand or a mass of hair can be painted with. */
export type Shade = 'front' | 'back' | 'light' | 'middle' | 'dark'
export const SHADES = ['front', 'back', 'light', 'middle', 'dark'] as const satisfies readonly Shade[]

type Tone = 0 | 1 | 2 | 3 | 4

interface Light {
  /** From root (0) to end (1). */
  heights: readonly number[]
  /** Which of the five tones at each height, from shadow to glow. */
  tones: readonly Tone[]
}

/** The brightest tone sits at 0.17: the shine of the crown. */
const LIGHT: Record<Shade, Light> = {
  front: { heights: [0, 0.1, 0.17, 0.27, 0.5, 0.72, 1], tones: [1, 2, 3, 2, 1, 2, 2] },
  back: { heights: [0, 0.35, 0.7, 1], tones: [1, 0, 1, 1] },
  light: { heights: [0, 0.1, 0.17, 0.26, 0.5, 0.7, 0.85, 1], tones: [2, 3, 4, 3, 2, 3, 4, 3] },
  middle: { heights: [0, 0.12, 0.18, 0.3, 0.55, 0.75, 1], tones: [1, 2, 3, 2, 1, 3, 2] },
  dark: { heights: [0, 0.2, 0.5, 1], tones: [0, 1, 0, 0] },
}

/** One palette, or two melting into each other between two heights (0 root, 1 end). */
export interface HairColour {
  roots: Palette
  ends: Palette
  melt: readonly [from: number, to: number]
}

export const oneColour = (palette: Palette): HairColour => ({ roots: palette, ends: palette, melt: [0, 1] })

export const stopsOf = (shade: Shade, colour: HairColour): Stop[] =>
  heightsOf(shade, colour).map(([offset, tone]) => [
    offset,
    mix(colour.roots[tone], colour.ends[tone], meltedAt(offset, colour.melt)),
  ])

/** A melt needs stops where it begins and ends. */
function heightsOf(shade: Shade, { roots, ends, melt }: HairColour): [height: number, tone: Tone][] {
  const { heights, tones } = LIGHT[shade]
  const lit = heights.map((height, i): [number, Tone] => [height, tones[i] ?? 1])
  if (roots === ends) return lit
  const toneBefore = (at: number) => lit.findLast(([height]) => height <= at)?.[1] ?? 1
  const added = melt.map((at): [number, Tone] => [at, toneBefore(at)])
  return [...lit, ...added].sort((a, b) => a[0] - b[0])
}

function meltedAt(offset: number, [from, to]: readonly [number, number]): number {
  const t = Math.min(1, Math.max(0, (offset - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
