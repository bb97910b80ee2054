import { blur } from '../../pixels/blur.ts'
import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { grown } from './grown.ts'
import type { Reduced } from './reduced.ts'

/** How far around the lock nothing is spared, and how softly that ends, face heights. */
const AROUND = { reach: 0.12, soft: 0.03 } as const
/** How far beside it its shade lies, face heights, and from which share of hair around to which it grows. */
const SHADE = { reach: 0.035, share: [0.01, 0.15] } as const

/** A lock over a brow or an eye; planes at half size, 0 to 1. */
export interface LockOverFeatures {
  /** Around where it lies over them. */
  around: Plane
  /** Its shade and its last hairs. */
  shade: Plane
}

/**
 * Where a lock lies over a brow or an eye. Features are spared from hair nearby; beside such a lock what looks like one is
 * its shade and its last hairs, which the matte leaves out on features.
 * @param features brows and eyes themselves, 0 to 1
 * @param s one face height at that size
 * @returns null where none does: features are spared as ever
 */
export function lockOverFeatures(
  { alpha, w, h }: Reduced,
  features: Plane,
  s: number,
): LockOverFeatures | null {
  const over = features.map((share, o) => (share > 0.5 && alpha[o] > 0.5 ? 1 : 0))
  if (!over.includes(1)) return null
  const around = blur(grown(over, w, h, Math.round(s * AROUND.reach)), w, h, s * AROUND.soft)
  const beside = wideBlur(alpha, w, h, s * SHADE.reach)
  return { around, shade: beside.map((hair, o) => around[o] * smoothstep(...SHADE.share, hair)) }
}
