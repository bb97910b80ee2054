import { type FaceFrame, toFace } from '../../face/face-frame.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { quantiles } from './light-bands.ts'

/** Face heights below the middle of a face: swept hair ends above the first, a tail that comes round the neck is below the second. */
const TAIL = { from: 0, whole: -0.1 } as const

/** The light of swept hair and of its tail, 0 to 100 per cent of each. */
export interface TailLight {
  swept: Float32Array
  tail: Float32Array
}

/** How far each pixel is tail and no longer head, 0 to 1. */
export const tailShare = (pixels: number, { w, frame }: Pick<Size, 'w'> & { frame: FaceFrame }): Plane =>
  Float32Array.from({ length: pixels }, (_, i) =>
    smoothstep(TAIL.from, TAIL.whole, toFace(frame, i % w, (i / w) | 0)[1]),
  )

/**
 * Tells the light of a tail from that of the hair that is swept to it, so that each has shade and shine of its own. On the head
 * hair lies in a dense sheet that keeps the light out of itself, in a tail it hangs open: rendered, the one is a third as light
 * as the other. No camera sees that of one head of hair.
 * @param light of each pixel, above 0
 * @param weight 0 to 1: where there is hair
 * @param inTail see `tailShare`
 * @returns null where nothing is seen of one of them
 */
export function tailLight(light: Plane, weight: Plane, inTail: Plane): TailLight | null {
  const sharesOf = (part: (share: number) => number) =>
    quantiles(
      light,
      weight.map((has, i) => has * part(inTail[i])),
    )
  const swept = sharesOf((share) => 1 - share)
  const tail = sharesOf((share) => share)
  return swept[50] > 0 && tail[50] > 0 ? { swept, tail } : null
}

/** How much of the light and shade of whole stretches of a tail stays in it that is lighter than its middle, and darker. */
const EVEN = { gloss: 0.55, shade: 0.3 } as const

/** What of its light, in the measure of `mixed`, it lacks between ear, jaw and neck, and the face heights from which on it does, and fully. */
const NAPE = { lacks: 0.12, from: -0.6, full: -0.2 } as const

/**
 * Light comes through the ends of a tail, where its hairs are few: how far below a place it is told whether hair goes on, and how far
 * around there, face heights; the cover from which down some of it is end, and all; and by how much of what it lacks of a level,
 * beside the middle of the tail, it is lighter.
 */
const ENDS = { below: 0.07, around: 0.03, some: 0.45, all: 0.1, lit: 0.4, level: 1.05 } as const

/**
 * Brings the stretches of a tail nearer to one light, in place: it hangs in one light all along. Each bend that leans away from
 * the lamp was given the darkest of the palette, by share, and so were its ends, which light comes through.
 * @param broad light and shade of whole areas, in the measure of `mixed`
 */
export function evenTail(
  mixed: Plane,
  broad: Plane,
  { inTail, weight, w, frame }: { inTail: Plane; weight: Plane; w: number; frame: FaceFrame },
): void {
  const middle = quantiles(
    broad,
    weight.map((has, i) => has * inTail[i]),
  )[50]
  if (!(middle > 0)) return
  const cover = wideBlur(weight, w, weight.length / w, ENDS.around * frame.s)
  const below = Math.round(ENDS.below * frame.s) * w
  for (let i = 0; i < mixed.length; i++) {
    if (inTail[i] <= 0) continue
    const [, v] = toFace(frame, i % w, (i / w) | 0)
    const shade = NAPE.lacks * smoothstep(NAPE.from, NAPE.full, v)
    const less = 1 - (broad[i] > middle ? EVEN.gloss : EVEN.shade)
    mixed[i] = (mixed[i] + inTail[i] * less * (middle - broad[i])) * (1 - shade * inTail[i])
    const end = i + below < cover.length ? smoothstep(ENDS.some, ENDS.all, cover[i + below]) : 0
    mixed[i] += inTail[i] * ENDS.lit * end * Math.max(0, ENDS.level * middle - mixed[i])
  }
}

/** What swept hair and its tail lack of a palette, from its darkest on, per cent: by share some of either was black, at temples and at tips. */
const DARKEST = { swept: 7, tail: 16 } as const

/** The palette of either without that, 0 to 100 per cent. */
export const withoutDarkest = (lightness: Float32Array, part: keyof typeof DARKEST): Float32Array =>
  lightness.map((_, q) => {
    const at = DARKEST[part] + (q * (100 - DARKEST[part])) / 100
    const k = Math.min(99, at | 0)
    return lightness[k] + (lightness[k + 1] - lightness[k]) * (at - k)
  })
