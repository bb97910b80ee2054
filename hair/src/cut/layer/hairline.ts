import { type Face, OVAL, pointAt } from '../../face/face.ts'
import { type FaceFrame, faceFrame, toFace, toPixels } from '../../face/face-frame.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'

/** Angles of a hairline: -140 to 140 degrees from straight up, one every 5 degrees. */
export const ANGLES = 57
const MIDDLE = (ANGLES - 1) / 2
const DEGREES = 180 / Math.PI

/** Where hair begins, as a radius (face units) per angle around the middle of the face. */
export interface Hairline {
  radius: Float32Array
  /** 1 where hair was found at that angle. */
  seen: Uint8Array
}

/** Degrees from straight up, without sign. */
export const angleOf = (k: number): number => Math.abs(k - MIDDLE) * 5
/** Place on the list of angles, with fraction, of a point in face units. */
export const angleIndex = (u: number, v: number): number => (Math.atan2(u, v) * DEGREES) / 5 + MIDDLE

/** First radius at which hair begins and stays for a while. */
export function readHairline(f: FaceFrame, alphaAt: (x: number, y: number) => number): Hairline {
  const radius = new Float32Array(ANGLES)
  const seen = new Uint8Array(ANGLES)
  for (let k = 0; k < ANGLES; k++) {
    const angle = ((k - MIDDLE) * 5) / DEGREES
    let run = 0
    for (let q = 0.2; q < 0.95; q += 0.005) {
      const [x, y] = toPixels(f, Math.sin(angle) * q, Math.cos(angle) * q)
      if (alphaAt(x, y) <= 0.5) {
        run = Math.max(0, run - 2)
        continue
      }
      if (++run < 10) continue
      radius[k] = q - 0.05
      seen[k] = 1
      break
    }
  }
  return { radius, seen }
}

/**
 * Her own hairline; under a fringe it is guessed from the face outline. A matte that took a shaded forehead
 * must not lower it: never below the mesh's own top.
 */
export function ownHairline(
  face: Face,
  fringe: number,
  alphaAt: (x: number, y: number) => number,
): Float32Array {
  const found = readHairline(faceFrame(face), alphaAt)
  const oval = ovalRadius(face)
  const radius = found.radius.map((seen, k) => {
    const natural = oval[k] * 1.05 + 0.01
    const angle = angleOf(k)
    const least =
      angle < 50 && fringe > 0.3 ? natural - 0.02 : oval[k] * (0.86 + 0.1 * smoothstep(70, 45, angle))
    return Math.max(least, Math.min(natural + 0.13, found.seen[k] ? seen : natural))
  })
  return smoothAngles(radius, 1)
}

/** Radius of the face's outline, face units, per angle of a hairline. */
export function ovalRadius(face: Face): Float32Array {
  const f = faceFrame(face)
  const points = OVAL.map((i) => toFace(f, ...pointAt(face, i))).map(([u, v]) => ({
    angle: Math.atan2(u, v) * DEGREES,
    radius: Math.hypot(u, v),
  }))
  return Float32Array.from({ length: ANGLES }, (_, k) => {
    let sum = 0
    let weight = 0
    for (const point of points) {
      const away = Math.abs(point.angle - (k - MIDDLE) * 5)
      const d = Math.min(away, 360 - away)
      const g = Math.exp((-d * d) / 60) + 1e-9
      weight += g
      sum += g * point.radius
    }
    return sum / weight
  })
}

export function smoothAngles(values: Float32Array, sigma = 2): Float32Array {
  return values.map((_, k) => {
    let sum = 0
    let weight = 0
    for (let j = Math.max(0, k - 6); j <= Math.min(values.length - 1, k + 6); j++) {
      const g = Math.exp(-((j - k) ** 2) / (2 * sigma * sigma))
      weight += g
      sum += g * values[j]
    }
    return sum / weight
  })
}
