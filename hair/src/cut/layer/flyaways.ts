import { type FaceFrame, toFace } from '../../face/face-frame.ts'
import type { Plane } from '../../pixels/picture.ts'
import { random } from '../../pixels/random.ts'
import type { HairLayer } from './hair-layer.ts'

interface Outlined {
  layer: HairLayer
  /** The layer's matte, widely blurred: its slope tells which way is out. */
  body: Plane
}

/**
 * Coverage 0 to 1 of thin single hairs that leave the outline at a small angle and bend back down.
 * @param amount 1 = about a hundred
 */
export function flyaways(outlined: Outlined, f: FaceFrame, amount: number): Plane {
  const { layer } = outlined
  const out = new Float32Array(layer.w * layer.h)
  const next = random(21)
  const starts = outlinePixels(outlined, f)
  const count = Math.min(starts.length, Math.round(110 * amount))
  for (let k = 0; k < count; k++)
    drawHair(out, outlined, { from: starts[(next() * starts.length) | 0], s: f.s, next })
  return out
}

/** Half covered pixels of the outline, away from the face. */
function outlinePixels({ layer: { w, h, alpha }, body }: Outlined, f: FaceFrame): number[] {
  const found: number[] = []
  for (let y = 8; y < h - 8; y += 2) {
    for (let x = 8; x < w - 8; x += 2) {
      const i = y * w + x
      if (alpha[i] <= 0.35 || alpha[i] >= 0.75 || body[i] <= 0.2 || body[i] >= 0.75) continue
      const [u, v] = toFace(f, x, y)
      if (Math.hypot(u, v) > 0.56 || (v < -0.2 && Math.abs(u) > 0.36)) found.push(i)
    }
  }
  return found
}

interface Start {
  /** A pixel of the outline. */
  from: number
  s: number
  next: () => number
}

function drawHair(out: Plane, { layer: { w, h }, body }: Outlined, { from: i, s, next }: Start) {
  const gx = body[i - 6] - body[i + 6]
  const gy = body[i - 6 * w] - body[i + 6 * w]
  const slope = Math.hypot(gx, gy) || 1
  const [nx, ny] = [gx / slope, gy / slope]
  // along the outline, mostly downwards
  const isUp = nx < 0 || (Math.abs(nx) < 0.25 && next() < 0.5)
  const [tx, ty] = isUp ? [ny, -nx] : [-ny, nx]
  const angle = 0.1 + next() * 0.45
  let dx = tx * Math.cos(angle) + nx * Math.sin(angle)
  let dy = ty * Math.cos(angle) + ny * Math.sin(angle)
  const steps = Math.ceil(s * (0.05 + 0.16 * next() * next()))
  const bend = ((next() - 0.35) * 1.6) / steps
  const strength = 0.16 + 0.3 * next()
  let x = (i % w) - dx * 5
  let y = ((i / w) | 0) - dy * 5
  for (let step = 0; step < steps; step++) {
    const t = step / steps
    if (x < 1 || y < 1 || x >= w - 2 || y >= h - 2) return
    dot(out, w, x, y, strength * (1 - t * t) * Math.min(1, t * 6))
    x += dx
    y += dy
    const turned = dx * Math.sin(bend) + dy * Math.cos(bend) + 0.004
    dx = dx * Math.cos(bend) - dy * Math.sin(bend)
    dy = turned
    const length = Math.hypot(dx, dy)
    dx /= length
    dy /= length
  }
}

function dot(out: Plane, w: number, x: number, y: number, a: number) {
  const j = (y | 0) * w + (x | 0)
  const tx = x % 1
  const ty = y % 1
  out[j] = Math.max(out[j], a * (1 - tx) * (1 - ty))
  out[j + 1] = Math.max(out[j + 1], a * tx * (1 - ty))
  out[j + w] = Math.max(out[j + w], a * (1 - tx) * ty)
  out[j + w + 1] = Math.max(out[j + w + 1], a * tx * ty)
}
