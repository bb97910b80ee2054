import type { Plane } from '../pixels/picture.ts'

/** The four kinds of pixel, as indices of `Masks.shares`. */
export const BACKGROUND = 0
export const HAIR = 1
export const SKIN = 2
export const CLOTHES = 3
export const CLASSES = [BACKGROUND, HAIR, SKIN, CLOTHES] as const

/** How far a mask can be trusted, each 0 to 1. Calibrated on few portraits: a low score means a bad mask. */
export interface MaskQuality {
  score: number
  /** Overlap of the hair the network finds in the portrait and in its mirror image. */
  steadiness: number
  /** How far from doubt the network is where it sees hair. */
  certainty: number
  /** Overlap of the learned and the classical hair. */
  agreement: number
}

/** What each pixel of the reduced picture (long side 320) is; the four shares add up to 1. */
export interface Masks {
  w: number
  h: number
  shares: Plane[]
  /** Inside of the face outline, 0 or 1. */
  oval: Uint8Array
  /** 1 on a person and at the rim of one, 0 elsewhere. */
  person: Plane
  quality: MaskQuality
}
