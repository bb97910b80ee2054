import { type Dye, dyeOf } from '../../colour/dye.ts'
import type { LightTint } from '../../colour/light-tint.ts'
import { lightDepth } from '../../colour/tone.ts'
import type { Recipe, Variation } from '../../contract.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Groom } from '../grow/groom.ts'
import type { HairPalette } from './hair-palette.ts'

/**
 * Where roots stay deeper: how much sooner the lengths are light than in her own hair that is dyed, face heights, and how
 * much more unevenly, strand by strand. One long way from dark to light is a painted one.
 */
const LIGHTENED = { sooner: 0.25, streaks: 0.3, from: 0.03, to: 0.12 } as const

/** How much of a variation's roots and of its balayage new hair wears: with all, it began brown and ended in a pale block. */
const PAINTED = { roots: 0.6, balayage: 0.3 } as const

/**
 * How much higher the roots of layered curls run into their lengths, face heights, wherever that is told by height: in her own
 * hair along the line, and in a colour that leaves some of hers.
 */
const LAYERED = 0.25

const painted = ({ roots, balayage }: Variation): Pick<Variation, 'roots' | 'balayage'> => ({
  roots: PAINTED.roots * roots,
  balayage: PAINTED.balayage * balayage,
})

interface Worn extends Pick<Recipe, 'tone' | 'variation' | 'colour'> {
  /** The tint of the light in her photo. Default: none. */
  light?: LightTint
}

/** The dye of new hair: like that of her own, its roots stay deeper where it is much lighter than hers. */
export function grownDye(
  { lightness }: HairPalette,
  { short, stands, tail, layered }: Groom,
  { tone, variation, colour, light }: Worn,
): Dye {
  // Of what stands off the head its tips are seen: with roots by height it was brown above and blonde beside the cheeks.
  // Of what is swept to a tail lengths are seen, from a finger behind its line on: all of the head was roots.
  const isOneColour = short || stands || tail
  const roots = isOneColour ? {} : { own: lightDepth(lightness[50]) }
  const worn = short ? variation : { ...variation, ...painted(variation) }
  const dye = dyeOf({ tone, technique: 'strands', variation: worn }, { ...colour, ...roots, light })
  const { root, tip, from, to, streaks } = dye
  if (isOneColour || !root || !tip) return dye
  const deeper = smoothstep(LIGHTENED.from, LIGHTENED.to, tip.mid[0] - root.mid[0])
  const higher = layered ? LAYERED : 0
  return {
    ...dye,
    from: from + higher,
    to: to + higher + LIGHTENED.sooner * deeper,
    streaks: streaks + LIGHTENED.streaks * deeper,
  }
}
