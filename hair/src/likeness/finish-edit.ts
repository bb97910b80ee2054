import type { HairReading } from '../analysis/analyse.ts'
import { readHair } from '../analysis/analyse.ts'
import { type Face, POINT, pointAt } from '../face/face.ts'
import { hairChange } from '../finish/hair-change.ts'
import type { Timed } from '../stopwatch.ts'
import { bendEdit } from './edit/bend-edit.ts'
import { frameEdit } from './edit/frame-edit.ts'
import { keepPhoto } from './edit/keep-photo.ts'
import { asLearned, type Finished } from './finish-learned.ts'
import { INNER, INNER_WEIGHTS } from './geometry/inner-landmarks.ts'
import { hairIsKnown } from './judge/may-lay.ts'
import type { OneFace } from './read/read-made.ts'

const KEPT = {
  /** Mean way of the inner face's landmarks in the frame of the photo, eye distances: beyond, the head has moved. */
  moved: 0.06,
  /** OKLab along the border of what is kept: beyond, the background is another one. */
  seam: 0.08,
  /** Mean OKLab distance of old and new hair: less is no new hair. */
  change: 0.035,
} as const

/**
 * An edit of one photo: where it lies on the photo, the photo with its hair; else as a learned picture.
 * @returns `looks_unchanged` where the hair is what it was
 */
export async function finishEdit(
  made: OneFace,
  hers: OneFace,
  timed: Timed,
): Promise<Finished | 'looks_unchanged'> {
  const framed = await frameEdit(made, hers, timed)
  if (!framed || landmarksMoved(framed.made.face, framed.hers.face) > KEPT.moved)
    return asLearned(made, await readHair(hers.portrait, timed), timed)
  const edit = await readHair(framed.made, timed)
  const kept = await timed('composite', () => keepPhoto(bendEdit(edit, framed.hers.face), framed.hers))
  const either = edit.matte.alpha.map((hair, i) => Math.max(hair, framed.hers.matte.alpha[i]))
  if (hairChange(framed.hers.picture, kept.picture, { alpha: either }) < KEPT.change) return 'looks_unchanged'
  if (kept.seam > KEPT.seam || !areKnown(edit, framed.hers)) return asLearned(made, framed.hers, timed)
  return {
    picture: kept.picture,
    before: framed.hers.picture,
    hers: framed.hers,
    made: edit,
    seam: kept.seam,
    composited: true,
  }
}

const areKnown = (edit: HairReading, hers: HairReading): boolean => hairIsKnown(edit) && hairIsKnown(hers)

/** Mean way of the inner face's landmarks between two pictures of one framing, in eye distances of the second. */
function landmarksMoved(one: Face, other: Face): number {
  const [lx, ly] = pointAt(other, POINT.eyeOuterLeft)
  const [rx, ry] = pointAt(other, POINT.eyeOuterRight)
  const way = INNER.reduce((sum, index, k) => {
    const [x, y] = pointAt(one, index)
    const [u, v] = pointAt(other, index)
    return sum + INNER_WEIGHTS[k] * Math.hypot(x - u, y - v)
  }, 0)
  return way / Math.hypot(rx - lx, ry - ly)
}
