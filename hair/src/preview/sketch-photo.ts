import { analyseAfreshUnless, analyseUnless, type Seen } from '../analysis/analyse.ts'
import { faultOfMatte, faultOfPortrait } from '../analysis/photo-faults.ts'
import { seeFaces } from '../check/see-faces.ts'
import { hairDepths } from '../colour/colour-hair.ts'
import { encodeJpeg } from '../files/encode-jpeg.ts'
import type { PhotoSource } from '../files/photo-format.ts'
import { STYLE_RECIPES } from '../plan/styles.ts'
import type {
  MadeSketch,
  SketchedStyle,
  SketchOptions,
  SketchOutcome,
  SketchRefusal,
  SketchWatch,
} from '../preview-contract.ts'
import { stopwatch } from '../stopwatch.ts'
import { carriedStyles, mayCarryMore, stylesKnownEarly } from './carried-styles.ts'
import { packSketch } from './pack-sketch.ts'
import { shrinkAnalysis } from './shrink-analysis.ts'
import { PREVIEW } from './sketch.ts'

/**
 * Reads a photo once, so that every style can then be previewed in a fraction of a second. A file is remembered as for
 * judging it; of bytes, which a visitor sent, nothing stays in this thread: the sketch is the caller's, who alone
 * decides how long it lives. What lies behind her hair is not in it: see `sketchPlate`.
 * @throws HairError file_missing, format_not_supported, too_many_pixels, file_unreadable
 */
export async function sketchPhoto(
  source: PhotoSource,
  options: SketchOptions = {},
  watch: SketchWatch = {},
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
  const photo = { analysis: full, small }
  const known = stylesKnownEarly(photo)
  const mayNeedPlate = mayCarryMore(photo)
  const packed = packSketch({ analysis: small, plate: null, styles: [] })
  const made = (styles: SketchedStyle[], isWhole: boolean): MadeSketch => ({
    made: true,
    sketch: { ...packed, styles },
    ...{ isWhole, mayNeedPlate, before, ...PREVIEW },
    styles: styles.map(({ id }) => id),
    upTo: hairDepths(small).upTo,
    stages: { ...stages },
  })
  watch.early?.(made([...known], false))
  await timed('styles', () => {
    for (const style of carriedStyles(photo, options.order ?? [])) {
      known.push(style)
      watch.carried?.(style)
    }
  })
  return made(known.toSorted(ownHairFirst), true)
}

const RANKS = STYLE_RECIPES.map(({ id }) => id)
const ownHairFirst = (one: SketchedStyle, other: SketchedStyle): number =>
  RANKS.indexOf(one.id) - RANKS.indexOf(other.id)

/** A sketch is small and quick: a photo too soft or too small for an image may still do, a crowd may not. */
async function faultOfFaces({ small, faces }: Seen): Promise<SketchRefusal | null> {
  const seen = await seeFaces(small, faces)
  if (!seen) return 'no_face'
  return seen.count > 1 ? 'many_faces' : null
}
