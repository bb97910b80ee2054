import type { PhotoReport, VerdictCode } from '../contract.ts'
import { type Face, POINT, pointAt } from '../face/face.ts'
import { findFaces } from '../face/find-faces.ts'
import type { PhotoSource } from '../files/photo-format.ts'
import { type Photo, readPhoto } from '../files/read-photo.ts'
import { resizePicture } from '../files/resize-picture.ts'
import { backdrop } from './backdrop.ts'
import { blockiness } from './blockiness.ts'
import { fingerprint } from './fingerprint.ts'
import { framing } from './framing.ts'
import { headIsCovered } from './head-is-covered.ts'
import { judge } from './judge.ts'
import { photoScore } from './photo-score.ts'
import { seeFaces } from './see-faces.ts'
import { sharpness } from './sharpness.ts'
import { tears } from './tears.ts'

/** Long side of the reduced picture everything is measured on. */
const SIDE = 1200
/**
 * Looks at one uploaded photo once. About 0.2 s for 12 megapixels when warm.
 * @throws HairError file_missing, format_not_supported, too_many_pixels, file_unreadable
 */
export async function checkPhoto(source: PhotoSource): Promise<PhotoReport> {
  const photo = await readPhoto(source, SIDE)
  const thumbnail = await resizePicture(photo, 96, 96)
  const base = {
    width: photo.fullWidth,
    height: photo.fullHeight,
    fingerprint: fingerprint(thumbnail),
    backdrop: backdrop(thumbnail),
  }
  const found = await seeFaces(photo, await findFaces(photo))
  if (!found) return { ...base, ...NO_FACE }
  const { main, lit } = found
  const seen = {
    faces: found.count,
    faceWidth: Math.round((faceWidth(main) * photo.fullWidth) / photo.w),
    sharpness: await sharpness(photo, main),
  }
  const { width, height } = base
  const verdicts = judge({ ...seen, ...lit, width, height, ...measureHead(photo, main) })
  const report = { ...base, ...seen, pose: main.pose, light: lit.brightest, verdicts }
  return { ...report, score: photoScore(report) }
}

const measureHead = (photo: Photo, face: Face) => ({
  blockiness: hasItsGrid(photo) ? blockiness(photo) : 0,
  tears: tears(photo),
  isCovered: headIsCovered(photo, face),
  isHairOutside: framing(photo, face).hairOutside,
})

/** A reduced photo has lost the grid of its squares; then nobody sees it either. */
const hasItsGrid = (photo: Photo): boolean => photo.w === photo.fullWidth

const NO_FACE = {
  verdicts: ['no_face'] as VerdictCode[],
  faces: 0,
  pose: null,
  faceWidth: 0,
  sharpness: 0,
  light: 0,
  score: 0,
}

function faceWidth(face: Face): number {
  const [lx, ly] = pointAt(face, POINT.cheekLeft)
  const [rx, ry] = pointAt(face, POINT.cheekRight)
  return Math.hypot(rx - lx, ry - ly)
}
