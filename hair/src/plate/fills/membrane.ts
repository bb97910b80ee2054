import type { Plane, Size } from '../../pixels/picture.ts'
import { pushPull } from '../../pixels/push-pull.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'

/** Which pixels are known, and inside what; 0 or 1. */
interface Where extends Size {
  known: Uint8Array
  domain: Uint8Array
}

interface Level extends Where {
  values: Plane
}

const LEVELS = 3

/**
 * The smoothest surface through the known pixels, inside the domain (Laplace's equation, coarse to fine,
 * over-relaxed): continues gradients of light where patches would show seams. Outside the domain it is only
 * a guess, but a continuous one.
 */
export function membrane(values: Plane, where: Where): Plane {
  const { w, h } = where
  const levels: Level[] = [{ ...where, values }]
  while (levels.length < LEVELS) levels.push(halve(levels[levels.length - 1]))
  const coarsest = levels[LEVELS - 1]
  const start = pushPull([values], Float32Array.from(where.known), w, h)[0]
  let surface = resizePlane(start, w, h, coarsest.w, coarsest.h)
  for (let l = LEVELS - 1; l >= 0; l--) {
    const level = levels[l]
    const coarser = levels[l + 1]
    if (coarser) surface = resizePlane(surface, coarser.w, coarser.h, level.w, level.h)
    relax(surface, level, l === LEVELS - 1 ? 120 : 36)
  }
  return surface
}

function halve({ w, h, values, known, domain }: Level): Level {
  const W = w >> 1
  const H = h >> 1
  const out = {
    w: W,
    h: H,
    values: new Float32Array(W * H),
    known: new Uint8Array(W * H),
    domain: new Uint8Array(W * H),
  }
  for (let y = 0; y < H; y++) {
    for (let x = 0; x < W; x++) {
      const j = y * W + x
      let count = 0
      for (let k = 0; k < 4; k++) {
        const i = (2 * y + (k >> 1)) * w + 2 * x + (k & 1)
        if (domain[i]) out.domain[j] = 1
        if (!known[i]) continue
        count++
        out.values[j] += values[i]
      }
      if (!count) continue
      out.values[j] /= count
      out.known[j] = 1
    }
  }
  return out
}

function relax(surface: Plane, { w, h, values, known, domain }: Level, rounds: number) {
  const free = new Int32Array(surface.length)
  let count = 0
  const joined = new Uint8Array(surface.length)
  for (let i = 0; i < surface.length; i++) {
    joined[i] = known[i] | domain[i]
    if (known[i]) surface[i] = values[i]
    const x = i % w
    const isInside = x > 0 && x < w - 1 && i >= w && i < w * (h - 1)
    if (isInside && domain[i] && !known[i]) free[count++] = i
  }
  for (let round = 0; round < rounds; round++) {
    for (let q = 0; q < count; q++) {
      const i = free[q]
      const sides = joined[i - 1] + joined[i + 1] + joined[i - w] + joined[i + w]
      if (!sides) continue
      const across = joined[i - 1] * surface[i - 1] + joined[i + 1] * surface[i + 1]
      const along = joined[i - w] * surface[i - w] + joined[i + w] * surface[i + w]
      surface[i] += 1.6 * ((across + along) / sides - surface[i])
    }
  }
}
