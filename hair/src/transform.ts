import { type Analysis, analyse, analyseUnless } from './analysis/analyse.ts'
import { faultOfMatte, faultOfPortrait } from './analysis/photo-faults.ts'
import { fingerprint } from './check/fingerprint.ts'
import { fingerprintsAreNear } from './check/fingerprints-are-near.ts'
import { dyeOf } from './colour/dye.ts'
import { lightTint } from './colour/light-tint.ts'
import type { Outcome, Recipe, RefusalReason, TransformOptions } from './contract.ts'
import { lookIsUsable, pairFits, photoTakesLook } from './cut/look/look-gate.ts'
import { type LookHair, liftLook } from './cut/look/look-hair.ts'
import { transplant } from './cut/look/transplant.ts'
import { changeOwnHair } from './cut/reshape/change-own-hair.ts'
import { canReshape } from './cut/reshape/reshape.ts'
import { mark } from './files/mark.ts'
import { resizePicture } from './files/resize-picture.ts'
import { writeJpeg } from './files/write-jpeg.ts'
import { hairChange } from './finish/hair-change.ts'
import { isFitToDeliver } from './fitness/fitness.ts'
import { fitnessTraits } from './fitness/fitness-traits.ts'
import { type ChangedHair, makeLarge } from './large/make-large.ts'
import type { Picture } from './pixels/picture.ts'
import { NEEDS_PLATE, plateOf } from './plate/plate-of.ts'
import { rememberedRefusal, rememberRefusal } from './refusals.ts'
import { type Stopwatch, stopwatch, type Timed } from './stopwatch.ts'
import { growOnPhoto } from './strands/grow-on-photo.ts'
import { photoTakesStrands } from './strands/strand-gate.ts'

export const TRANSFORM_LIMITS = {
  /** Mean OKLab distance of the hair before and after: less is not worth showing. */
  minChange: 0.035,
  /** The same where only roots or single strands are coloured. */
  minChangeOfAPart: 0.012,
  /** The same where only the ends are coloured. */
  minChangeOfEnds: 0.02,
} as const

/**
 * Makes one image: face → matte → plate → colour → cut → finish. Outside the hair and its border the pixels
 * are those of the photo. Whatever cannot be made well is not made, and the outcome says why.
 * @param outFile a JPEG of 960 × 1280 pixels, written whole or not at all
 * @param options its `watch` counts the stages, also those of a refusal; its `largeFile` is written where her photo
 *   holds more pixels than that
 * @throws HairError when a file cannot be read or the recipe is none
 */
export async function transform(
  recipe: Recipe,
  outFile: string,
  { watch = stopwatch(), ...options }: TransformOptions & { watch?: Stopwatch },
): Promise<Outcome> {
  const { timed, stages } = watch
  const refuse = (reason: RefusalReason): Outcome => ({ made: false, reason, recipe })
  const { evenUnfit = false } = options
  const known = evenUnfit ? null : await rememberedRefusal(recipe.photo, recipe.technique)
  if (known) return refuse(known)
  const analysis = await usablePhoto(recipe, { evenUnfit, timed })
  if (typeof analysis === 'string') {
    await rememberRefusal(recipe.photo, recipe.technique, analysis)
    return refuse(analysis)
  }
  const { picture: before, matte, masks } = analysis
  const made = await withHair(analysis, recipe, { evenUnfit, timed })
  if (typeof made === 'string') return refuse(made)
  const after = made.picture
  if (hairChange(before, after, matte) < leastChange(recipe)) return refuse('looks_unchanged')
  const print = await fingerprintOf(after)
  if (options.unlike?.some((other) => fingerprintsAreNear(other, print))) return refuse('near_duplicate')
  await timed('write', async () => {
    if (options.beforeFile) await writeJpeg(before, options.beforeFile)
    await writeJpeg(after, outFile, { xmp: mark(options.tool) })
  })
  const large = await writeLarge(recipe.photo, analysis, { made, timed, ...options })
  const confidence = masks.quality.score
  return {
    made: true,
    file: outFile,
    width: after.w,
    height: after.h,
    large,
    softBackdrop: 'soft' in made && made.soft !== null,
    confidence,
    fingerprint: print,
    recipe,
    stages,
  }
}

/** The same picture in all the pixels that her photo has; null where it has no more, or nobody asked. */
async function writeLarge(
  photo: string,
  analysis: Analysis,
  {
    made,
    largeFile,
    timed,
    tool,
  }: Pick<TransformOptions, 'largeFile' | 'tool'> & { made: Made; timed: Timed },
): Promise<Extract<Outcome, { made: true }>['large']> {
  // Of a look's hair there is nothing finer: it would be the softest thing in the picture.
  if (!largeFile || !('moved' in made || 'rendered' in made)) return null
  return timed('large', async () => {
    const large = await makeLarge(photo, analysis, made)
    if (large) await writeJpeg(large, largeFile, { xmp: mark(tool) })
    return large && { width: large.w, height: large.h }
  })
}

function leastChange({ colour, technique }: Recipe): number {
  switch (colour?.where ?? technique) {
    case 'roots':
    case 'highlights':
      return TRANSFORM_LIMITS.minChangeOfAPart
    case 'balayage':
    case 'ombre':
      return TRANSFORM_LIMITS.minChangeOfEnds
    default:
      return TRANSFORM_LIMITS.minChange
  }
}

/** How one image is made. */
interface Making {
  /** See `TransformOptions`. */
  evenUnfit: boolean
  timed: Timed
}

/** A picture, and what is known of its hair beyond it; of a look's hair nothing is. */
type Made = ChangedHair | { picture: Picture }

async function withHair(
  analysis: Analysis,
  recipe: Recipe,
  { evenUnfit, timed }: Making,
): Promise<Made | RefusalReason> {
  const { look } = recipe
  if (look) return withLook(analysis, { ...recipe, look }, { evenUnfit, timed })
  // Whatever ground it would bare: drawing it would cost seconds.
  const isUnfit =
    recipe.technique === 'strands' && !isFitToDeliver(recipe.style, 'strands', fitnessTraits(analysis))
  if (isUnfit && !evenUnfit) return 'cut_not_possible'
  const plate = NEEDS_PLATE.has(recipe.technique) ? await timed('plate', () => plateOf(analysis)) : null
  if (recipe.technique === 'strands' && plate)
    return timed('cut', () => growOnPhoto(analysis, plate, { ...recipe, evenUnfit }))
  return changeOwnHair(analysis, recipe, { plate, timed })
}

/** The hair of a look on her head. */
async function withLook(
  analysis: Analysis,
  recipe: Recipe & { look: string },
  { evenUnfit, timed }: Making,
): Promise<{ picture: Picture } | RefusalReason> {
  const look = await analyse(recipe.look, timed)
  if (!look || !lookIsUsable(look)) return 'look_not_usable'
  const plate = await timed('plate', () => plateOf(analysis))
  const dye = dyeOf({ ...recipe, technique: 'colour' }, { light: lightTint(analysis) })
  const { seed, mirrored: isMirrored } = recipe
  const { picture, measures } = await timed('cut', () =>
    transplant(analysis, plate, { look: liftedLook(look), dye, seed, isMirrored }),
  )
  return evenUnfit || pairFits(measures) ? { picture } : 'cut_not_possible'
}

const lifted = new WeakMap<Analysis, LookHair>()

/** The hair of a look, lifted once as long as its analysis is remembered. */
function liftedLook(look: Analysis): LookHair {
  const hair = lifted.get(look) ?? liftLook(look)
  lifted.set(look, hair)
  return hair
}

/** Her photo, or what speaks against it whatever the variation. */
async function usablePhoto(
  { photo, style, technique, look }: Recipe,
  { evenUnfit, timed }: Making,
): Promise<Analysis | RefusalReason> {
  const found = await analyseUnless(({ portrait }) => faultOfPortrait(portrait), photo, timed)
  if (typeof found === 'string') return found
  const canTake = look
    ? photoTakesLook(found)
    : technique === 'strands'
      ? photoTakesStrands(found)
      : canReshape(found, technique) && (evenUnfit || isFitToDeliver(style, technique, fitnessTraits(found)))
  return faultOfMatte(found) ?? (canTake ? found : 'cut_not_possible')
}

const fingerprintOf = async (picture: Picture): Promise<string> =>
  fingerprint(await resizePicture(picture, 96, 96))
