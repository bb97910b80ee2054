import type { ChartDepth, ChartReflect } from '@app/domain/catalogue/tone-chart.ts'
import type { Palette } from './hair-palettes.ts'
import { hexOf } from './oklch.ts'

/** Lightness of the middle tone at each depth, in line with the palettes of the catalogue. */
const LIGHTNESS: Record<ChartDepth, number> = {
  1: 0.24,
  2: 0.28,
  3: 0.325,
  4: 0.37,
  5: 0.43,
  6: 0.5,
  7: 0.57,
  8: 0.65,
  9: 0.74,
  10: 0.83,
}

interface Reflect {
  hue: number
  chroma: number
  /** Cool and red reflects give back less light. */
  dimmed: number
}

const REFLECTS: Record<ChartReflect, Reflect> = {
  0: { hue: 64, chroma: 0.058, dimmed: 0 },
  1: { hue: 62, chroma: 0.02, dimmed: 0.02 },
  2: { hue: 345, chroma: 0.03, dimmed: 0.015 },
  3: { hue: 73, chroma: 0.1, dimmed: 0 },
  4: { hue: 48, chroma: 0.145, dimmed: 0.02 },
  5: { hue: 16, chroma: 0.088, dimmed: 0.04 },
  6: { hue: 25, chroma: 0.155, dimmed: 0.045 },
}

/** Dark hair shows little of its reflect, and the palest hair has little left to show. */
const strengthAt = (lightness: number): number =>
  Math.min(1, (lightness - 0.06) / 0.38) * Math.min(1, (1.22 - lightness) / 0.6)

/** From shadow to glow: how far the lightness moves, and how much of the colour is left. */
const STEPS = [
  { lightness: (base: number) => base * 0.52, colour: 0.75 },
  { lightness: (base: number) => base * 0.74, colour: 0.95 },
  { lightness: (base: number) => base, colour: 1 },
  { lightness: (base: number) => Math.min(0.93, base + 0.11), colour: 0.9 },
  { lightness: (base: number) => Math.min(0.975, base + 0.23), colour: 0.6 },
] as const

export function chartPalette(depth: ChartDepth, reflect: ChartReflect): Palette {
  const { hue, chroma, dimmed } = REFLECTS[reflect]
  const base = LIGHTNESS[depth] - dimmed
  const tone = ({ lightness, colour }: (typeof STEPS)[number]) =>
    hexOf({ lightness: lightness(base), chroma: chroma * strengthAt(base) * colour, hue })
  const [shadow, deep, middle, light, glow] = STEPS
  return [tone(shadow), tone(deep), tone(middle), tone(light), tone(glow)]
}
