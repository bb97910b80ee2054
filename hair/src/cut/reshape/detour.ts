import type { Plane, Size } from '../../pixels/picture.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'

/** Pixels of which one is asked: ways are long, and hair is wide. */
const STEP = 4
/** Less than this of a cell is no hair to go along; a gap is crossed at so many times its width. */
const HAIR = 0.3
const GAP = 3
const PASSES = 3

/**
 * How much longer the way along her hair to a pixel is than straight down, pixels: nearly 0 where it hangs, much where a
 * lock lies over a shoulder.
 * @param top the row from which lengths hang
 */
export function detour(alpha: Plane, { w, h }: Size, top: number): Plane {
  const [W, H] = [Math.ceil(w / STEP), Math.ceil(h / STEP)]
  const cost = resizePlane(alpha, w, h, W, H).map((a) => (a > HAIR ? 1 : GAP))
  const row = Math.max(0, Math.min(H - 1, Math.round(top / STEP)))
  const way = new Float32Array(W * H).fill(W + H)
  way.fill(0, 0, row * W)
  for (let x = 0; x < W; x++) if (cost[row * W + x] === 1) way[row * W + x] = 0
  for (let pass = 0; pass < PASSES; pass++) sweep(way, cost, W, row)
  for (let i = 0; i < way.length; i++) way[i] = STEP * Math.max(0, way[i] - Math.max(0, ((i / W) | 0) - row))
  return resizePlane(way, W, H, w, h)
}

/** Shortens ways by those of the neighbours, from above and then from below. */
function sweep(way: Plane, cost: Plane, w: number, top: number) {
  const ask = (i: number, j: number, step: number) => {
    const there = way[j] + step * cost[i]
    if (there < way[i]) way[i] = there
  }
  const last = way.length - 1
  for (const [from, to, step] of [
    [top * w, last, 1],
    [last, top * w, -1],
  ]) {
    const back = -step
    for (let i = from; i !== to + step; i += step) {
      const x = i % w
      const isInside = x > 0 && x < w - 1
      if (x + back >= 0 && x + back < w) ask(i, i + back, 1)
      const above = i + back * w
      if (above < top * w || above > last) continue
      ask(i, above, 1)
      if (isInside) {
        ask(i, above - 1, Math.SQRT2)
        ask(i, above + 1, Math.SQRT2)
      }
    }
  }
}
