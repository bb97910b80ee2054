import { lightAt } from '../pixels/light-of.ts'
import { median } from '../pixels/median.ts'
import type { Picture } from '../pixels/picture.ts'

/** Side of the patches a picture is asked in, pixels. */
const PATCH = 40
/** Share of the patches that is smooth in nearly every photo: a wall, a blurred background, a cheek. */
const SMOOTHEST = 0.1
/** Grain of a camera is two pixels wide once a portrait has been framed. */
const REACH = 2
/** Patches nearer to black or white than this show no noise, whatever the camera did. */
const DARKEST = 16
const LIGHTEST = 238
/** Median of absolute values to standard deviation, of a normal distribution. */
const TO_DEVIATION = 1.48

/**
 * Standard deviation of the grain of a picture, of 255 levels: what is left of the smoothest tenth of its patches once
 * planes and edges are taken away (the mask of J. Immerkær, 1996). Texture is in some places, noise in all of them.
 * 0 for a picture that is black or white everywhere.
 */
export function noiseOf(picture: Picture): number {
  const patches: number[] = []
  for (let y = REACH; y + PATCH <= picture.h - REACH; y += PATCH)
    for (let x = REACH; x + PATCH <= picture.w - REACH; x += PATCH) {
      const noise = noiseOfPatch(picture, x, y)
      if (noise !== null) patches.push(noise)
    }
  patches.sort((a, b) => a - b)
  return patches[Math.floor(patches.length * SMOOTHEST)] ?? 0
}

function noiseOfPatch(picture: Picture, left: number, top: number): number | null {
  const rests: number[] = []
  let sum = 0
  for (let y = top; y < top + PATCH; y += 2)
    for (let x = left; x < left + PATCH; x += 2) {
      sum += luma(picture, x, y)
      rests.push(Math.abs(rest(picture, x, y)))
    }
  const mean = sum / rests.length
  return mean < DARKEST || mean > LIGHTEST ? null : TO_DEVIATION * median(rests)
}

/** What a pixel is beyond the plane through its neighbours. */
function rest(picture: Picture, x: number, y: number): number {
  const at = (dx: number, dy: number) => luma(picture, x + dx * REACH, y + dy * REACH)
  const corners = at(-1, -1) + at(1, -1) + at(-1, 1) + at(1, 1)
  const sides = at(-1, 0) + at(1, 0) + at(0, -1) + at(0, 1)
  return (corners - 2 * sides + 4 * at(0, 0)) / 6
}

const luma = ({ data, w }: Picture, x: number, y: number): number => lightAt(data, (y * w + x) * 3)
