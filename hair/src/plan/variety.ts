import { fingerprintsAreNear } from '../check/fingerprints-are-near.ts'
import type { Candidate } from './candidates.ts'
import { photoQuality } from './photo-quality.ts'
import type { CheckedPhoto } from './usable-photos.ts'
import { WAYS_TO_WEAR, wayDistance, wayEffort } from './variations.ts'

/** What each thing is worth beside the quality of the photo (0 to 1). A photo used once more costs most: spread first. */
const WORTH = {
  photoAgain: 0.6,
  /** A pose not seen yet. */
  pose: 0.3,
  /** A place not seen yet. */
  place: 0.15,
  /** A near copy of a photo already used. */
  copy: 0.6,
  /** The same look, and the same parting of it, once more. */
  hairAgain: 0.12,
  sideAgain: 0.05,
  fit: 0.5,
  /** A picture that is surely fit, beside one that is surely not: as much as a use once more, more than a pose. */
  fitness: 0.6,
  /** Another woman's hair: it may sit badly where her own cannot. */
  othersHair: 0.2,
  /** Of a photo used before: a tone unlike those it was used with. */
  tone: 0.2,
  /** A tone far from the one she chose: one order is one tone. */
  effort: 0.15,
} as const
/** Of what nobody can tell how it will look: as the pictures that were graded. */
const USUAL_FITNESS = 0.8
/** Radians: a pose this far from all others is new. */
const NEW_POSE = 0.3
/** Of 255 levels, mean over the places around the head: another backdrop. */
const NEW_PLACE = 40

/** What has been chosen so far, and what a candidate would add to it: kept up to date, so that asking costs nothing. */
export class Variety {
  readonly #photos = new Map<CheckedPhoto, Used>()
  /** How often a look was worn as it is, and in a mirror; her own hair is `null`. */
  readonly #hairUses = new Map<string | null, [asItIs: number, mirrored: number]>()
  /** Of the photos not used yet; forgotten when another one is. */
  readonly #novelty = new Map<CheckedPhoto, number>()

  choose({ photo, hair, way }: Candidate): void {
    const used = this.#photos.get(photo) ?? { times: 0, near: everyWay(1) }
    if (!used.times) this.#novelty.clear()
    used.times += 1
    used.near = nearest(used.near, way)
    this.#photos.set(photo, used)
    const uses = this.#hairUses.get(hair.look) ?? [0, 0]
    uses[hair.isMirrored ? 1 : 0] += 1
    this.#hairUses.set(hair.look, uses)
  }

  worthOf({ photo, hair, way }: Candidate): number {
    const used = this.#photos.get(photo)
    const [asItIs, inMirror] = this.#hairUses.get(hair.look) ?? [0, 0]
    return (
      photoQuality(photo) +
      (used ? -WORTH.photoAgain * used.times : this.#noveltyOf(photo)) +
      WORTH.fit * (hair.fit - 1) +
      WORTH.fitness * ((hair.fitness ?? USUAL_FITNESS) - 1) -
      (hair.look ? WORTH.othersHair : 0) -
      WORTH.hairAgain * (asItIs + inMirror) -
      WORTH.sideAgain * (hair.isMirrored ? inMirror : asItIs) +
      WORTH.tone * (used ? Math.min(1, used.near[way]) : 0) -
      WORTH.effort * wayEffort(way)
    )
  }

  #noveltyOf(photo: CheckedPhoto): number {
    const known = this.#novelty.get(photo)
    if (known !== undefined) return known
    const used = [...this.#photos.keys()].map((other) => other.report)
    const { pose, fingerprint, backdrop } = photo.report
    const away = Math.min(NEW_POSE, ...used.map((other) => poseDistance(other.pose, pose)))
    const moved = Math.min(NEW_PLACE, ...used.map((other) => placeDistance(other.backdrop, backdrop)))
    const isCopy = used.some((other) => fingerprintsAreNear(other.fingerprint, fingerprint))
    const novelty = used.length
      ? WORTH.pose * (away / NEW_POSE) + WORTH.place * (moved / NEW_PLACE) - (isCopy ? WORTH.copy : 0)
      : 0
    this.#novelty.set(photo, novelty)
    return novelty
  }
}

interface Used {
  times: number
  /** Per way: how far its tone is from the nearest one this photo was used with, at most 1. */
  near: Float32Array
}

const everyWay = (value: number): Float32Array => new Float32Array(WAYS_TO_WEAR).fill(value)

/** The same distances with one more way among those to keep away from. */
const nearest = (distances: Float32Array, chosen: number): Float32Array =>
  distances.map((distance, way) => Math.min(distance, wayDistance(way, chosen)))

type Pose = CheckedPhoto['report']['pose']

/** Radians between two head poses. */
const poseDistance = (p: Pose, q: Pose): number =>
  p && q ? Math.hypot(p.yaw - q.yaw, p.pitch - q.pitch, p.roll - q.roll) : 0

/** Mean difference of two backdrops, 0 to 255; photos checked before backdrops were kept tell nothing. */
function placeDistance(a: number[] | undefined, b: number[] | undefined): number {
  if (!a?.length || a.length !== b?.length) return 0
  return a.reduce((sum, x, k) => sum + Math.abs(x - b[k]), 0) / a.length
}
