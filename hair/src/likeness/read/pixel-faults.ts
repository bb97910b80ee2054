import type { Photo } from '../../files/read-photo.ts'
import type { Picture } from '../../pixels/picture.ts'

export const MADE_LIMITS = {
  /** Short side, pixels: what services make is 768 and more; of less no portrait of ours can be filled. */
  minSide: 512,
  /** Of 255: a picture with nothing lighter is the black one that services send for an unsafe one. */
  black: 12,
  /** Share of the height at the foot that is one flat colour: there a body stands, so it was never drawn. */
  undrawn: 0.08,
} as const

/** Most that the bytes of a row of one colour differ, as JPEG leaves it. */
const FLAT = 6

/** What is wrong with the pixels of a picture from a service, whoever is on it. */
export function faultOfPixels(photo: Photo): 'too_small' | 'black' | 'half_picture' | null {
  if (Math.min(photo.fullWidth, photo.fullHeight) < MADE_LIMITS.minSide) return 'too_small'
  if (photo.data.every((byte) => byte <= MADE_LIMITS.black)) return 'black'
  return flatFoot(photo) >= MADE_LIMITS.undrawn ? 'half_picture' : null
}

/** Share of the height, from the foot upwards, that is of one colour. */
function flatFoot({ w, h, data }: Picture): number {
  const foot = data.subarray((h - 1) * w * 3)
  const isFlat = (y: number) => {
    for (let i = 0; i < w * 3; i++) if (Math.abs(data[y * w * 3 + i] - foot[i % 3]) > FLAT) return false
    return true
  }
  let rows = 0
  while (rows < h && isFlat(h - 1 - rows)) rows++
  return rows / h
}
