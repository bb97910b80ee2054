import type { HeadPose } from '../../contract.ts'
import { type Face, POINT, pointAt } from '../../face/face.ts'

/** How a head is held and what its face does: all that a photo of hers is chosen by. */
export interface Bearing {
  pose: HeadPose
  /** Gap between the lips, in eye distances. */
  mouth: number
  /** Height of the eyes over their width, the narrower one. */
  eyes: number
}

/** Farther apart than this a face cannot be laid over the other: a nose hides another cheek, teeth appear. */
export const LAY_LIMITS = { yaw: 0.3, pitch: 0.25, roll: 0.6, mouth: 0.07, eyes: 0.13 } as const

const LIPS = [13, 14] as const
const LIDS = [
  [159, 145, 33, 133],
  [386, 374, 263, 362],
] as const

export function bearingOf(face: Face): Bearing {
  const between = (one: number, other: number) => {
    const [x, y] = pointAt(face, one)
    const [ox, oy] = pointAt(face, other)
    return Math.hypot(x - ox, y - oy)
  }
  const eyes = between(POINT.eyeOuterLeft, POINT.eyeOuterRight)
  const open = LIDS.map(([upper, lower, outer, inner]) => between(upper, lower) / between(outer, inner))
  return { pose: face.pose, mouth: between(...LIPS) / eyes, eyes: Math.min(...open) }
}

/** How far two bearings are apart, each part in its limit: above 1 one of them is beyond. */
export function bearingsApart(one: Bearing, other: Bearing): number {
  return Math.max(...partsApart(one, other))
}

/** Indices of the photos, the nearest in bearing first. */
export function nearestFirst(bearing: Bearing, photos: readonly (Bearing | null)[]): number[] {
  const far = (photo: Bearing) => Math.hypot(...partsApart(bearing, photo))
  return photos
    .flatMap((photo, index) => (photo ? [{ index, far: far(photo) }] : []))
    .sort((one, other) => one.far - other.far)
    .map(({ index }) => index)
}

const partsApart = (one: Bearing, other: Bearing): number[] => [
  Math.abs(one.pose.yaw - other.pose.yaw) / LAY_LIMITS.yaw,
  Math.abs(one.pose.pitch - other.pose.pitch) / LAY_LIMITS.pitch,
  Math.abs(one.pose.roll - other.pose.roll) / LAY_LIMITS.roll,
  Math.abs(one.mouth - other.mouth) / LAY_LIMITS.mouth,
  Math.abs(one.eyes - other.eyes) / LAY_LIMITS.eyes,
]
