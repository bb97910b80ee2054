import { analyseUnless } from '../analysis/analyse.ts'
import { Recent } from '../analysis/recent.ts'
import { fingerprint } from '../check/fingerprint.ts'
import { fingerprintsAreNear } from '../check/fingerprints-are-near.ts'
import { sharpness } from '../check/sharpness.ts'
import type { HostedOutcome, HostedReason, HostedWish } from '../contract.ts'
import { fileKey } from '../files/file-key.ts'
import { mark } from '../files/mark.ts'
import { resizePicture } from '../files/resize-picture.ts'
import { writeJpeg } from '../files/write-jpeg.ts'
import { faceOfPortrait } from '../measure/face-of-portrait.ts'
import { type Stopwatch, stopwatch, type Timed } from '../stopwatch.ts'
import { finishEdit } from './finish-edit.ts'
import { asLearned, type Finished } from './finish-learned.ts'
import { drift } from './judge/drift.ts'
import { likenessScore, SCORE_LIMITS } from './judge/likeness-score.ts'
import { skinDifference } from './judge/skin-difference.ts'
import { type Bearing, bearingOf, nearestFirst } from './read/nearest-photo.ts'
import { type OneFace, readHers, readMade } from './read/read-made.ts'

/** Below this a made face is a smear, and so is its hair, whatever is laid on it; see `sharpness`. */
const LEAST_SHARPNESS = 0.12
/** What no other seed of the same wish would change. */
const FOR_GOOD: ReadonlySet<HostedReason> = new Set<HostedReason>(['photo_not_usable', 'too_small'])

/**
 * Finishes a picture that an image service made of her: verified, in our framing, her own face on it where it can be laid
 * cleanly, scored, marked and written; or why it is not delivered. Nobody is recognised: landmarks and colours of this
 * picture are compared with those of one photo of hers, and nothing but rounded numbers stays.
 * @throws HairError file_missing
 */
export async function finishHosted(
  wish: HostedWish,
  { timed, stages }: Stopwatch = stopwatch(),
): Promise<HostedOutcome> {
  const made = await readMade(wish.made, timed)
  if (typeof made === 'string') return refused(made)
  const sharp = await timed('judge', () => sharpness(made.portrait.picture, made.portrait.face))
  if (sharp < LEAST_SHARPNESS) return refused('blurred')
  const finished = await (wish.way === 'edit' ? edited(wish, made, timed) : learned(wish, made, timed))
  if (typeof finished === 'string') return refused(finished)
  const judged = await timed('judge', () => judge(finished, sharp))
  if (typeof judged === 'string') return refused(judged)
  if (judged.score < SCORE_LIMITS.deliver) return refused('unlike_her', judged.score)
  const { picture, before, composited, photo } = finished
  const print = fingerprint(await resizePicture(picture, 96, 96))
  if (wish.unlike.some((other) => fingerprintsAreNear(other, print))) return refused('near_duplicate')
  await timed('write', async () => {
    await writeJpeg(before, wish.beforeFile)
    await writeJpeg(picture, wish.outFile, { xmp: mark(wish.tool) })
  })
  return {
    ...{ made: true, width: picture.w, height: picture.h, fingerprint: print },
    confidence: rounded(judged.score),
    likeness: {
      drift: rounded(judged.drift),
      skin: judged.skin === null ? null : rounded(judged.skin),
      composited,
      photo,
    },
    stages,
  }
}

const rounded = (x: number): number => Math.round(x * 1000) / 1000

const refused = (reason: HostedReason, score: number = SCORE_LIMITS.redo): HostedOutcome => ({
  made: false,
  reason,
  next: FOR_GOOD.has(reason) || score < SCORE_LIMITS.redo ? 'drop' : 'redo',
})

type FinishedWith = Finished & { photo: number }

async function edited(
  { photos: [photo] }: HostedWish,
  made: OneFace,
  timed: Timed,
): Promise<FinishedWith | HostedReason> {
  const hers = photo === undefined ? null : await readHers(photo, timed)
  if (!hers) return 'photo_not_usable'
  const finished = await finishEdit(made, hers, timed)
  return typeof finished === 'string' ? finished : { ...finished, photo: 0 }
}

async function learned(
  { photos }: HostedWish,
  made: OneFace,
  timed: Timed,
): Promise<FinishedWith | HostedReason> {
  const bearings: (Bearing | null)[] = []
  for (const photo of photos) bearings.push(await bearingOfPhoto(photo, timed))
  const [photo] = nearestFirst(bearingOf(made.face), bearings)
  const hers = photo === undefined ? 'no_face' : await analyseUnless(() => null, photos[photo], timed)
  if (photo === undefined || typeof hers === 'string') return 'photo_not_usable'
  return { ...(await asLearned(made, hers, timed)), photo }
}

/** Fifteen photos of each of a few orders, three numbers each. */
const BEARINGS_REMEMBERED = 60
const bearings = new Recent<{ bearing: Bearing | null }>(BEARINGS_REMEMBERED)

/** How she holds her head on a photo, remembered: all pictures of an order ask for the same photos. */
async function bearingOfPhoto(photo: string, timed: Timed): Promise<Bearing | null> {
  const key = await fileKey(photo)
  const known = bearings.find(key)
  if (known) return known.bearing
  const seen = await readHers(photo, timed)
  const bearing = seen && bearingOf(seen.face)
  bearings.put(key, { bearing })
  return bearing
}

interface Judged {
  score: number
  drift: number
  skin: number | null
}

/**
 * The picture as it would be delivered beside her photo. The mesh trembles, most where a mouth laughs: of a face that is
 * hers the smaller of two measures counts, with her own face and as it was made.
 */
async function judge(
  { picture, hers, made, seam, composited }: Finished,
  sharp: number,
): Promise<Judged | 'no_face'> {
  const face = await faceOfPortrait(picture)
  if (!face) return 'no_face'
  const delivered = drift(face, hers.face)
  const measures = {
    drift: composited ? Math.min(delivered, drift(made.face, hers.face)) : delivered,
    skin: skinDifference({ picture, face }, hers),
  }
  return { ...measures, score: likenessScore({ ...measures, sharpness: sharp, seam }) }
}
