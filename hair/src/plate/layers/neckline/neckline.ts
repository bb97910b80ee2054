import type { Plane } from '../../../pixels/picture.ts'
import { isSeenCloth, isSeenSkin, LAYER, type Layout } from '../layout.ts'
import { bareBeyond } from './bare-beyond.ts'
import { carryOn } from './carry-on.ts'
import { type Body, evidenceOf } from './evidence.ts'
import { fitNeckline, wrongNearHair } from './fit-neckline.ts'
import { type Fitted, halfWidthAt, middleAt, type Side } from './shape.ts'
import { strapsOf } from './straps.ts'

/** Face heights below the chin where shoulders meet the neck. */
const TOP = 0.1
/** Rows below that of which a neckline can be told. */
const FEW = 8
/** Face heights of edge that must be seen near hair, and how much of what is seen there may lie on its wrong side, per face height. */
const SEEN = 0.12
const WRONG = 0.04
/** Square face heights of cloth that must be seen: of less there is nothing to paint more with. */
const CLOTH = 0.06
/** How far from a shape its edge is looked for, and how far what it differs by is carried on, face heights. */
const AROUND = 0.19
const CARRIED = 0.15

/** How far down a shoulder beside a strap is surely bare, part of the way to the lowest point of the neckline. */
const BARE = 0.85

/** What a neckline makes of a pixel of the layout: `LAYER.neck` where she is bare, `LAYER.clothes`, or null where it cannot tell. */
export type Neckline = (x: number, y: number) => number | null

/**
 * The neckline of which a part is seen, continued behind hair: the edges that are seen, each side in its own direction
 * and curvature; null where too little of them is seen, or what is seen is no neckline (a coat over a dress).
 * @param layout what is seen is labelled
 * @param shares background, skin and clothes behind hair, as the ground network says
 */
export function necklineOf(layout: Layout, shares: readonly Plane[], body: Body): Neckline | null {
  const from = Math.max(0, Math.round(body.chin + TOP * body.s))
  if (from > layout.h - FEW) return null
  if (clothSeen(layout) < CLOTH * body.s ** 2) return null
  const evidence = evidenceOf(layout, shares, body, from)
  if (evidence.edge < SEEN * body.s) return null
  const fitted = fitNeckline(evidence, body)
  if (wrongNearHair(evidence, fitted) > WRONG * body.s * evidence.edge) return null
  const outside = ([-1, 1] as const).map((side) =>
    carryOn(offEdge(layout, fitted, { side, from, around: AROUND * body.s }), CARRIED * body.s),
  )
  const straps = strapsOf(layout, fitted, { from, s: body.s })
  const isBareBeyond = bareBeyond(layout, body.axis)
  return (x, y) => {
    const row = y - from
    const off = x - middleAt(fitted, row)
    const [side, k]: [Side, 0 | 1] = off < 0 ? [-1, 0] : [1, 1]
    const half = halfWidthAt(fitted, side, row)
    const edge = half > 0 ? half + outside[k][Math.max(0, Math.round(row))] : 0
    if (half > 0 && Math.abs(off) < edge) return LAYER.neck
    const strap = straps[k]
    if (strap === null) return isBareBeyond[y * layout.w + x] ? null : LAYER.clothes
    if (Math.abs(off) < edge + strap) return LAYER.clothes
    return row < BARE * fitted.depth ? LAYER.neck : null
  }
}

const clothSeen = (layout: Layout): number =>
  layout.layer.reduce((count, _, i) => count + (isSeenCloth(layout, i) ? 1 : 0), 0)

/** Per row, how far outside of the fitted shape its edge is seen, pixels; NaN where it is not. */
function offEdge(
  layout: Layout,
  fitted: Fitted,
  { side, from, around }: { side: Side; from: number; around: number },
): Plane {
  const { w, h } = layout
  const out = new Float32Array(Math.max(0, h - from)).fill(Number.NaN)
  for (let r = 0; r < out.length; r++) {
    const middle = middleAt(fitted, r)
    const half = halfWidthAt(fitted, side, r)
    let nearest = around
    for (let x = 1; x < w - 1; x++) {
      const i = (from + r) * w + x
      if ((x - middle) * side < 0 || !isSeenSkin(layout, i)) continue
      if (!isSeenCloth(layout, i + side)) continue
      const off = (x + side / 2 - middle) * side - half
      if (Math.abs(off) < Math.abs(nearest)) nearest = off
    }
    if (Math.abs(nearest) < around) out[r] = nearest
  }
  return out
}
