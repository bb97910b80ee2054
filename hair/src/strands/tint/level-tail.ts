import { type FaceFrame, toFace } from '../../face/face-frame.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { quantiles } from './light-bands.ts'

/** Face heights below the middle of a face: swept hair ends above the first, a tail that comes round the neck is below the second. */
const TAIL = { from: -0.25, whole: -0.4 } as const

/**
 * Brings a tail into the light of the hair that is swept to it, in place, by the middles of both. On the head hair lies in
 * a dense sheet that keeps the light out of itself, in a tail it hangs open: rendered, the one is a third as light as the other.
 * No camera sees that of one head of hair.
 * @param light of each pixel, above 0
 * @param weight 0 to 1: where there is hair
 */
export function levelTail(
  light: Plane,
  weight: Plane,
  { w, frame }: Pick<Size, 'w'> & { frame: FaceFrame },
): void {
  const inTail = light.map((_, i) => smoothstep(TAIL.from, TAIL.whole, toFace(frame, i % w, (i / w) | 0)[1]))
  const middleOf = (part: (share: number) => number): number =>
    quantiles(
      light,
      weight.map((has, i) => has * part(inTail[i])),
    )[50]
  const tail = middleOf((share) => share)
  const swept = middleOf((share) => 1 - share)
  if (tail <= 0 || swept <= 0) return
  for (let i = 0; i < light.length; i++) light[i] *= 1 + (swept / tail - 1) * inTail[i]
}
