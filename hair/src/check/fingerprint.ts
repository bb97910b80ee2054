import { boxBlur } from '../pixels/box-blur.ts'
import { channelOf } from '../pixels/channel-of.ts'
import { lightOf } from '../pixels/light-of.ts'
import type { Picture, Plane } from '../pixels/picture.ts'
import { resizePlane } from '../pixels/resize-plane.ts'

const GRID = 12
const CELLS = 4

/**
 * Perceptual hash as hex: 264 bits of structure (is each cell of a 12 × 12 grid lighter than the one to its
 * left, and than the one above: "dHash"), then the mean colour of 4 × 4 cells, a byte per channel.
 */
export function fingerprint(picture: Picture): string {
  const channels = [0, 1, 2].map((c) => channelOf(picture.data, c))
  const small = shrink(lightOf(picture), picture, GRID)
  const bits: number[] = []
  for (let y = 0; y < GRID; y++) {
    for (let x = 1; x < GRID; x++) {
      bits.push(small[y * GRID + x] > small[y * GRID + x - 1] + 0.5 ? 1 : 0)
      bits.push(small[x * GRID + y] > small[(x - 1) * GRID + y] + 0.5 ? 1 : 0)
    }
  }
  const cells = channels.map((c) => shrink(c, picture, CELLS))
  let hex = ''
  for (let i = 0; i < bits.length; i += 4)
    hex += ((bits[i] << 3) | (bits[i + 1] << 2) | (bits[i + 2] << 1) | bits[i + 3]).toString(16)
  for (let i = 0; i < CELLS * CELLS; i++)
    for (const c of cells) hex += Math.round(c[i]).toString(16).padStart(2, '0')
  return hex
}

function shrink(plane: Plane, { w, h }: Picture, side: number): Plane {
  const r = Math.max(1, Math.round(Math.min(w, h) / side / 2))
  return resizePlane(boxBlur(plane, w, h, r), w, h, side, side)
}
