import { type Analysis, analyseAfreshUnless, type Seen } from '../analyse.ts'
import { seeFaces } from '../check/see-faces.ts'
import type { SketchOptions, SketchOutcome, SketchRefusal, StyleRecipe } from '../contract.ts'
import { canReshape } from '../cut/reshape.ts'
import { encodeJpeg } from '../files/encode-jpeg.ts'
import type { PhotoSource } from '../files/photo-format.ts'
import { faultOfMatte, faultOfPortrait } from '../photo-faults.ts'
import { OWN_HAIR_STYLES } from '../plan/styles.ts'
import { makePlate } from '../plate/make-plate.ts'
import { stopwatch } from '../stopwatch.ts'
import { NEEDS_PLATE } from '../transform.ts'
import { packSketch } from './pack-sketch.ts'
import { shrinkAnalysis } from './shrink-analysis.ts'
import { PREVIEW } from './sketch.ts'

/**
 * Reads a photo once, so that every style can then be previewed in a fraction of a second. Nothing of the photo stays
 * in this thread: the sketch is the caller's, who alone decides how long it lives.
 * @throws HairError file_missing, format_not_supported, too_many_pixels, file_unreadable
 */
export async function sketchPhoto(source: PhotoSource, options: SketchOptions = {}): Promise<SketchOutcome> {
  const { timed, stages } = stopwatch()
  const objection = async (seen: Seen): Promise<SketchRefusal | null> =>
    (options.isChecked ? null : await faultOfFaces(seen)) ?? faultOfPortrait(seen.portrait)
  const full = await analyseAfreshUnless(objection, source, timed)
  if (typeof full === 'string') return { made: false, reason: full }
  const fault = faultOfMatte(full)
  if (fault) return { made: false, reason: fault }
  const small = await timed('shrink', () => shrinkAnalysis(full, PREVIEW))
  const styles = stylesFor(small)
  const needsPlate = styles.some(({ technique }) => NEEDS_PLATE.has(technique))
  const plate = needsPlate ? await timed('plate', () => makePlate(small)) : null
  const before = await encodeJpeg(small.picture)
  return {
    made: true,
    sketch: packSketch(small, plate),
    before,
    ...PREVIEW,
    styles: styles.map(({ id }) => id),
    stages,
  }
}

/** A sketch is small and quick: a photo too soft or too small for an image may still do, a crowd may not. */
async function faultOfFaces({ small, faces }: Seen): Promise<SketchRefusal | null> {
  const seen = await seeFaces(small, faces)
  if (!seen) return 'no_face'
  return seen.count > 1 ? 'many_faces' : null
}

/** What can be shown without another woman's hair, as far as this photo carries it. */
const stylesFor = (analysis: Analysis): StyleRecipe[] =>
  OWN_HAIR_STYLES.filter(({ technique }) => canReshape(analysis, technique))
