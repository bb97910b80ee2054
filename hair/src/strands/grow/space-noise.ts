import { random } from '../../pixels/random.ts'

/** Smooth noise in three dimensions, about -1 to 1, one knot per unit. */
export type SpaceNoise = (x: number, y: number, z: number) => number

const LENGTH = 4096
const MASK = LENGTH - 1

/** Repeatable, and without a period an eye could find: sums of sines would show one. */
export function spaceNoise(seed: number): SpaceNoise {
  const next = random(seed)
  const table = Float32Array.from({ length: LENGTH }, () => next() * 2 - 1)
  return (x, y, z) => {
    const fx = Math.floor(x)
    const fy = Math.floor(y)
    const fz = Math.floor(z)
    const u = ease(x - fx)
    const v = ease(y - fy)
    const w = ease(z - fz)
    const x0 = Math.imul(fx, 73856093)
    const x1 = (x0 + 73856093) | 0
    const y0 = Math.imul(fy, 19349663)
    const y1 = (y0 + 19349663) | 0
    const z0 = Math.imul(fz, 83492791)
    const z1 = (z0 + 83492791) | 0
    const a = table[(x0 ^ y0 ^ z0) & MASK]
    const b = table[(x0 ^ y1 ^ z0) & MASK]
    const c = table[(x0 ^ y0 ^ z1) & MASK]
    const d = table[(x0 ^ y1 ^ z1) & MASK]
    const near = a + (table[(x1 ^ y0 ^ z0) & MASK] - a) * u
    const above = b + (table[(x1 ^ y1 ^ z0) & MASK] - b) * u
    const far = c + (table[(x1 ^ y0 ^ z1) & MASK] - c) * u
    const beyond = d + (table[(x1 ^ y1 ^ z1) & MASK] - d) * u
    const front = near + (above - near) * v
    return front + (far + (beyond - far) * v - front) * w
  }
}

const ease = (t: number): number => t * t * (3 - 2 * t)
