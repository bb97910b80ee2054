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
import { isUpsideDown } from './is-upside-down.ts'
import { judge, LIMITS } from './judge.ts'
import { type Light, light } from './light.ts'
import { photoScore } from './photo-score.ts'
import { sharpness } from './sharpness.ts'
import { tears } from './tears.ts'

/** Long side of the reduced picture everything is measured on. */
const SIDE = 1200
/** When a found face is none, or one more. */
const FACES = {
  /** Below this a found face is a pattern, not a face. */
  minCertainty: 0.5,
  /** Another face counts when it is this certain and its width is at least this share of the largest. */
  otherCertainty: 0.7,
  other: 0.3,
  /** Share of the face outline outside the frame. */
  maxOutside: 0.2,
  /** Radians; a head that lies is no use to us. */
  maxRoll: 0.9,
} as const

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
  const faces = (await findFaces(photo)).filter((face) => face.certainty >= FACES.minCertainty)
  const main = faces[0]
  const lit = main && light(photo, main)
  if (!main || !lit || !(await isSeenWell(photo, main, lit))) return { ...base, ...NO_FACE }
  const seen = {
    faces: faces.filter((f) => f.certainty > FACES.otherCertainty && f.box[2] >= FACES.other * main.box[2])
      .length,
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

/** A face mostly outside the frame, lying on its side or standing on its head counts as none. */
async function isSeenWell(photo: Photo, face: Face, lit: Light): Promise<boolean> {
  if (framing(photo, face).faceOutside > FACES.maxOutside) return false
  if (Math.abs(face.pose.roll) > FACES.maxRoll) return false
  return lit.clipped > LIMITS.maxClipped || !(await isUpsideDown(photo, face))
}

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
