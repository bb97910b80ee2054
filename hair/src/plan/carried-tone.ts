import { parseTone } from '../colour/tone.ts'
import type { Technique } from '../contract.ts'
import type { CheckedPhoto } from './usable-photos.ts'

/** Her own hair is dyed, as far as the photo carries it; new hair has any tone. */
const DYED: ReadonlySet<Technique> = new Set<Technique>([
  'colour',
  'balayage',
  'gloss',
  'waves',
  'volume',
  'lob',
  'bob',
])

/** A photo that falls short of the order's depth by more than this shows another tone than the others. */
const SHORT = 0.5

/**
 * Depths to add to a style's tone, 0 or less, so that the images of an order are of one tone: it is made as light as
 * half of its photos carry.
 */
export function stepsToCarry(photos: readonly CheckedPhoto[], technique: Technique, tone: string): number {
  const carried = photos.flatMap(({ judgement }) => judgement?.upTo ?? []).sort((a, b) => b - a)
  const middle = carried[Math.floor((carried.length - 1) / 2)]
  if (middle === undefined || !DYED.has(technique)) return 0
  return Math.min(0, Math.round((middle - parseTone(tone).depth) * 100) / 100)
}

/** Whether a photo shows the tone the others are made in. */
export const carriesTone = (
  { judgement }: CheckedPhoto,
  { technique, tone, steps }: { technique: Technique; tone: string; steps: number },
): boolean => !DYED.has(technique) || (judgement?.upTo ?? 10) >= parseTone(tone).depth + steps - SHORT
