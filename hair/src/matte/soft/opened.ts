import type { Plane } from '../../pixels/picture.ts'

/**
 * Grey opening: what of a plane is broader than a square of `side` pixels; thin bright lines are gone. The least of
 * every square, then the most of all squares a pixel lies in; each made by doubling, so that a side of 8 takes three steps.
 * @param side a power of two
 */
export function opened(src: Plane, w: number, h: number, side: number): Plane {
  const out = src.slice()
  for (let step = 1; step < side; step *= 2) leastAhead(out, w, h, step)
  for (let step = 1; step < side; step *= 2) mostBehind(out, w, h, step)
  return out
}

/** In place: each pixel or, where that is less, the one `step` to its right; then the same downwards. */
function leastAhead(plane: Plane, w: number, h: number, step: number): void {
  for (let y = 0; y < h; y++)
    for (let i = y * w; i < (y + 1) * w - step; i++)
      if (plane[i + step] < plane[i]) plane[i] = plane[i + step]
  const rows = step * w
  for (let i = 0; i < h * w - rows; i++) if (plane[i + rows] < plane[i]) plane[i] = plane[i + rows]
}

/** In place: each pixel or, where that is more, the one `step` to its left; then the same upwards. */
function mostBehind(plane: Plane, w: number, h: number, step: number): void {
  for (let y = 0; y < h; y++)
    for (let i = (y + 1) * w - 1; i >= y * w + step; i--)
      if (plane[i - step] > plane[i]) plane[i] = plane[i - step]
  const rows = step * w
  for (let i = h * w - 1; i >= rows; i--) if (plane[i - rows] > plane[i]) plane[i] = plane[i - rows]
}
