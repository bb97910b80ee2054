import type { Face } from '../../face/face.ts'
import { faceFrame } from '../../face/face-frame.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import {
  ANGLES,
  angleIndex,
  angleOf,
  type Hairline,
  ownHairline,
  readHairline,
  smoothAngles,
} from '../layer/hairline.ts'

/** How the look's hairline is brought to hers, so that no forehead has to be invented. */
export interface HairlineMatch {
  /** Radius of the new hairline per angle. */
  radius: Float32Array
  /** How far the look's hair moves inwards per angle, face units. */
  shift: Float32Array
  /** The largest move over the forehead. */
  lift: number
}

/** A look covers the forehead above this share. */
export const FRINGE = 0.3

/** The hair of a look, and where each pixel of her picture lies in it. */
interface WornLook {
  hair: Size & { alpha: Plane }
  /** See `fringeOf`. */
  fringe: number
  warp: (x: number, y: number) => [number, number]
}

export function matchHairline(
  hers: { face: Face; alpha: Plane; size: Size; fringe: number },
  look: WornLook,
): HairlineMatch {
  const { hair, warp } = look
  const { size } = hers
  const own = ownHairline(hers.face, hers.fringe, (x, y) =>
    x < 0 || y < 0 || x >= size.w || y >= size.h ? 0 : hers.alpha[(y | 0) * size.w + (x | 0)],
  )
  const theirs = readHairline(faceFrame(hers.face), (x, y) => {
    const [sx, sy] = warp(x, y)
    return sx < 0 || sy < 0 || sx >= hair.w || sy >= hair.h ? 0 : hair.alpha[(sy | 0) * hair.w + (sx | 0)]
  })
  const hasFringe = look.fringe > FRINGE
  if (!hasFringe) evenOut(theirs)
  let lift = 0
  const wanted = own.map((radius, k) => {
    const angle = angleOf(k)
    let d = theirs.seen[k] ? theirs.radius[k] - (radius - 0.012) : 0
    if (hasFringe && angle < 45) d = Math.max(0, d)
    if (angle < 55) lift = Math.max(lift, d)
    return Math.max(hasFringe ? -0.03 : -0.09, Math.min(0.24, d)) * smoothstep(102, 62, angle)
  })
  const shift = smoothAngles(wanted)
  const radius = new Float32Array(ANGLES)
  for (let k = 0; k < ANGLES; k++) radius[k] = (theirs.seen[k] ? theirs.radius[k] : own[k]) - shift[k]
  return { radius: smoothAngles(radius, 1), shift, lift }
}

/** Half width, in angles, of the locks that are cut back to an even hairline. */
const LOCK = 2

/** Without a fringe a hairline is even: locks that hang into the forehead are cut back to their neighbours' height. */
function evenOut({ radius, seen }: Hairline) {
  const highest = radius.map((own, k) => {
    if (!seen[k] || angleOf(k) > 60) return own
    let most = own
    for (let j = k - LOCK; j <= k + LOCK; j++) if (seen[j] && radius[j] > most) most = radius[j]
    return most
  })
  const even = smoothAngles(highest)
  for (let k = 0; k < ANGLES; k++) {
    const share = smoothstep(70, 50, angleOf(k))
    if (seen[k]) radius[k] += Math.max(0, even[k] - radius[k]) * share
  }
}

/** The hairline at the angle of a point; null below the jaw. `line`: 1 on the forehead, 0 beside the ears. */
export function hairlineAt({ radius, shift }: HairlineMatch, u: number, v: number) {
  const at = angleIndex(u, v)
  if (at < 0 || at >= ANGLES - 1) return null
  const k = at | 0
  const t = at - k
  const angle = (at - (ANGLES - 1) / 2) * 5
  return {
    angle,
    radius: radius[k] * (1 - t) + radius[k + 1] * t,
    shift: shift[k] * (1 - t) + shift[k + 1] * t,
    line: smoothstep(100, 70, Math.abs(angle)),
  }
}
