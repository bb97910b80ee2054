import { LAYER, type Layout } from './layout.ts'
import type { Body } from './neckline/evidence.ts'

/** Row where a shoulder's line leaves the neck, face heights below the chin. */
const LEAVES = -0.03
/** How far a shoulder falls per length outwards where nothing tells, and at least: what is flatter is no shoulder. */
const FALL = { usual: 0.5, least: 0.2 } as const
/** How far beside the neck what is seen tells how a shoulder falls, and how far its muscle stands above a level one, face heights. */
const OUT = { tells: 0.15, muscle: 0.22 } as const
/** Columns of outline of which more makes a shoulder one that is seen. */
const FEW = 3

type Side = -1 | 1

/** How a shoulder falls as far as anything of it is seen. */
interface Fall {
  /** Columns in which its outline is seen before the backdrop. */
  columns: number
  /** Fall per length outwards of a line above all of her that is seen; infinite where nothing is. */
  most: number
}

/**
 * Lets shoulders fall outwards from the neck of whose outline nothing is seen: as her other shoulder does, or as is usual,
 * and above what is seen of them. What is seen stays. Writes into the layout.
 */
export function slopeShoulders(layout: Layout, body: Body): void {
  const falls = { [-1]: fallOf(layout, body, -1), 1: fallOf(layout, body, 1) }
  for (const side of [-1, 1] as const) {
    if (falls[side].columns > FEW) continue
    const other = falls[side === 1 ? -1 : 1]
    const told = other.columns > FEW ? other.most : FALL.usual
    const fall = Math.min(told, falls[side].most, FALL.usual)
    if (fall >= FALL.least) slope(layout, body, side, fall)
  }
}

const isHers = (layer: number): boolean => layer !== LAYER.background && layer !== LAYER.face

function fallOf({ w, h, layer, seen }: Layout, { axis, chin, half, s }: Body, side: Side): Fall {
  const fall = { columns: 0, most: Number.POSITIVE_INFINITY }
  const from = Math.max(1, Math.round(chin + (LEAVES - OUT.muscle) * s))
  const start = Math.round(axis + side * (half + OUT.tells * s))
  for (let x = start; x >= 0 && x < w; x += side) {
    let y = from
    while (y < h && !(seen[y * w + x] && isHers(layer[y * w + x]))) y++
    if (y === h) continue
    const above = (y - 1) * w + x
    if (seen[above] && layer[above] === LAYER.background) fall.columns++
    fall.most = Math.min(fall.most, (y - chin - LEAVES * s) / (Math.abs(x - axis) - half))
  }
  return fall
}

function slope({ w, h, layer, seen }: Layout, { axis, chin, half, s }: Body, side: Side, fall: number) {
  for (let x = Math.round(axis + side * half); x >= 0 && x < w; x += side) {
    const out = Math.abs(x - axis) - half
    const line = Math.max(0, Math.min(h, Math.round(chin + LEAVES * s + fall * out)))
    for (let y = 0; y < line; y++) {
      const i = y * w + x
      if (!seen[i] && isHers(layer[i])) layer[i] = LAYER.background
    }
    if (out > OUT.muscle * s) continue
    let top = line
    while (top < h && !seen[top * w + x] && layer[top * w + x] === LAYER.background) top++
    const below = top < h ? layer[top * w + x] : LAYER.background
    if (below !== LAYER.neck && below !== LAYER.body) continue
    for (let y = line; y < top; y++) layer[y * w + x] = LAYER.neck
  }
}
