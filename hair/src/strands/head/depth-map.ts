import type { Plane } from '../../pixels/picture.ts'
import { LAYER, type Layout } from '../../plate/layers/layout.ts'
import { shareOfLayers } from '../../plate/layers/share-of-layers.ts'
import type { Depth, Head, Solid } from './head.ts'
import { toHead } from './head-axes.ts'
import { BODY_Z, bodyHalf, faceDistance, neckAxis, skullDistance } from './solids.ts'

/** z of the backdrop. */
export const FAR = -1e3
const STEP = 0.7

/** z of the nearest opaque solid per pixel at half the size of the picture, camera space. */
export function depthMap(head: Solid, layout: Layout): Depth {
  const [w, h] = [head.w >> 1, head.h >> 1]
  const z = new Float32Array(w * h)
  const neck = neckAxis(head)
  const soft = { rounded: 1.5, size: { w, h } }
  const isFace = shareOfLayers(layout, (l) => l === LAYER.face, soft)
  const isBody = shareOfLayers(layout, isBodyLayer, soft)
  for (let y = 0; y < h; y++) {
    const row = Math.min(layout.h - 1, ((y * layout.h) / h) | 0) * layout.w
    for (let x = 0; x < w; x++) {
      const cell = layout.layer[row + Math.min(layout.w - 1, ((x * layout.w) / w) | 0)]
      const i = y * w + x
      const besideFace = isBody[i] > 0.25 ? LAYER.neck : LAYER.background
      const layer = isFace[i] > 0.5 ? LAYER.face : cell === LAYER.face ? besideFace : cell
      const cx = (x * 2 + 0.5 - head.x0) / head.unit
      const cy = (head.y0 - y * 2 - 0.5) / head.unit
      z[i] = Math.max(headDepth(head, cx, cy, layer), bodyDepth(head, cx, cy, layer, neck))
    }
  }
  return { w, h, z: eased(z, w, h) }
}

/** z of it at a place of camera space; beside the picture that of its border. */
export function depthAt(
  { depth, x0, y0, unit }: Pick<Head, 'depth' | 'x0' | 'y0' | 'unit'>,
  x: number,
  y: number,
): number {
  const column = Math.max(0, Math.min(depth.w - 1, ((x0 + x * unit) / 2) | 0))
  const row = Math.max(0, Math.min(depth.h - 1, ((y0 - y * unit) / 2) | 0))
  return depth.z[row * depth.w + column]
}

/** Beyond this difference of depth two neighbours are two things, units. */
const SAME = 3

/** Where a surface turns away it is as deep as its deepest neighbour: hair that lies on it is not hidden by it. */
function eased(z: Plane, w: number, h: number): Plane {
  const steps = [1, 2].flatMap((d) => [-d, d, -d * w, d * w])
  return z.map((depth, i) => {
    const x = i % w
    if (depth <= FAR || x < 2 || x >= w - 2 || i < 2 * w || i >= (h - 2) * w) return depth
    let least = depth
    for (const step of steps) if (z[i + step] > depth - SAME) least = Math.min(least, z[i + step])
    return least
  })
}

const isBodyLayer = (l: number): boolean => l === LAYER.neck || l === LAYER.body || l === LAYER.clothes

const p = new Float64Array(3)
const n = new Float64Array(3)

/** Marches into skull and face from the front. */
function headDepth(head: Solid, x: number, y: number, layer: number): number {
  if (Math.abs(x) < 11 && y > -14 && y < 20) {
    for (let z = 12; z > -12; z -= STEP) {
      toHead(head, x, y, z, p)
      const isSkull = p[1] > -1 && skullDistance(head, p[0], p[1], p[2], n) < 0
      if (isSkull || (layer === LAYER.face && faceDistance(head, p[0], p[1], p[2]) < 0)) return z + STEP / 2
    }
  }
  return layer === LAYER.face ? 0 : FAR
}

function bodyDepth(head: Solid, x: number, y: number, layer: number, neck: ReturnType<typeof neckAxis>) {
  if (layer !== LAYER.neck && layer !== LAYER.clothes && layer !== LAYER.body) return FAR
  const half = bodyHalf(head, x, y)
  if (half > 0) return BODY_Z + half
  const d = Math.abs(x - neck.x)
  return layer !== LAYER.clothes && d < neck.radius + 1.5
    ? neck.z + Math.sqrt(Math.max(0, neck.radius ** 2 - d * d))
    : BODY_Z
}
