import { type Face, outline, pointAt } from '../../face/face.ts'
import { type FaceFrame, faceFrame } from '../../face/face-frame.ts'
import { blur } from '../../pixels/blur.ts'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import type { Plane, Size } from '../../pixels/picture.ts'

/** Along the upper edge of each brow, and back along the upper lid (MediaPipe canonical face model). */
const BROWS = [
  { edge: [70, 63, 105, 66, 107], lid: [133, 173, 157, 158, 159, 160, 161, 246, 33] },
  { edge: [336, 296, 334, 293, 300], lid: [263, 466, 388, 387, 386, 385, 384, 398, 362] },
] as const

/** Between the brows, the upper edge first. */
const BETWEEN = { edge: [107, 9, 336], bridge: [285, 417, 168, 193, 55] } as const

/** Lengths in face heights. */
const COVERED = {
  /** Hair so near above a brow goes on over it. */
  above: 0.1,
  /** Share of a brow that has hair above it, from which on it is under a fringe and not beside a lock. */
  share: 0.6,
  /** How far above its edge a brow is left to the fringe, and how softly that ends. */
  margin: 0.06,
  soft: 0.012,
} as const
const HAIR = 0.5

interface Haired extends Size {
  face: Face
  hair: Plane
}

/**
 * Brows under a fringe, down to the lid, and what lies between two of them, 0 to 1. No matte holds hair on brows, so a fringe over them is told by the hair
 * right above; there the made picture is shown.
 */
export function coveredBrows({ face, hair, w, h }: Haired): Plane {
  const frame = faceFrame(face)
  const out = new Uint8Array(w * h)
  const cover = (edge: readonly number[], foot: readonly number[]) => {
    const raised = outline(face, edge).map(([x, y]) => up(frame, x, y, COVERED.margin))
    fillPolygon([...raised, ...outline(face, foot)], w, h, out)
  }
  const covered = BROWS.filter(
    ({ edge }) => shareUnderHair({ face, hair, w, h }, edge, frame) >= COVERED.share,
  )
  for (const { edge, lid } of covered) cover(edge, lid)
  if (covered.length === BROWS.length) cover(BETWEEN.edge, BETWEEN.bridge)
  return blur(Float32Array.from(out), w, h, COVERED.soft * frame.s)
}

/** Of places along a brow, how many have hair a little above. */
function shareUnderHair({ face, hair, w, h }: Haired, edge: readonly number[], frame: FaceFrame): number {
  const places = edge.slice(1).flatMap((index, k) => {
    const [ax, ay] = pointAt(face, edge[k])
    const [bx, by] = pointAt(face, index)
    return [0.125, 0.375, 0.625, 0.875].map((t) => [ax + (bx - ax) * t, ay + (by - ay) * t] as const)
  })
  const isUnder = ([x, y]: readonly [number, number]) =>
    [0, 0.25, 0.5, 0.75, 1].some((part) => {
      const [u, v] = up(frame, x, y, part * COVERED.above)
      return u >= 0 && v >= 0 && u < w && v < h && hair[(v | 0) * w + (u | 0)] > HAIR
    })
  return places.filter(isUnder).length / places.length
}

const up = ({ vx, vy, s }: FaceFrame, x: number, y: number, by: number): [number, number] => [
  x + vx * s * by,
  y + vy * s * by,
]
