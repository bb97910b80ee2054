import type { Recipe } from '../contract.ts'
import type { Face } from '../face/face.ts'
import { faceFrame } from '../face/face-frame.ts'
import type { Matte } from '../matte/soft/soft-matte.ts'
import type { Lab } from '../pixels/oklab.ts'
import type { Picture } from '../pixels/picture.ts'
import { type Dye, dyeOf } from './dye.ts'
import { dyeBrows } from './dye-brows.ts'
import { type HairLight, readHairLight } from './hair-light.ts'
import { type LightTint, lightTint, underLight } from './light-tint.ts'
import { recolour } from './recolour.ts'
import { NAMED_TONES } from './reflects.ts'
import { carriedDepth, depthLight, lightDepth, parseTone, type Shade, shadeOf } from './tone.ts'

/** What colouring needs to know about a photo: a part of its analysis. */
export interface ColourablePhoto {
  picture: Picture
  /** OKLab, interleaved. */
  lab: Float32Array
  matte: Matte
  face: Face
  measures: { length: number }
}

/** From this change of depth on the brows go along by themselves. */
const BROWS_FROM = 2

/**
 * Her own hair in another colour, and her brows with it where that is due. Pure: the same arguments give the
 * same pixels.
 * @throws HairError wrong_arguments for a tone that is none
 */
export function colourHair(
  photo: ColourablePhoto,
  recipe: Pick<Recipe, 'tone' | 'technique' | 'variation' | 'seed' | 'colour'>,
): Picture {
  const { picture, lab, matte, face, measures } = photo
  const { tone, seed, colour: options = {} } = recipe
  const light = readHairLight(lab, matte)
  if (!light) return picture
  const tint = lightTint(photo)
  const own = lightDepth(light.L)
  const upTo = carriedDepth(light.L)
  const dye = dyeOf(recipe, { ...options, length: measures.length, own, upTo, light: tint })
  const coloured = recolour({ picture, lab, matte, frame: faceFrame(face) }, dye, seed)
  if (!dye.root || !browsFollow(recipe, dye, light)) return coloured
  const change = (dye.root.mid[0] - light.L) * dye.strength
  return dyeBrows(coloured, photo, { change, colour: browColour(dye.root, tone, tint) })
}

/**
 * The depth, 1 to 10, of the hair on a photo, and the lightest, 7 to 10, it carries: what is asked for beyond is shown in
 * that one.
 */
export function hairDepths({ lab, matte }: Pick<ColourablePhoto, 'lab' | 'matte'>): {
  depth: number
  upTo: number
} {
  const L = readHairLight(lab, matte)?.L ?? 0
  return { depth: lightDepth(L), upTo: carriedDepth(L) }
}

/** Brows stay hair of a natural brown or blonde that leans towards the new tone; of a pastel they take a breath. */
function browColour(hair: Shade, tone: string, tint: LightTint): Lab {
  const depth = Math.min(6, Math.max(2.5, lightDepth(hair.mid[0]) - 3))
  const natural = underLight(shadeOf({ depth, reflect: '0' }), tint).mid
  const lean = NAMED_TONES.includes(tone) ? 0.08 : 0.4
  return [0, 1, 2].map((c) => natural[c] + (hair.mid[c] - natural[c]) * lean) as unknown as Lab
}

/** Brows answer to the roots: colour in the lengths alone does not move them. */
function browsFollow(
  { tone, variation, colour }: Pick<Recipe, 'tone' | 'variation' | 'colour'>,
  dye: Dye,
  light: HairLight,
) {
  if (colour?.brows !== undefined) return colour.brows
  const wanted = lightDepth(depthLight(parseTone(tone).depth + variation.depth))
  return dye.tip !== null && dye.strength > 0.5 && Math.abs(wanted - lightDepth(light.L)) >= BROWS_FROM
}
