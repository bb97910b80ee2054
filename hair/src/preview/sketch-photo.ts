import { analyseAfreshUnless, analyseUnless, type Seen } from '../analysis/analyse.ts'
import { faultOfMatte, faultOfPortrait } from '../analysis/photo-faults.ts'
import { seeFaces } from '../check/see-faces.ts'
import { hairDepths } from '../colour/colour-hair.ts'
import type { StyleRecipe } from '../contract.ts'
import { encodeJpeg } from '../files/encode-jpeg.ts'
import type { PhotoSource } from '../files/photo-format.ts'
import type { Plate } from '../plate/make-plate.ts'
import { NEEDS_PLATE, plateOf } from '../plate/plate-of.ts'
import type { MadeSketch, SketchOptions, SketchOutcome, SketchRefusal } from '../preview-contract.ts'
import { stopwatch } from '../stopwatch.ts'
import { carriedStyles, stylesKnownEarly } from './carried-styles.ts'
import { packSketch } from './pack-sketch.ts'
import { shrinkAnalysis } from './shrink-analysis.ts'
import { PREVIEW } from './sketch.ts'

/**
 * Reads a photo once, so that every style can then be previewed in a fraction of a second. A file is remembered as for
 * judging it; of bytes, which a visitor sent, nothing stays in this thread: the sketch is the caller's, who alone
 * decides how long it lives.
 * @param onEarly is given, half way, a sketch of the styles that are known by then, where there are any
 * @throws HairError file_missing, format_not_supported, too_many_pixels, file_unreadable
 */
export async function sketchPhoto(
  source: PhotoSource,
  options: SketchOptions = {},
  onEarly: (sketch: MadeSketch) => void = () => undefined,
): Promise<SketchOutcome> {
  const { timed, stages } = stopwatch()
  const objection = async (seen: Seen): Promise<SketchRefusal | null> =>
    (options.isChecked ? null : await faultOfFaces(seen)) ?? faultOfPortrait(seen.portrait)
  const full =
    typeof source === 'string'
      ? await analyseUnless(objection, source, timed)
      : await analyseAfreshUnless(objection, source, timed)
  if (typeof full === 'string') return { made: false, reason: full }
  const fault = faultOfMatte(full)
  if (fault) return { made: false, reason: fault }
  const small = await timed('shrink', () => shrinkAnalysis(full, PREVIEW))
  const before = await encodeJpeg(small.picture)
  const made = (styles: StyleRecipe[], plate: Plate | null, isWhole: boolean): MadeSketch => ({
    made: true,
    sketch: packSketch({ analysis: small, plate, styles }),
    ...{ isWhole, before, ...PREVIEW },
    styles: styles.map(({ id }) => id),
    upTo: hairDepths(small).upTo,
    stages: { ...stages },
  })
  const early = stylesKnownEarly(full, small)
  if (early.length > 0) onEarly(made(early, null, false))
  const styles = await timed('styles', () => carriedStyles(full, small))
  const plate = styles.some(isOnPlate) ? await timed('plate', () => plateOf(small)) : null
  return made(styles, plate, true)
}

const isOnPlate = ({ technique }: StyleRecipe): boolean => NEEDS_PLATE.has(technique)

/** A sketch is small and quick: a photo too soft or too small for an image may still do, a crowd may not. */
async function faultOfFaces({ small, faces }: Seen): Promise<SketchRefusal | null> {
  const seen = await seeFaces(small, faces)
  if (!seen) return 'no_face'
  return seen.count > 1 ? 'many_faces' : null
}
