import { LAYER, type Layout } from './layout.ts'

/** How steeply a neckline rises towards the shoulders, and how far, face heights. */
const SLOPE = 0.9
const MOST = 0.3

/**
 * A garment's neckline rises towards the shoulders: hidden skin beside the lowest point of the throat that is seen
 * becomes cloth, where cloth is seen further out on the same row. Writes into the layout.
 * @param axis column of the chin
 * @param chin its row
 * @param s one face height, pixels
 */
export function raiseNeckline(layout: Layout, axis: number, chin: number, s: number): void {
  const { w, h, layer, seen } = layout
  const bottom = lowestThroat(layout, axis, chin)
  if (!bottom) return
  for (const step of [-1, 1]) {
    if (!isDressed(layout, axis, bottom.y, step, MOST * s)) continue
    for (let y = Math.max(0, Math.ceil(bottom.y - MOST * s)); y < h; y++) {
      for (let x = Math.round(axis); x >= 0 && x < w; x += step) {
        const i = y * w + x
        const away = Math.max(bottom.left - x, x - bottom.right)
        const line = bottom.y - Math.min(MOST * s, SLOPE * away)
        if (!seen[i] && layer[i] === LAYER.body && away > 0 && y > line) layer[i] = LAYER.clothes
      }
    }
  }
}

/** Whether what is seen beyond the hair on this side, around a row, is mostly cloth. */
function isDressed(
  { w, h, layer, seen }: Layout,
  axis: number,
  row: number,
  step: number,
  reach: number,
): boolean {
  let cloth = 0
  let other = 0
  for (let y = Math.max(0, Math.ceil(row - reach)); y < Math.min(h, row + reach); y++) {
    let isPastHair = false
    for (let x = Math.round(axis); x >= 0 && x < w; x += step) {
      const i = y * w + x
      if (!seen[i]) isPastHair = true
      else if (isPastHair && layer[i] !== LAYER.background) {
        if (layer[i] === LAYER.clothes) cloth++
        else other++
        break
      }
    }
  }
  return cloth > 2 * other
}

/** The lowest seen skin under the chin that has cloth below it, and the columns of skin seen beside it. */
function lowestThroat({ w, h, layer, seen }: Layout, axis: number, chin: number) {
  const x = Math.round(axis)
  let y = Math.ceil(chin)
  while (y < h && !(seen[y * w + x] && layer[y * w + x] === LAYER.clothes)) y++
  if (y >= h || y - chin < 4) return null
  const isSkin = (column: number) =>
    seen[(y - 3) * w + column] === 1 && layer[(y - 3) * w + column] === LAYER.body
  let left = x
  let right = x
  while (left > 0 && isSkin(left - 1)) left--
  while (right < w - 1 && isSkin(right + 1)) right++
  return isSkin(x) ? { y, left, right } : null
}
