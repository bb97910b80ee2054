import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Root } from '../grow/strands.ts'
import type { Head } from '../head/head.ts'
import type { Ear } from '../head/whose-ears.ts'
import { atRoot } from './combing.ts'
import type { Whim } from './whim.ts'

/** The line along which hair begins around an ear. */
export interface EarLine {
  /** Height in head space from which on hair lies over the ear. */
  over: (ear: Ear) => number
  /** How far above the middle of the ear hair before it ends, share of its height. */
  sideburn: (ear: Ear) => number
  /** How much higher it ends farther forward, at the temples, units. */
  temple: number
  /** How unevenly it runs, units: by how much, over what distance. */
  uneven: { by: number; over: number }
}

/**
 * Forward of the ear, units: where hair before it begins, as a wedge; behind it, where the nape's begins, which is no wider
 * than a neck, or tufts of it show below the ears.
 */
const WEDGE = { from: 1.1, to: 2.2 } as const
const NAPE = { from: -5, to: -9, wide: 7 } as const

/** How far above the line that leaves an ear bare a root lies, units: below 0 nothing grows. */
export function aroundEar(
  root: Root,
  { ears }: Head,
  { noise }: Whim,
  { over, sideburn, temple, uneven }: EarLine,
): number {
  const ear = ears[root.x < 0 ? 0 : 1]
  const forward = root.z - ear.at[2]
  const hairTo = over(ear)
  const tip = Math.min(hairTo, ear.at[1] + sideburn(ear) * ear.height)
  // in front of the wedge her own hairline decides, behind it the nape's
  const before = smoothstep(WEDGE.from, WEDGE.to, forward)
  const behind =
    smoothstep(NAPE.from, NAPE.to, forward) * smoothstep(NAPE.wide, NAPE.wide - 1.5, Math.abs(root.x))
  const line = hairTo + (tip - hairTo) * before - 8 * behind
  const higher = temple * smoothstep(WEDGE.to + 0.4, WEDGE.to + 2, forward)
  return root.y - line - higher + uneven.by * atRoot(noise, root, uneven.over)
}
