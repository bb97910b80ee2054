import { type PhotoVerdict, photoCounts, photoLevel } from './photo-rules.ts'

/** What the photos lack together, the most useful first. A hint never blocks. */
export const SET_HINTS = [
  'profiles',
  'left_profile',
  'right_profile',
  'front',
  'daylight',
  'closer',
  'farther',
  'elsewhere',
] as const
export type SetHint = (typeof SET_HINTS)[number]

/** With fewer photos she is not done choosing: no hint yet. */
export const HINTS_FROM = 8
export const HINTS_AT_MOST = 2

export const SET_LIMITS = {
  /** Radians the head is turned at least in a profile or three-quarter view. */
  turned: 0.25,
  /** Radians the head is turned at most when seen from the front. */
  frontal: 0.2,
  fewestFrontal: 3,
  /** Share of the photos, above which their poor light is a trait of the set. */
  poorLight: 1 / 3,
  /** Cheek to cheek, as a share of the height of the photo: smaller is far, larger shows little of long hair. */
  farFace: 0.12,
  nearFace: 0.25,
  /** Share of the photos taken from afar, above which there is too little of the face. */
  far: 0.6,
  /** Mean difference of two backdrops, 0 to 255: below, they are one place in one light. */
  onePlace: 14,
  /** Share of the photos in one place, above which the others are too few. */
  inOnePlace: 0.6,
} as const

/** One photo, as the check has seen it. */
export interface SeenPhoto {
  /** `null` while the check is running. */
  verdicts: readonly PhotoVerdict[] | null
  height: number
  /** Cheek to cheek, pixels. */
  faceWidth: number
  /** Radians; above 0 the nose points to the left of the picture. `null` without a face. */
  yaw: number | null
  /** Mean colours around the head; compared number by number. */
  backdrop: readonly number[]
}

/** What the photos that count lack together: at most two hints, none while one of them is still being looked at. */
export function setHints(photos: readonly SeenPhoto[]): SetHint[] {
  if (photos.some(({ verdicts }) => photoLevel(verdicts) === 'checking')) return []
  const seen = photos.filter(({ verdicts }) => photoCounts(verdicts))
  if (seen.length < HINTS_FROM) return []
  const lacks = { ...lacksOfPose(seen), ...lacksOfSight(seen) }
  return SET_HINTS.filter((hint) => lacks[hint]).slice(0, HINTS_AT_MOST)
}

/**
 * Left and right are her own, as she would say them: with her nose to the left of the picture she shows her left
 * profile. A mirrored selfie swaps them; both sides are wished for, so the side that is missing is still named.
 */
function lacksOfPose(seen: readonly SeenPhoto[]) {
  const count = (test: (yaw: number) => boolean) => seen.filter(({ yaw }) => yaw !== null && test(yaw)).length
  const left = count((yaw) => yaw >= SET_LIMITS.turned)
  const right = count((yaw) => yaw <= -SET_LIMITS.turned)
  return {
    profiles: left + right === 0,
    left_profile: left === 0 && right > 0,
    right_profile: right === 0 && left > 0,
    front: count((yaw) => Math.abs(yaw) <= SET_LIMITS.frontal) < SET_LIMITS.fewestFrontal,
  }
}

function lacksOfSight(seen: readonly SeenPhoto[]) {
  const share = (test: (photo: SeenPhoto) => boolean) => seen.filter(test).length / seen.length
  const poor = share(({ verdicts }) => verdicts?.some((verdict) => POOR_LIGHT.includes(verdict)) ?? false)
  const size = ({ faceWidth, height }: SeenPhoto) => faceWidth / height
  return {
    daylight: poor > SET_LIMITS.poorLight,
    closer: share((photo) => size(photo) < SET_LIMITS.farFace) > SET_LIMITS.far,
    farther: share((photo) => size(photo) > SET_LIMITS.nearFace) === 1,
    elsewhere: largestPlace(seen) / seen.length > SET_LIMITS.inOnePlace,
  }
}

const POOR_LIGHT: readonly PhotoVerdict[] = ['backlit', 'low_light']

/** How many photos share the place of the one that most others resemble. */
const largestPlace = (seen: readonly SeenPhoto[]): number =>
  Math.max(...seen.map((one) => seen.filter((other) => isOnePlace(one, other)).length))

function isOnePlace({ backdrop: p }: SeenPhoto, { backdrop: q }: SeenPhoto): boolean {
  if (p.length !== q.length || p.length === 0) return false
  const difference = p.reduce((sum, value, i) => sum + Math.abs(value - (q[i] ?? 0)), 0)
  return difference / p.length < SET_LIMITS.onePlace
}
