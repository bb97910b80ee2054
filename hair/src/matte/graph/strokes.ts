import { fillPolygon } from '../../pixels/fill-polygon.ts'
import type { Size } from '../../pixels/picture.ts'

/** What somebody says with a brush: this area is of that class. */
export interface Stroke {
  /** Index of `CLASSES`. */
  as: number
  /** Corners of a closed area, pixels of the full picture. */
  corners: readonly (readonly [x: number, y: number])[]
}

/** No stroke here. */
export const UNSAID = 255

/** The classes said by strokes at mask size, `UNSAID` elsewhere; later strokes paint over earlier ones. */
export function paintStrokes(strokes: readonly Stroke[], full: Size, mask: Size): Uint8Array {
  const said = new Uint8Array(mask.w * mask.h).fill(UNSAID)
  for (const { as, corners } of strokes) {
    const placed = corners.map(([x, y]) => [(x * mask.w) / full.w, (y * mask.h) / full.h])
    const area = fillPolygon(placed, mask.w, mask.h)
    for (let i = 0; i < said.length; i++) if (area[i]) said[i] = as
  }
  return said
}
