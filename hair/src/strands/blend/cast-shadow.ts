import type { HairLayer } from '../../cut/layer/hair-layer.ts'
import { blur } from '../../pixels/blur.ts'
import type { Plane } from '../../pixels/picture.ts'
import type { Direction } from '../light/light-fields.ts'

/** How far from hair that lies on skin or cloth its shadow falls, and how soft it is: face heights. */
const CAST = { far: 0.012, soft: 0.009 } as const
/** What it keeps of the light, where hair covers all. */
const DEEP = 0.6

/**
 * The share of the light that locks keep from the skin and cloth they lie on, 0 to 1 per pixel: their own shadow, close beside
 * them and away from the lamp. The light that comes through all hair at once (see `skinReach`) knows no single lock, and
 * without a shadow of its own that floats.
 * @param key towards the lamp; @param s one face height, pixels
 */
export function castShadow({ w, h, alpha }: HairLayer, [kx, ky, kz]: Direction, s: number): Plane {
  const dx = Math.round((-kx / kz) * CAST.far * s)
  const dy = Math.round((ky / kz) * CAST.far * s)
  const moved = new Float32Array(alpha.length)
  for (let y = Math.max(0, dy); y < Math.min(h, h + dy); y++)
    for (let x = Math.max(0, dx); x < Math.min(w, w + dx); x++)
      moved[y * w + x] = DEEP * alpha[(y - dy) * w + x - dx]
  return blur(moved, w, h, CAST.soft * s)
}
