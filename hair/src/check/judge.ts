import type { VerdictCode } from '../contract.ts'

export const LIMITS = {
  /** Shorter side of the photo, pixels; chat applications send 640. */
  minSide: 600,
  /** Cheek to cheek, pixels of the photo. */
  minFaceWidth: 110,
  minSharpness: 0.2,
  maxBlockiness: 0.35,
  /** Rows that tear the picture; a photograph has none, and one may be a shelf. */
  maxTears: 1,
  /** Brightest tone of the face: about 2.5 to 3 stops under a good exposure. */
  minBrightest: 0.46,
  /** Below this the face is too dark to tell what hides it. */
  minToTell: 0.54,
  /** Share of the face that is clipped to white. */
  maxClipped: 0.25,
  /** Background over the brightest tone of the face: reached between one and two stops against a white window. */
  maxGlare: 0.385,
} as const

/** What was measured on a photo with a face. */
export interface Measured {
  /** Pixels of the photo. */
  width: number
  height: number
  faces: number
  faceWidth: number
  sharpness: number
  blockiness: number
  tears: number
  /** See `Light`. */
  brightest: number
  clipped: number
  glare: number
  /** Dark glasses, a mask or cloth were seen. */
  isCovered: boolean
  /** The crown or the hair beside the temples lies outside the picture. */
  isHairOutside: boolean
}

/** Errors first, then warnings, in the order of the contract. */
export function judge(m: Measured): VerdictCode[] {
  const isAgainstLight = m.glare > LIMITS.maxGlare || m.clipped > LIMITS.maxClipped
  const isSmall = Math.min(m.width, m.height) < LIMITS.minSide || m.faceWidth < LIMITS.minFaceWidth
  // Of several heads nobody knows which one is meant.
  const isAlone = m.faces <= 1
  const found: [VerdictCode, boolean][] = [
    ['many_faces', !isAlone],
    ['blurry', m.sharpness < LIMITS.minSharpness || m.blockiness > LIMITS.maxBlockiness],
    ['too_small', isSmall],
    ['damaged', m.tears > LIMITS.maxTears],
    ['hair_hidden', isAlone && m.isCovered && m.brightest >= LIMITS.minToTell],
    ['backlit', isAgainstLight],
    ['low_light', !isAgainstLight && m.brightest < LIMITS.minBrightest],
    ['cropped', isAlone && m.isHairOutside],
  ]
  return found.filter(([, is]) => is).map(([code]) => code)
}
