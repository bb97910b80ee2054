import { type Analysis, analyseAfresh } from '../analyse.ts'
import { checkPhoto } from '../check/check-photo.ts'
import type { SketchOptions, SketchOutcome, SketchRefusal, StyleRecipe } from '../contract.ts'
import { canReshape } from '../cut/reshape.ts'
import { encodeJpeg } from '../files/encode-jpeg.ts'
import type { PhotoSource } from '../files/photo-format.ts'
import { OWN_HAIR_STYLES } from '../plan/styles.ts'
import { makePlate } from '../plate/make-plate.ts'
import { stopwatch } from '../stopwatch.ts'
import { faultOfPhoto, NEEDS_PLATE } from '../transform.ts'
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
  const faces = options.isChecked ? 'one' : await timed('check', () => countFaces(source))
  if (faces !== 'one') return { made: false, reason: faces }
  const full = await analyseAfresh(source, timed)
  const reason = full ? faultOfPhoto(full) : 'no_face'
  if (!full || reason) return { made: false, reason: (reason ?? 'no_face') as SketchRefusal }
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
async function countFaces(source: PhotoSource): Promise<'one' | 'no_face' | 'many_faces'> {
  const { verdicts } = await checkPhoto(source)
  if (verdicts.includes('no_face')) return 'no_face'
  return verdicts.includes('many_faces') ? 'many_faces' : 'one'
}

/** What can be shown without another woman's hair, as far as this photo carries it. */
const stylesFor = (analysis: Analysis): StyleRecipe[] =>
  OWN_HAIR_STYLES.filter(({ technique }) => canReshape(analysis, technique))
