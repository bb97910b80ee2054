import type { Face } from '../face/face.ts'
import { faceFrame } from '../face/face-frame.ts'
import type { Picture } from '../pixels/picture.ts'
import { faceBox, noseRegion } from './face-regions.ts'
import { type RegionColours, regionColours } from './region-colours.ts'

/**
 * How a photo is lit. Nothing here is the mean lightness of the face: that would measure the colour of the
 * skin. Measured instead are the brightest tones (eye whites, shine), clipping, and the background beside
 * the head against the shine on the skin.
 */
export interface Light {
  /** Brightest tone that covers 1 % of the face or of the picture, 0 to 1 (OKLab lightness). */
  brightest: number
  /** Share of the face that is clipped to white, 0 to 1. */
  clipped: number
  /** Lightness of the background beside the head minus the shine on the face, OKLab. */
  background: number
  /** Share of the face that is lost in black, 0 to 1: against the light, whatever the skin, half of it is. */
  crushed: number
}

export function light(picture: Picture, face: Face): Light {
  const frame = faceFrame(face)
  const whole = regionColours(picture, [
    [0, 0],
    [picture.w, 0],
    [picture.w, picture.h],
    [0, picture.h],
  ])
  const skin = regionColours(picture, faceBox(frame, -0.28, -0.42, 0.28, 0.34))
  const nose = regionColours(picture, noseRegion(face))
  const sides = [-1, 1].map((side) =>
    regionColours(picture, faceBox(frame, side * 0.9, -0.1, side * 1.5, 0.8)),
  )
  const beside = sides.filter((s) => s.count > 40).map((s) => s.L(0.5))
  const shine = Math.max(skin.L(0.95), nose.L(0.95))
  return {
    brightest: Math.max(whole.L(0.99), skin.L(0.99)),
    clipped: shareOf(skin, (L) => L > 0.985),
    background: beside.length ? Math.min(...beside) - shine : 0,
    crushed: shareOf(skin, (L) => L < 0.22),
  }
}

function shareOf(region: RegionColours, test: (L: number) => boolean): number {
  let share = 0
  for (let q = 0; q <= 100; q++) if (test(region.L(q / 100))) share += 1 / 101
  return share
}
