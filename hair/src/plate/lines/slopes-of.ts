import { blur } from '../../pixels/blur.ts'
import type { Plane } from '../../pixels/picture.ts'
import type { Reduced } from '../layers/reduced.ts'

/** How far lines run off the level or the plumb, pixels per pixel; see `slopesOf`. */
export interface Slopes {
  /** Of what is level left of the head: down per pixel to the right. */
  left: number
  right: number
  /** Of what is upright: to the right per pixel down. */
  up: number
}

/** Lines may lean by so much and still count as level, or upright. */
const MOST = 0.27
const BINS = 27
/** So many bins on either side of the best are its own. */
const BESIDE = 1
/** Weaker changes are texture, gamma-coded, over two pixels. */
const FAINT = 0.03

/**
 * How the lines of what is seen of a backdrop lean: photos are held aslant, and walls run away.
 * @param at a quarter of the portrait's size
 */
export function slopesOf(at: Reduced, seen: Plane): Slopes {
  const { w, h } = at
  const light = blur(at.channels[1], w, h, 1)
  const [left, right, up] = [0, 1, 2].map(() => new Float32Array(2 * BINS + 1))
  for (let y = 1; y < h - 1; y++) {
    for (let x = 1; x < w - 1; x++) {
      const o = y * w + x
      if (!seen[o] || !seen[o - 1] || !seen[o + 1] || !seen[o - w] || !seen[o + w]) continue
      const dx = light[o + 1] - light[o - 1]
      const dy = light[o + w] - light[o - w]
      const size = Math.hypot(dx, dy)
      if (size < FAINT) continue
      if (Math.abs(dx) < MOST * Math.abs(dy)) vote(x < w / 2 ? left : right, -dx / dy, size)
      else if (Math.abs(dy) < MOST * Math.abs(dx)) vote(up, -dy / dx, size)
    }
  }
  return { left: best(left), right: best(right), up: best(up) }
}

function vote(bins: Float32Array, slope: number, size: number) {
  bins[BINS + Math.round((slope / MOST) * BINS)] += size
}

/** Mean of the bins around the fullest one; 0 without any. */
function best(bins: Float32Array): number {
  const around = (k: number) => [...bins.subarray(Math.max(0, k - BESIDE), k + BESIDE + 1)]
  const full = bins.map((_, k) => around(k).reduce((sum, v) => sum + v, 0))
  const top = full.indexOf(Math.max(...full))
  if (!full[top]) return 0
  const from = Math.max(0, top - BESIDE)
  const mean = around(top).reduce((sum, v, k) => sum + v * (from + k - BINS), 0) / full[top]
  return (mean / BINS) * MOST
}
