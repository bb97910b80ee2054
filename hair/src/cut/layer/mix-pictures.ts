import type { Picture } from '../../pixels/picture.ts'

/** The first picture where `share` is 0, the second where it is 1. */
export function mixPictures(
  a: Picture,
  b: Picture,
  share: (x: number, y: number, i: number) => number,
): Picture {
  const data = new Uint8Array(a.data)
  for (let y = 0; y < a.h; y++) {
    for (let x = 0; x < a.w; x++) {
      const i = y * a.w + x
      const k = share(x, y, i)
      if (k <= 0) continue
      for (let c = i * 3; c < i * 3 + 3; c++) data[c] = Math.round(a.data[c] * (1 - k) + b.data[c] * k)
    }
  }
  return { w: a.w, h: a.h, data }
}
