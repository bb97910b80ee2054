import { faceFrame, toFace, toPixels } from '../../face/face-frame.ts'
import type { Masks } from '../../matte/masks.ts'
import { planeOf } from '../../pixels/fill-plane.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { valueNoise } from '../../pixels/value-noise.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { composeHair } from '../layer/compose-hair.ts'
import { looseHair } from '../layer/loose-hair.ts'
import { mixPictures } from '../layer/mix-pictures.ts'
import type { OwnHair, Reshaped } from '../layer/own-hair.ts'
import { backdropOf, withLooseHair, withoutLooseHair } from '../layer/take-loose-hair.ts'
import { type HairSource, warpHair } from '../layer/warp-hair.ts'

/** Her photo as it was taken, and what is known of it. */
interface Taken {
  /** OKLab, interleaved. */
  lab: Float32Array
  masks: Pick<Masks, 'shares'>
}

/** By how much locks are lifted unlike, share of the lift, and over what angle seen from the middle of the face, radians. */
const LOCKS = { by: 0.18, wide: 0.5 } as const
/** The same of narrower ones. */
const NARROW = { by: 0.12, wide: 0.19 } as const
/** Radians by which locks lean over a face height outwards. */
const LEAN = 0.4
/** Single hairs on the outline; see `ComposeOptions`. */
const SINGLE = { flyaways: 0.7, fringe: 1.3 } as const
/** How far beyond hair, before and after, the picture may differ from the photo, face heights: single hairs lie there. */
const TOUCHED = 0.08

/**
 * More volume: the outline is pushed outwards, lock by lock, and the loose hairs that she has with it; face and hairline
 * stay. Laid over the photo itself, so nothing gets bare and no plate is needed.
 * @param amount widening of the outline, 0.12 = an eighth
 */
export function volume(
  { picture, hair: held, face, layout }: OwnHair,
  { lab, masks }: Taken,
  amount: number,
): Reshaped {
  const f = faceFrame(face)
  const { w, h } = held
  const loose = looseHair(
    { w, h, lab, alpha: held.alpha, isBackground: backdropOf(layout, masks, held) },
    f.s,
  )
  const hair = withLooseHair(held, loose, f.s)
  const lock = lockLift()
  const source: HairSource = (x, y, out) => {
    const [u, v] = toFace(f, x, y)
    const strength = smoothstep(0.46, 0.85, Math.hypot(u, Math.max(v, -0.1))) * smoothstep(-1.3, -0.4, v)
    const lift = amount * strength * (1 + lock(u, v))
    const across = 1 / (1 + lift)
    const up = 1 / (1 + 0.8 * lift * smoothstep(-0.1, 0.2, v))
    const [sx, sy] = toPixels(f, u * across, v * up)
    out[0] = sx
    out[1] = sy
    out[2] = 1
  }
  const layer = warpHair(hair, hair, source)
  const backing = { picture: withoutLooseHair(picture, lab, loose), layout, face }
  const composed = composeHair(backing, layer, { underlay: false, shadow: 0.35, ...SINGLE })
  const reach = planeOf(w * h, (i) => Math.max(hair.alpha[i], layer.alpha[i]))
  const touched = wideBlur(reach, w, h, f.s * TOUCHED)
  const share = (x: number, y: number, i: number) => {
    if (touched[i] <= 0.002) return 0
    const [u, v] = toFace(f, x, y)
    return smoothstep(0.44, 0.56, Math.hypot(u, Math.max(v, -0.1)))
  }
  const moved = { source, alpha: layer.alpha, share }
  return { picture: mixPictures(picture, composed, share), moved }
}

/** How much more than others, or less, a lock at a place in face units is lifted: -0.3 to 0.3. */
function lockLift(): (u: number, v: number) => number {
  const [locks, narrow] = [valueNoise(11), valueNoise(47)]
  // noise has its joint below the chin, where nothing is lifted
  return (u, v) => {
    const turn = Math.atan2(u, v) + LEAN * Math.hypot(u, v)
    return LOCKS.by * locks(turn / LOCKS.wide + 20) + NARROW.by * narrow(turn / NARROW.wide + 20)
  }
}
