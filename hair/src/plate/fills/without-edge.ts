import { boxBlur } from '../../pixels/box-blur.ts'
import type { Plane, Size } from '../../pixels/picture.ts'

/**
 * A mask of 0 and 1 without the pixels beside its edge: those are mixed with what lies next to it, and a collar's
 * blue is no skin. Where the frame ends there is no edge.
 */
export function withoutEdge(mask: Plane, { w, h }: Size): Plane {
  const cover = boxBlur(mask, w, h, Math.max(1, Math.round(w / 240)))
  return mask.map((m, i) => (m && cover[i] > 0.999 ? 1 : 0))
}
