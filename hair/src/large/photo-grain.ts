import type { Picture, Plane, Size } from '../pixels/picture.ts'
import { samplePlane } from '../pixels/sample-plane.ts'

/** What a photo shows beyond its portrait in a place where that is grain alone: levels, three a pixel. */
export interface PhotoGrain {
  tile: Float32Array
}

/** Side of the tile, pixels of the photo. */
const SIDE = 64
/** Every so many pixels a patch is asked. */
const STEP = 4
/** Share of the patches that is smooth in nearly every photo; see `noiseOf`. */
const SMOOTHEST = 0.1
/** Patches nearer to black or white show no grain, whatever the camera did. */
const [DARKEST, LIGHTEST] = [16, 238]

/** @param portrait red, green and blue of the same framing in small */
export function photoGrain(photo: Picture, portrait: readonly Plane[], small: Size): PhotoGrain {
  const beyond = (x: number, y: number, c: number) =>
    photo.data[(y * photo.w + x) * 3 + c] - samplePlane(portrait[c], small, photo, x, y)
  const patches: { x: number; y: number; spread: number }[] = []
  for (let y = 0; y + SIDE <= photo.h; y += SIDE)
    for (let x = 0; x + SIDE <= photo.w; x += SIDE) {
      const spread = spreadAt(photo, x, y, beyond)
      if (spread !== null) patches.push({ x, y, spread })
    }
  patches.sort((one, other) => one.spread - other.spread)
  const calm = patches[Math.floor(patches.length * SMOOTHEST)]
  const tile = new Float32Array(SIDE * SIDE * 3)
  if (calm)
    for (let k = 0; k < tile.length; k++) {
      const p = (k / 3) | 0
      tile[k] = beyond(calm.x + (p % SIDE), calm.y + ((p / SIDE) | 0), k % 3)
    }
  return { tile }
}

/** How far its green strays; null where it is too dark or too light to tell. */
function spreadAt(
  { data, w }: Picture,
  left: number,
  top: number,
  beyond: (x: number, y: number, c: number) => number,
): number | null {
  let light = 0
  let squares = 0
  for (let y = top; y < top + SIDE; y += STEP)
    for (let x = left; x < left + SIDE; x += STEP) {
      light += data[(y * w + x) * 3 + 1]
      squares += beyond(x, y, 1) ** 2
    }
  const mean = light / (SIDE / STEP) ** 2
  return mean < DARKEST || mean > LIGHTEST ? null : squares
}

/** Where in the tile a pixel finds its grain: laid out in mirrors, so that no edge shows. */
export const grainPlace = (x: number, y: number): number => (mirrored(y) * SIDE + mirrored(x)) * 3

function mirrored(v: number): number {
  const at = v % (2 * SIDE)
  return at < SIDE ? at : 2 * SIDE - 1 - at
}
