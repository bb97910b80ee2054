import { isSeenSkin, type Layout } from '../layout.ts'

/**
 * 1 where what is seen first on the way out from the middle, along the row, is bare skin: an arm or a shoulder beside
 * the garment.
 * @param axis column of the middle
 */
export function bareBeyond(layout: Layout, axis: number): Uint8Array {
  const { w, h, seen } = layout
  const out = new Uint8Array(w * h)
  const middle = Math.max(0, Math.min(w, Math.round(axis)))
  for (let y = 0; y < h; y++) {
    let isBare = 0
    const ask = (i: number) => {
      if (seen[i]) isBare = isSeenSkin(layout, i) ? 1 : 0
      out[i] = isBare
    }
    for (let x = 0; x < middle; x++) ask(y * w + x)
    isBare = 0
    for (let x = w - 1; x >= middle; x--) ask(y * w + x)
  }
  return out
}
