import { analyseUnless } from '../analysis/analyse.ts'
import { Recent } from '../analysis/recent.ts'
import { fingerprint } from '../check/fingerprint.ts'
import { fingerprintsAreNear } from '../check/fingerprints-are-near.ts'
import { sharpness } from '../check/sharpness.ts'
import { type SkinTint, skinTint } from '../face/skin-tint.ts'
import { fileKey } from '../files/file-key.ts'
import { mark } from '../files/mark.ts'
import { resizePicture } from '../files/resize-picture.ts'
import { writeJpeg } from '../files/write-jpeg.ts'
import type { HostedOutcome, HostedReason, HostedWish } from '../hosted-contract.ts'
import { faceOfPortrait } from '../measure/face-of-portrait.ts'
import { type Stopwatch, stopwatch, type Timed } from '../stopwatch.ts'
import { finishEdit } from './finish-edit.ts'
import { asLearned, type Finished } from './finish-learned.ts'
import { hasColourCast } from './judge/colour-cast.ts'
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
  // As it was sent: brought into the light of her photo, her skin is right, and the hair is of another colour.
  if (hasColourCast(skinTint(made.portrait), finished.tints)) return refused('colour_cast')
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

type FinishedWith = Finished & {
  photo: number
  /** The colour of her skin on each of her photos, as far as they show it. */
  tints: (SkinTint | null)[]
}

async function edited(
  { photos: [photo] }: HostedWish,
  made: OneFace,
  timed: Timed,
): Promise<FinishedWith | HostedReason> {
  const hers = photo === undefined ? null : await readHers(photo, timed)
  if (!hers) return 'photo_not_usable'
  const finished = await finishEdit(made, hers, timed)
  return typeof finished === 'string' ? finished : { ...finished, photo: 0, tints: [skinTint(hers.portrait)] }
}

async function learned(
  { photos }: HostedWish,
  made: OneFace,
  timed: Timed,
): Promise<FinishedWith | HostedReason> {
  const hers: (Sitting | null)[] = []
  for (const photo of photos) hers.push(await sittingOf(photo, timed))
  const bearings = hers.map((sitting) => sitting?.bearing ?? null)
  const [photo] = nearestFirst(bearingOf(made.face), bearings)
  const nearest = photo === undefined ? 'no_face' : await analyseUnless(() => null, photos[photo], timed)
  if (photo === undefined || typeof nearest === 'string') return 'photo_not_usable'
  const tints = hers.map((sitting) => sitting?.tint ?? null)
  return { ...(await asLearned(made, nearest, timed)), photo, tints }
}

/** What all pictures of an order ask of the same photos: how she holds her head there, and the colour of her skin. */
interface Sitting {
  bearing: Bearing
  tint: SkinTint | null
}

/** Fifteen photos of each of a few orders, a handful of numbers each. */
const SITTINGS_REMEMBERED = 60
const sittings = new Recent<{ sitting: Sitting | null }>(SITTINGS_REMEMBERED)

async function sittingOf(photo: string, timed: Timed): Promise<Sitting | null> {
  const key = await fileKey(photo)
  const known = sittings.find(key)
  if (known) return known.sitting
  const seen = await readHers(photo, timed)
  const sitting = seen && { bearing: bearingOf(seen.face), tint: skinTint(seen.portrait) }
  sittings.put(key, { sitting })
  return sitting
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
