import type { Turn } from '../contract.ts'
import type { Picture } from './picture.ts'

/** The same picture turned clockwise. */
export function turnPicture(picture: Picture, turn: Turn): Picture {
  const { w, h, data: from } = picture
  const size = turn === 180 ? { w, h } : { w: h, h: w }
  const data = new Uint8Array(from.length)
  for (let y = 0; y < size.h; y++)
    for (let x = 0; x < size.w; x++) {
      const source = 3 * sourceOf(x, y, turn, picture)
      const target = 3 * (y * size.w + x)
      data[target] = from[source]
      data[target + 1] = from[source + 1]
      data[target + 2] = from[source + 2]
    }
  return { ...size, data }
}

/** Which pixel of the picture comes to lie at x, y. */
function sourceOf(x: number, y: number, turn: Turn, { w, h }: Picture): number {
  if (turn === 90) return (h - 1 - x) * w + y
  if (turn === 270) return x * w + (w - 1 - y)
  return (h - 1 - y) * w + (w - 1 - x)
}
