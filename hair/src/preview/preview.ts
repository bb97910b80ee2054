import { parseTone } from '../colour/tone.ts'
import { changeOwnHair } from '../cut/reshape/change-own-hair.ts'
import { encodeJpeg } from '../files/encode-jpeg.ts'
import { mark } from '../files/mark.ts'
import { HairError } from '../hair-error.ts'
import { variationOf } from '../plan/variations.ts'
import type { PackedSketch, PreviewOutcome, PreviewWish } from '../preview-contract.ts'
import { stopwatch } from '../stopwatch.ts'
import { drawGrown } from '../strands/grow-on-photo.ts'
import { unpackSketch } from './pack-sketch.ts'

/** Every preview of a style is worn the first way: the one an order begins with. */
const WAY = 0
const SEED = 1
/** Share of the strands of an image: as many as can be told apart at this size. */
const DENSITY = 0.08

/**
 * One style on her own photo, 288 × 384: the same steps as an image, on a picture a tenth of its size.
 * @param sketch from `sketchPhoto`, with the plate from `sketchPlate` for a style that needs it
 * @throws HairError style_not_offered, wrong_arguments (a tone that is none, a plate that is missing)
 */
export async function preview(
  sketch: PackedSketch,
  wish: PreviewWish,
  tool: string,
): Promise<PreviewOutcome> {
  const { timed, stages } = stopwatch()
  const { analysis, plate, styles } = await timed('unpack', () => unpackSketch(sketch))
  const style = styles.find(({ id }) => id === wish.style)
  if (!style) throw new HairError('style_not_offered', `Expected a style of this sketch, got ${wish.style}`)
  if (style.needsPlate && !plate)
    throw new HairError('wrong_arguments', `Expected a plate for ${style.id}, got a sketch without one`)
  const { tone } = wish
  const variation = variationOf(WAY, parseTone(tone).depth, SEED)
  const recipe = { style: style.id, tone, technique: style.technique, variation, seed: SEED }
  const isGrown = style.technique === 'strands' && plate
  const after = isGrown
    ? await timed('cut', () =>
        drawGrown(analysis, plate, { ...recipe, density: DENSITY, isSoft: style.softBackdrop }),
      )
    : await changeOwnHair(analysis, recipe, { plate, timed })
  if (typeof after === 'string') return { made: false, reason: after }
  const picture = await timed('encode', () => encodeJpeg(after.picture, { xmp: mark(tool) }))
  return { made: true, picture, stages }
}
