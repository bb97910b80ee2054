/**
 * The edge of a garment around the throat, as half its width over its height: `(1 - t ** along) ** (1 / across)`, t = 0
 * where shoulders meet the neck, 1 at its lowest point. A V is two lines, a round neck a bow, a square one has corners.
 */
export interface Shape {
  readonly along: number
  readonly across: number
  /** Square face heights of error that a commoner shape is forgiven beside it. */
  readonly rare?: number
}

/** From a V to a square. */
export const SHAPES: readonly Shape[] = [
  { along: 1, across: 1 },
  { along: 1.3, across: 1.15 },
  { along: 1, across: 1.4 },
  { along: 1.6, across: 1.5 },
  { along: 2, across: 2 },
  { along: 3, across: 2.2 },
  { along: 4, across: 3, rare: 0.002 },
  { along: 8, across: 5, rare: 0.004 },
]

/** -1: what lies left of its middle, 1: right. */
export type Side = -1 | 1

/** A neckline in a portrait, lengths in pixels; rows are counted from where shoulders meet the neck. */
export interface Fitted {
  shape: Shape
  /** Rows down to its lowest point. */
  depth: number
  /** Half widths at row 0, left and right. */
  widths: readonly [number, number]
  /** Column of its middle at row 0, and how far that moves with each row. */
  middle: number
  lean: number
}

/** 1 at row 0, 0 from the lowest point on; above, it goes on as it began. */
export function narrowing({ along, across }: Shape, t: number): number {
  if (t >= 1) return 0
  if (t > 0) return (1 - t ** along) ** (1 / across)
  return along === 1 ? 1 - t / across : 1
}

export const middleAt = ({ middle, lean }: Fitted, row: number): number => middle + lean * Math.max(0, row)

export const halfWidthAt = ({ shape, depth, widths }: Fitted, side: Side, row: number): number =>
  widths[side < 0 ? 0 : 1] * narrowing(shape, row / depth)
