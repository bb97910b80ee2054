import type { Stop } from './gradient.ts'
import type { Palette } from './hair-palettes.ts'
import { mix } from './mix.ts'

/** What a strand or a mass of hair can be painted with. */
export type Shade = 'front' | 'back' | 'light' | 'middle' | 'dark'
export const SHADES = ['front', 'back', 'light', 'middle', 'dark'] as const satisfies readonly Shade[]

/** From root to end: which of the five tones (0 shadow … 4 glow) at which height. The band at 0.17 is the shine of the crown. */
const LIGHT: Record<Shade, readonly (readonly [offset: number, tone: 0 | 1 | 2 | 3 | 4])[]> = {
  front: [
    [0, 1],
    [0.1, 2],
    [0.17, 3],
    [0.27, 2],
    [0.5, 1],
    [0.72, 2],
    [1, 2],
  ],
  back: [
    [0, 1],
    [0.35, 0],
    [0.7, 1],
    [1, 1],
  ],
  light: [
    [0, 2],
    [0.1, 3],
    [0.17, 4],
    [0.26, 3],
    [0.5, 2],
    [0.7, 3],
    [0.85, 4],
    [1, 3],
  ],
  middle: [
    [0, 1],
    [0.12, 2],
    [0.18, 3],
    [0.3, 2],
    [0.55, 1],
    [0.75, 3],
    [1, 2],
  ],
  dark: [
    [0, 0],
    [0.2, 1],
    [0.5, 0],
    [1, 0],
  ],
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
function heightsOf(shade: Shade, { roots, ends, melt }: HairColour) {
  const heights = LIGHT[shade]
  if (roots === ends) return heights
  const toneBefore = (at: number) => heights.findLast(([offset]) => offset <= at)?.[1] ?? 1
  const added = melt.map((at) => [at, toneBefore(at)] as const)
  return [...heights, ...added].sort((a, b) => a[0] - b[0])
}

function meltedAt(offset: number, [from, to]: readonly [number, number]): number {
  const t = Math.min(1, Math.max(0, (offset - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
