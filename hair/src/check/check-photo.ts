import type { PhotoReport, VerdictCode } from '../contract.ts'
import { type Face, POINT, pointAt } from '../face/face.ts'
import { findFaces } from '../face/find-faces.ts'
import type { PhotoSource } from '../files/photo-format.ts'
import { type Photo, readPhoto } from '../files/read-photo.ts'
import { resizePicture } from '../files/resize-picture.ts'
import { blockiness } from './blockiness.ts'
import { fingerprint } from './fingerprint.ts'
import { framing } from './framing.ts'
import { headIsCovered } from './head-is-covered.ts'
import { isUpsideDown } from './is-upside-down.ts'
import { type Light, light } from './light.ts'
import { photoScore } from './photo-score.ts'
import { sharpness } from './sharpness.ts'

/** Long side of the reduced picture everything is measured on. */
const SIDE = 1200
export const LIMITS = {
  /** Shorter side of the photo, pixels. */
  minSide: 600,
  /** Cheek to cheek, pixels of the photo. */
  minFaceWidth: 110,
  /** Below this a found face is a pattern, not a face. */
  minCertainty: 0.5,
  /** Another face counts when its width is at least this share of the largest. */
  otherFace: 0.3,
  minSharpness: 0.2,
  maxBlockiness: 0.35,
  /** Share of the face outline outside the frame. */
  maxFaceOutside: 0.2,
  minBrightest: 0.5,
  maxClipped: 0.25,
  maxBackground: 0.25,
  maxCrushed: 0.4,
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
  const base = { width: photo.fullWidth, height: photo.fullHeight, fingerprint: fingerprint(thumbnail) }
  const faces = (await findFaces(photo)).filter((face) => face.certainty >= LIMITS.minCertainty)
  const main = faces[0]
  const lit = main && light(photo, main)
  if (!main || !lit || !(await isSeenWell(photo, main, lit))) return { ...base, ...NO_FACE }
  const others = faces.filter((f) => f.certainty > 0.7 && f.box[2] >= LIMITS.otherFace * main.box[2])
  const report = {
    ...base,
    faces: others.length,
    pose: main.pose,
    faceWidth: Math.round((faceWidth(main) * photo.fullWidth) / photo.w),
    sharpness: await sharpness(photo, main),
    light: lit.brightest,
    verdicts: [] as VerdictCode[],
  }
  report.verdicts = verdicts(report, photo, main, lit)
  return { ...report, score: photoScore(report) }
}

/** A face mostly outside the frame, lying on its side or standing on its head counts as none. */
async function isSeenWell(photo: Photo, face: Face, lit: Light): Promise<boolean> {
  if (framing(photo, face).faceOutside > LIMITS.maxFaceOutside) return false
  if (Math.abs(face.pose.roll) > LIMITS.maxRoll) return false
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

type Measured = Omit<PhotoReport, 'score'>

/** Errors first, then warnings, in the order of the contract. */
function verdicts(report: Measured, photo: Photo, face: Face, lit: Light): VerdictCode[] {
  const tooSmall =
    Math.min(report.width, report.height) < LIMITS.minSide || report.faceWidth < LIMITS.minFaceWidth
  const dark = lit.brightest < LIMITS.minBrightest
  const isAgainstLight = lit.background > LIMITS.maxBackground && lit.crushed > LIMITS.maxCrushed
  const found: [VerdictCode, boolean][] = [
    ['many_faces', report.faces > 1],
    ['blurry', report.sharpness < LIMITS.minSharpness || isBlocky(photo)],
    ['too_small', tooSmall],
    ['backlit', !dark && (lit.clipped > LIMITS.maxClipped || isAgainstLight)],
    ['low_light', dark],
    ['hair_hidden', !dark && headIsCovered(photo, face)],
    ['cropped', framing(photo, face).hairOutside],
  ]
  return found.filter(([, is]) => is).map(([code]) => code)
}

/** A reduced photo has lost its grid; then nobody sees it either. */
const isBlocky = (photo: Photo): boolean =>
  photo.w === photo.fullWidth && blockiness(photo) > LIMITS.maxBlockiness
