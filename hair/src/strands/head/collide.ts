import type { Head } from './head.ts'
import { toCamera, toHead } from './head-axes.ts'
import { BODY_Z, bodyHalf, faceDistance, neckAxis, skullDistance } from './solids.ts'

/** Keeps points out of head, neck and shoulders. */
export function collider(head: Head): (p: Float64Array, gap: number) => void {
  const h = new Float64Array(3)
  const n = new Float64Array(3)
  const push = new Float64Array(3)
  const neck = neckAxis(head)
  return (p, gap) => {
    toHead(head, p[0], p[1], p[2], h)
    const d = skullDistance(head, h[0], h[1], h[2], n)
    if (d < gap && h[1] > -7) {
      toCamera(head, n[0], n[1], n[2], push)
      for (let q = 0; q < 3; q++) p[q] += push[q] * (gap - d)
    }
    if (h[1] >= 3) return
    outOfFace(p, gap)
    outOfNeck(p, gap)
    outOfBody(p, gap)
  }

  function outOfFace(p: Float64Array, gap: number) {
    const inside = gap - faceDistance(head, h[0], h[1], h[2])
    if (inside <= 0) return
    const l = Math.hypot(h[0], h[2]) || 1
    toCamera(head, h[0] / l, 0, h[2] / l, push)
    for (let q = 0; q < 3; q++) p[q] += push[q] * inside
  }

  function outOfNeck(p: Float64Array, gap: number) {
    const dx = p[0] - neck.x
    const dz = p[2] - neck.z
    const l = Math.hypot(dx, dz) || 1
    const inside = neck.radius + gap - l
    if (inside <= 0) return
    p[0] += (dx / l) * inside
    p[2] += (dz / l) * inside
  }

  function outOfBody(p: Float64Array, gap: number) {
    const half = bodyHalf(head, p[0], p[1])
    const dz = p[2] - BODY_Z
    if (half > 0 && Math.abs(dz) < half + gap) p[2] = BODY_Z + Math.sign(dz || 1) * (half + gap)
  }
}
