import type { Face } from '../face/face.ts'
import { cheekRegions, eyeRegions, mouthRegion, noseRegion } from '../face/face-regions.ts'
import type { Picture } from '../pixels/picture.ts'
import { hairIsCloth } from './hair-is-cloth.ts'
import { chromaOf, hueOf, type RegionColours, regionColours } from './region-colours.ts'

const LIMITS = {
  /** Lightness of the eyes as a share of the cheeks'; squinting into the sun leaves 0.55, dark glasses 0.42. */
  eyes: 0.48,
  /** Share of the expected chroma that lips keep at least; 0.72 is the least found, whatever the skin. */
  lips: 0.5,
  /** A mouth brighter than this many noses is a highlight. */
  shine: 1.2,
  /** Expected OKLab chroma below which the picture has no colour to judge by. */
  colourless: 0.008,
  /** OKLab chroma above which a hue can be told, and the hues, in degrees, between which lips lie. */
  tinted: 0.03,
  bluest: -45,
  greenest: 100,
} as const

/** Whether dark glasses, a mask or hand over the mouth, or cloth on the head hide what we need to see. */
export function headIsCovered(picture: Picture, face: Face): boolean {
  const nose = regionColours(picture, noseRegion(face))
  return eyesAreDark(picture, face) || mouthIsForeign(picture, face, nose) || hairIsCloth(picture, face, nose)
}

/**
 * Around open or closed eyes most pixels are skin; behind dark glasses none are. Compared with the cheeks, not
 * with the nose: dark skin shines there and would make every eye look dark.
 */
function eyesAreDark(picture: Picture, face: Face): boolean {
  const cheeks = cheekRegions(face).map((cheek) => regionColours(picture, cheek).L(0.5))
  const shares = eyeRegions(face).map((eye, side) => regionColours(picture, eye).L(0.7) / cheeks[side])
  return (shares[0] + shares[1]) / 2 < LIMITS.eyes
}

/**
 * Lips have the colour of skin or a redder one; cloth before them is grey or of another hue. Shade takes colour
 * and lightness alike, so what counts is the chroma that is left for the lightness that is left.
 */
function mouthIsForeign(picture: Picture, face: Face, nose: RegionColours): boolean {
  const mouth = regionColours(picture, mouthRegion(face))
  const expected = chromaOf(nose) * Math.min(LIMITS.shine, mouth.L(0.5) / nose.L(0.5))
  if (expected < LIMITS.colourless) return false
  if (chromaOf(mouth) < LIMITS.lips * expected) return true
  return chromaOf(mouth) > LIMITS.tinted && (hueOf(mouth) < LIMITS.bluest || hueOf(mouth) > LIMITS.greenest)
}
