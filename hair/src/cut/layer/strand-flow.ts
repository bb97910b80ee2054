import { blur } from '../../pixels/blur.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import type { HairLayer } from './hair-layer.ts'

/** Which way strands run, and how much alike, at half the size of a layer. */
export interface StrandFlow extends Size {
  /** Sum of the directions around a pixel as twice their angle, by the strength of their strands. */
  cosine: Plane
  sine: Plane
  /** What that would be if all ran alike. */
  all: Plane
}

/** A direction of strands: a unit vector without a sign, and how much they agree on it, 0 to 1. */
export interface Running {
  x: number
  y: number
  agree: number
}

/** Radius that is looked at together, face heights. */
const AROUND = 0.05
/** Less of a pixel is its outline, whose slope is no strand's. */
const WITHIN = 0.95

/**
 * The structure tensor (J. Bigün and G. Granlund 1987) of the single strands, and not of locks as in
 * `strandDirections`: coils turn within a strand's width, and do not agree on any direction.
 * @param s one face height, pixels
 */
export function strandFlow({ w, h, alpha, lab }: HairLayer, s: number): StrandFlow {
  const size = { w: w >> 1, h: h >> 1 }
  const planes = [0, 1, 2].map(() => new Float32Array(size.w * size.h))
  for (let y = 2; y < size.h - 2; y++) {
    for (let x = 2; x < size.w - 2; x++) {
      const i = y * 2 * w + x * 2
      const least = Math.min(alpha[i], alpha[i - 3], alpha[i + 3], alpha[i - 3 * w], alpha[i + 3 * w])
      if (least < WITHIN) continue
      const dx = lab[(i + 1) * 3] - lab[(i - 1) * 3]
      const dy = lab[(i + w) * 3] - lab[(i - w) * 3]
      const steep = Math.hypot(dx, dy)
      if (steep === 0) continue
      const j = y * size.w + x
      // strands run across the slope
      planes[0][j] = (dy * dy - dx * dx) / steep
      planes[1][j] = (-2 * dx * dy) / steep
      planes[2][j] = steep
    }
  }
  const [cosine, sine, all] = planes.map((plane) => blur(plane, size.w, size.h, (s * AROUND) / 2))
  return { ...size, cosine, sine, all }
}

/** How strands run at a place of the layer; null where there are none. */
export function runningAt({ w, h, cosine, sine, all }: StrandFlow, x: number, y: number): Running | null {
  const [column, row] = [x >> 1, y >> 1]
  if (column < 0 || row < 0 || column >= w || row >= h) return null
  const j = row * w + column
  if (all[j] < 1e-5) return null
  const angle = Math.atan2(sine[j], cosine[j]) / 2
  return { x: Math.cos(angle), y: Math.sin(angle), agree: Math.hypot(cosine[j], sine[j]) / all[j] }
}
