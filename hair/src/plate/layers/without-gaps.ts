import type { Analysis } from '../../analysis/analyse.ts'
import { faceFrame, toFace } from '../../face/face-frame.ts'
import { placeFace } from '../../face/place-face.ts'
import { HAIR } from '../../matte/masks.ts'
import type { Matte } from '../../matte/soft/soft-matte.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import { grown, shrunk } from './grown.ts'

/** Half the width of gaps between locks that count as hair, face heights. */
const GAP = 0.035
/** Only below this height, face heights: above, gaps show her face. */
const TOP = -0.3

/**
 * The matte with the narrow gaps between locks closed (what shows through them lies in the hair's shadow), and with ends
 * that the masks took for hair and the matte for something else.
 */
export function withoutGaps({ matte, face, masks }: Pick<Analysis, 'matte' | 'face' | 'masks'>): Matte {
  const { w, h } = masks
  const f = faceFrame(placeFace(face, w / matte.w))
  const r = Math.max(1, Math.round(f.s * GAP))
  const known = resizePlane(matte.alpha, matte.w, matte.h, w, h)
  const hides = known.map((a, i) => (a > 0.2 || masks.shares[HAIR][i] > 0.5 ? 1 : 0))
  const closed = shrunk(grown(hides, w, h, r), w, h, r)
  for (let i = 0; i < closed.length; i++) {
    const x = i % w
    const isInside = x > r && x < w - r && toFace(f, x, (i / w) | 0)[1] < TOP
    if (known[i] > 0.2 || !isInside) closed[i] = 0
  }
  const gaps = resizePlane(closed, w, h, matte.w, matte.h)
  return { ...matte, alpha: matte.alpha.map((a, i) => Math.max(a, gaps[i])) }
}
