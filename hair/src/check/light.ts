import type { Face } from '../face/face.ts'
import { faceFrame } from '../face/face-frame.ts'
import { faceBox } from '../face/face-regions.ts'
import type { Picture } from '../pixels/picture.ts'
import { type RegionColours, regionColours } from './region-colours.ts'

/** Fewer pixels than this say nothing of a region. */
const ENOUGH = 40

/**
 * How a photo is lit. Nothing here is the mean lightness of the face: that would measure the colour of the
 * skin. Measured instead is the brightest tone of the face: eye whites, teeth and shine are as bright on dark
 * skin as on light skin and fall alike with the light. On our well lit portraits the brightest 0.3 % has the
 * same median, 0.88, on dark, brown and light skin; the brightest 1 % would differ by 0.03.
 */
export interface Light {
  /** Brightest tone that covers 0.3 % of the face, 0 to 1 (OKLab lightness). */
  brightest: number
  /** Share of the face that is clipped to white, 0 to 1. */
  clipped: number
  /** Lightness of the background beside the head minus `brightest`, OKLab; 0 where none is seen. */
  glare: number
}

export function light(picture: Picture, face: Face): Light {
  const skin = regionColours(picture, faceBox(faceFrame(face), [-0.28, -0.42, 0.28, 0.34]))
  const brightest = skin.L(0.997)
  const beside = besideHead(picture, face).map((side) => side.L(0.5))
  return {
    brightest,
    clipped: shareOf(skin, (L) => L > 0.985),
    glare: beside.length ? Math.max(...beside) - brightest : 0,
  }
}

/** Left and right of the head; where it fills the picture, the strips along the sides down to the chin. */
function besideHead(picture: Picture, face: Face): RegionColours[] {
  const frame = faceFrame(face)
  const near = [-1, 1].map((side) =>
    regionColours(picture, faceBox(frame, [side * 0.9, -0.1, side * 1.5, 0.8])),
  )
  const seen = near.filter((side) => side.count > ENOUGH)
  if (seen.length) return seen
  const strip = picture.w * 0.06
  const chin = Math.max(1, Math.min(picture.h, frame.cy + frame.s / 2))
  return [0, picture.w - strip].map((x) =>
    regionColours(picture, [
      [x, 0],
      [x + strip, 0],
      [x + strip, chin],
      [x, chin],
    ]),
  )
}

function shareOf(region: RegionColours, test: (L: number) => boolean): number {
  let share = 0
  for (let q = 0; q <= 100; q++) if (test(region.L(q / 100))) share += 1 / 101
  return share
}
