import type { Picture } from './picture.ts'

export interface Rectangle {
  x: number
  y: number
  w: number
  h: number
}

/** The part of a picture inside a rectangle of whole pixels that lies within it. */
export function cropPicture(picture: Picture, { x, y, w, h }: Rectangle): Picture {
  const data = new Uint8Array(w * h * 3)
  for (let row = 0; row < h; row++) {
    const start = ((y + row) * picture.w + x) * 3
    data.set(picture.data.subarray(start, start + w * 3), row * w * 3)
  }
  return { w, h, data }
}
