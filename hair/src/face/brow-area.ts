import { blur } from '../pixels/blur.ts'
import type { Rectangle } from '../pixels/crop-picture.ts'
import { fillPolygon } from '../pixels/fill-polygon.ts'
import type { Plane, Size } from '../pixels/picture.ts'
import { type Face, outline } from './face.ts'
import type { FaceFrame } from './face-frame.ts'

/** Along the upper edge of a brow and back along the lower one (MediaPipe canonical face model). */
const BROWS = [
  [70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
  [300, 293, 334, 296, 336, 285, 295, 282, 283, 276],
] as const

type Point = readonly [x: number, y: number]

/** A brow with the skin around it. Planes are as large as the box. */
export interface BrowArea {
  /** Along its middle between both edges, from its end beside the nose to the one beside the temple, pixels of the picture. */
  middle: readonly Point[]
  box: Rectangle
  /** 0 to 1, soft: inside the brow's outline, a little larger than the mesh draws it. */
  brow: Plane
  /** 0 or 1: skin above and beside the brow, by which its hair is told from skin. The eye is none. */
  skin: Plane
}

/** The pixel of a picture of width w that place j of a box is. */
export const pixelOf = (box: Rectangle, j: number, w: number): number =>
  (box.y + ((j / box.w) | 0)) * w + box.x + (j % box.w)

/** The two brows, without one that leaves the picture. */
export function browAreas(face: Face, f: FaceFrame, { w, h }: Size): BrowArea[] {
  return BROWS.flatMap((indices) => {
    const corners = outline(face, indices)
    const xs = corners.map(([x]) => x)
    const ys = corners.map(([, y]) => y)
    const margin = f.s * 0.07
    const x = Math.floor(Math.min(...xs) - margin)
    const y = Math.floor(Math.min(...ys) - margin)
    const box = {
      x,
      y,
      w: Math.ceil(Math.max(...xs) + margin) - x,
      h: Math.ceil(Math.max(...ys) + margin * 0.6) - y,
    }
    const isInside = x >= 0 && y >= 0 && x + box.w <= w && y + box.h <= h
    return isInside ? [areaOf(corners, box, f)] : []
  })
}

function areaOf(corners: [number, number][], box: Rectangle, f: FaceFrame): BrowArea {
  const grown = (by: number) => {
    const mx = corners.reduce((sum, [x]) => sum + x, 0) / corners.length
    const my = corners.reduce((sum, [, y]) => sum + y, 0) / corners.length
    const larger = corners.map(([x, y]) => {
      const r = Math.hypot(x - mx, y - my) || 1
      return [x + ((x - mx) / r) * by - box.x, y + ((y - my) / r) * by - box.y] as const
    })
    return Float32Array.from(fillPolygon(larger, box.w, box.h))
  }
  const brow = blur(grown(f.s * 0.023), box.w, box.h, f.s * 0.009)
  const around = grown(f.s * 0.038)
  // below the brow's lower edge begins the lid, with its own shadow
  const lowest = Math.max(...corners.map(([, y]) => y)) - box.y
  const skin = around.map((inside, i) => (inside || ((i / box.w) | 0) > lowest ? 0 : 1))
  const middle = [4, 3, 2, 1, 0].map((k) => between(corners[k], corners[9 - k]))
  return { middle, box, brow, skin }
}

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]
