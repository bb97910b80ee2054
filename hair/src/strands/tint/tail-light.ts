import { type FaceFrame, toFace } from '../../face/face-frame.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { quantiles } from './light-bands.ts'

/** Face heights below the middle of a face: swept hair ends above the first, a tail that comes round the neck is below the second. */
const TAIL = { from: -0.25, whole: -0.4 } as const

/** The light of swept hair and of its tail, 0 to 100 per cent of each, and how far each pixel is tail, 0 to 1. */
export interface TailLight {
  swept: Float32Array
  tail: Float32Array
  inTail: Plane
}

/**
 * Tells the light of a tail from that of the hair that is swept to it, so that each has shade and shine of its own. On the head
 * hair lies in a dense sheet that keeps the light out of itself, in a tail it hangs open: rendered, the one is a third as light
 * as the other. No camera sees that of one head of hair.
 * @param light of each pixel, above 0
 * @param weight 0 to 1: where there is hair
 * @returns null where nothing is seen of one of them
 */
export function tailLight(
  light: Plane,
  weight: Plane,
  { w, frame }: Pick<Size, 'w'> & { frame: FaceFrame },
): TailLight | null {
  const inTail = light.map((_, i) => smoothstep(TAIL.from, TAIL.whole, toFace(frame, i % w, (i / w) | 0)[1]))
  const sharesOf = (part: (share: number) => number) =>
    quantiles(
      light,
      weight.map((has, i) => has * part(inTail[i])),
    )
  const swept = sharesOf((share) => 1 - share)
  const tail = sharesOf((share) => share)
  return swept[50] > 0 && tail[50] > 0 ? { swept, tail, inTail } : null
}
