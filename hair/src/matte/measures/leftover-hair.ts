import { type FaceFrame, toFace } from '../../face/face-frame.ts'
import { bytesOf } from '../../pixels/fill-plane.ts'
import { spread } from '../../pixels/masks/spread.ts'
import { samplePlane } from '../../pixels/sample-plane.ts'
import type { Masks } from '../masks.ts'
import type { Matte } from '../soft/soft-matte.ts'

/** Every so many pixels is looked at. */
const STEP = 4

interface Found {
  /** The portrait in OKLab, interleaved. */
  lab: Float32Array
  matte: Matte
  frame: FaceFrame
  masks: Pick<Masks, 'w' | 'h' | 'person'>
}

/**
 * Hair-coloured places on the person that touch the matte but were left out of it, in square face heights: recoloured, they
 * would stay as patches of the old colour; under a new cut they would lie about.
 */
export function leftoverHair({ lab, matte, frame, masks }: Found): number {
  const w = (matte.w / STEP) | 0
  const h = (matte.h / STEP) | 0
  const full = (j: number) => ((j / w) | 0) * STEP * matte.w + (j % w) * STEP
  const isHairColour = hairColourTest({ lab, matte }, w * h, full)
  if (!isHairColour) return 0
  const isHair = bytesOf(w * h, (j) => Number(matte.alpha[full(j)] > 0.5))
  const isLike = (j: number) => {
    const [x, y] = [(j % w) * STEP, ((j / w) | 0) * STEP]
    const v = toFace(frame, x, y)[1]
    const isHers = samplePlane(masks.person, masks, matte, x, y) > 0.5
    return isHers && (v < -0.45 || v > 0.45) && isHairColour(full(j))
  }
  const found = spread(isHair, isLike, w).reduce((sum, is, j) => sum + is - isHair[j], 0)
  return (found * STEP * STEP) / (frame.s * frame.s)
}

/** Tests a pixel against the spread of the sure hair's colours; null when there is too little hair. */
function hairColourTest(
  { lab, matte }: Pick<Found, 'lab' | 'matte'>,
  count: number,
  full: (j: number) => number,
) {
  const lights: number[] = []
  let a = 0
  let b = 0
  for (let j = 0; j < count; j++) {
    const i = full(j)
    if (matte.alpha[i] <= 0.97) continue
    lights.push(lab[i * 3])
    a += lab[i * 3 + 1]
    b += lab[i * 3 + 2]
  }
  if (lights.length < 60) return null
  const sorted = lights.sort((p, q) => p - q)
  const least = sorted[(sorted.length * 0.1) | 0] - 0.02
  const most = sorted[(sorted.length * 0.8) | 0] + 0.03
  const meanA = a / lights.length
  const meanB = b / lights.length
  return (i: number) => {
    const L = lab[i * 3]
    return L > least && L < most && Math.hypot(lab[i * 3 + 1] - meanA, lab[i * 3 + 2] - meanB) < 0.022
  }
}
