import type { Face } from '../face/face.ts'
import { faceFrame } from '../face/face-frame.ts'
import type { Picture } from '../pixels/picture.ts'
import { eyeRegions, faceBox, mouthRegion, noseRegion } from './face-regions.ts'
import { type RegionColours, regionColours, tintDistance } from './region-colours.ts'

/** Whether dark glasses, a mask or hand over the mouth, or cloth on the head hide what we need to see. */
export function headIsCovered(picture: Picture, face: Face): boolean {
  const nose = regionColours(picture, noseRegion(face))
  return (
    eyesAreDark(picture, face, nose) ||
    mouthIsForeign(picture, face, nose) ||
    hairIsCloth(picture, face, nose)
  )
}

/** Around open or closed eyes most pixels are skin; behind dark glasses none are. */
function eyesAreDark(picture: Picture, face: Face, nose: RegionColours): boolean {
  const limit = nose.L(0.5) * 0.6
  return eyeRegions(face).every((eye) => regionColours(picture, eye).L(0.7) < limit)
}

/** Lips are redder than skin, never bluer. */
function mouthIsForeign(picture: Picture, face: Face, nose: RegionColours): boolean {
  const mouth = regionColours(picture, mouthRegion(face))
  return nose.a(0.5) - mouth.a(0.5) > 0.04 || nose.b(0.5) - mouth.b(0.5) > 0.07
}

/**
 * Cloth: a crown of a colour hair does not grow in, or one colour on the crown, beside the jaw and on the
 * throat that is not the skin's. Dyed pink or blue hair is warned about too, wrongly but harmlessly.
 */
function hairIsCloth(picture: Picture, face: Face, nose: RegionColours): boolean {
  const frame = faceFrame(face)
  const crown = regionColours(picture, faceBox(frame, -0.22, 0.6, 0.22, 0.72))
  if (crown.count < 40) return false
  const chroma = Math.hypot(crown.a(0.5), crown.b(0.5))
  const hue = (Math.atan2(crown.b(0.5), crown.a(0.5)) * 180) / Math.PI
  const grows = chroma < 0.045 || (hue > -25 && hue < 105 && chroma < (hue < 35 ? 0.155 : 0.19))
  if (!grows) return true
  const throat = regionColours(picture, faceBox(frame, -0.12, -0.85, 0.12, -0.7))
  const sides = [-1, 1].map((s) => regionColours(picture, faceBox(frame, s * 0.42, -0.6, s * 0.52, -0.4)))
  const alike = (p: RegionColours, q: RegionColours) =>
    tintDistance(p, q) < 0.035 && Math.abs(p.L(0.5) - q.L(0.5)) < 0.17
  return throat.count > 40 && tintDistance(throat, nose) > 0.045 && sides.every((side) => alike(side, throat))
}
