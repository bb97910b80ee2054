import type { Plane, Size } from '../../pixels/picture.ts'

/** Share of each side of the frame that is hair, 0 to 1. */
export interface FrameContact {
  top: number
  /** Mean of left and right. */
  sides: number
  bottom: number
}

/** @param layer a matte with its size */
export function frameContact({ w, h, alpha }: Size & { alpha: Plane }): FrameContact {
  const isHair = (x: number, y: number) => (alpha[y * w + x] > 0.4 ? 1 : 0)
  const contact = { top: 0, sides: 0, bottom: 0 }
  for (let x = 0; x < w; x++) {
    contact.top += isHair(x, 3) / w
    contact.bottom += isHair(x, h - 4) / w
  }
  for (let y = 0; y < h; y++) contact.sides += (isHair(3, y) + isHair(w - 4, y)) / (2 * h)
  return contact
}
