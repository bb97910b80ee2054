import { fingerprintsAreNear } from '../check/fingerprints-are-near.ts'
import type { PhotoReport, VerdictCode } from '../contract.ts'

export interface CheckedPhoto {
  file: string
  report: PhotoReport
}

const ERRORS: readonly VerdictCode[] = ['no_face', 'many_faces', 'blurry', 'too_small']
/** What a new pose is worth against a better photo. */
const VARIETY = 0.35
/** What a near copy of a chosen photo loses. */
const COPY = 0.6

/** The photos that may serve, best first; each next one is weighed by its score and by how new its pose is. */
export function rankPhotos(photos: CheckedPhoto[]): CheckedPhoto[] {
  const left = photos.filter(({ report }) => !report.verdicts.some((v) => ERRORS.includes(v)) && report.pose)
  const ranked: CheckedPhoto[] = []
  while (left.length) {
    const worth = left.map((photo) => photo.report.score + novelty(photo, ranked))
    ranked.push(...left.splice(worth.indexOf(Math.max(...worth)), 1))
  }
  return ranked
}

function novelty({ report }: CheckedPhoto, chosen: CheckedPhoto[]): number {
  if (!chosen.length) return 0
  const distances = chosen.map((other) => poseDistance(report, other.report))
  const isCopy = chosen.some((other) => fingerprintsAreNear(report.fingerprint, other.report.fingerprint))
  return VARIETY * Math.min(1, Math.min(...distances) / 0.3) - (isCopy ? COPY : 0)
}

/** Radians between two head poses. */
function poseDistance({ pose: p }: PhotoReport, { pose: q }: PhotoReport): number {
  return p && q ? Math.hypot(p.yaw - q.yaw, p.pitch - q.pitch, p.roll - q.roll) : 0
}
