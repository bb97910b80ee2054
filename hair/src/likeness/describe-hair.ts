import { analyseUnless } from '../analysis/analyse.ts'
import { faultOfMatte, faultOfPortrait } from '../analysis/photo-faults.ts'
import { readHairLight } from '../colour/hair-light.ts'
import { NAMED_TONES } from '../colour/reflects.ts'
import { lightDepth, shadeOf } from '../colour/tone.ts'
import type { HairDescription } from '../hosted-contract.ts'
import { stopwatch } from '../stopwatch.ts'

export const DESCRIBED = {
  /** How far hair reaches below the chin, face heights: the neck, and the breast. */
  shoulder: 0.075,
  long: 0.7,
  /** Degrees that strands turn over half a wave; see `waviness`. Straight hair turns by 12 to 17; tied hair and braids
   * by more than curls do, and so say nothing of it. */
  wavy: 18,
  curly: 32,
  tied: 60,
  /** OKLab chroma below which hair of that lightness is grey. */
  grey: 0.018,
  greyFrom: 0.4,
} as const

const GREY = NAMED_TONES.find((name) => name === 'gris') ?? 'gris'
/** Digits that hair grows in or is dyed to; 2 and 7 and 8 are casts of the light as often as tones. */
const REFLECTS = ['0', '1', '3', '4', '5', '6'] as const

/**
 * Her hair as it is on a photo, for a caption: words, none of which tells who she is. `null` where the matte is not
 * trusted, or no face is found.
 * @throws HairError file_missing, format_not_supported, too_many_pixels, file_unreadable
 */
export async function describeHair(photo: string): Promise<HairDescription | null> {
  const found = await analyseUnless(({ portrait }) => faultOfPortrait(portrait), photo, stopwatch().timed)
  if (typeof found === 'string' || faultOfMatte(found)) return null
  const light = readHairLight(found.lab, found.matte)
  if (!light) return null
  return {
    length: lengthOf(found.measures.length),
    depth: Math.round(lightDepth(light.L)),
    reflect: reflectOf(light.L, light.a, light.b),
    texture: textureOf(found.waviness),
  }
}

/** By how far hair reaches below the chin, face heights. */
export const lengthOf = (below: number): HairDescription['length'] =>
  below < DESCRIBED.shoulder ? 'short' : below < DESCRIBED.long ? 'shoulder' : 'long'

/** By how far strands turn, degrees; null where none could be followed: very short hair, tight curls, tied hair. */
export function textureOf(waviness: number): HairDescription['texture'] {
  if (waviness <= 0 || waviness >= DESCRIBED.tied) return null
  if (waviness < DESCRIBED.wavy) return 'straight'
  return waviness < DESCRIBED.curly ? 'wavy' : 'curly'
}

/** The reflect of the chart whose shade is nearest in hue and chroma. */
function reflectOf(L: number, a: number, b: number): string {
  if (L > DESCRIBED.greyFrom && Math.hypot(a, b) < DESCRIBED.grey) return GREY
  const depth = lightDepth(L)
  const away = REFLECTS.map((reflect) => {
    const { mid } = shadeOf({ depth, reflect })
    return Math.hypot(mid[1] - a, mid[2] - b)
  })
  return REFLECTS[away.indexOf(Math.min(...away))]
}
