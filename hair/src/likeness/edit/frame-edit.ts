import { type HairReading, readHair } from '../../analysis/analyse.ts'
import { framePortrait, type Portrait } from '../../face/frame-portrait.ts'
import { placeFace } from '../../face/place-face.ts'
import { resizePicture } from '../../files/resize-picture.ts'
import { faceOfPortrait } from '../../measure/face-of-portrait.ts'
import { channelOf } from '../../pixels/channel-of.ts'
import { cropPicture, type Rectangle } from '../../pixels/crop-picture.ts'
import { bytesToOklab } from '../../pixels/oklab.ts'
import type { Picture, Size } from '../../pixels/picture.ts'
import { writeOklab } from '../../pixels/write-oklab.ts'
import type { Timed } from '../../stopwatch.ts'
import { drawThrough } from '../geometry/draw-through.ts'
import { flatPoints, pick } from '../geometry/head-points.ts'
import { INNER, INNER_WEIGHTS } from '../geometry/inner-landmarks.ts'
import {
  applySimilarity,
  chainSimilarities,
  fitSimilarity,
  inverseSimilarity,
  type Similarity,
  scaleOf,
} from '../geometry/similarity.ts'
import type { OneFace } from '../read/read-made.ts'
import { register } from './register.ts'

/** Her photo as far as the edit shows it, and the edit in the same framing. */
export interface FramedEdit {
  hers: HairReading
  made: Portrait
}

/** Less of her portrait than this is left where a service moved nearer: then the edit has a framing of its own. */
const LEAST_SHARE = 0.8

/** Brings an edit into the framing of the photo it was made of; null where it shows too little of that. */
export async function frameEdit(made: OneFace, hers: OneFace, timed: Timed): Promise<FramedEdit | null> {
  const bounds = seenOf(hers.photo, made.photo, similarityOf(hers, made))
  const crop = { ...hers.photo, ...cropPicture(hers.photo, bounds) }
  crop.fullWidth = Math.round((hers.photo.fullWidth * crop.w) / hers.photo.w)
  const portrait = await framePortrait(crop, placeFace(hers.face, 1, [bounds.x, bounds.y]))
  // Seen nearer than the portrait of the whole photo: what lies around it is not in the edit.
  if (hers.portrait.scale / portrait.scale < LEAST_SHARE) return null
  const own = await readHair(portrait, timed)
  const rough = similarityOf(portrait, made)
  const drawn = await drawIn(made.photo, rough, portrait.picture)
  const fine = await timed('register', () =>
    register({
      ...{ w: portrait.picture.w, h: portrait.picture.h },
      still: channelOf(own.lab, 0),
      moved: channelOf(drawn.lab, 0),
      alike: own.matte.alpha.map((hair) => 1 - hair),
    }),
  )
  const { picture } = await drawIn(made.photo, chainSimilarities(fine, rough), portrait.picture)
  const face = await faceOfPortrait(picture)
  return face && { hers: own, made: { picture, face, scale: portrait.scale } }
}

const similarityOf = (from: Pick<OneFace, 'face'>, to: Pick<OneFace, 'face'>): Similarity =>
  fitSimilarity(pick(flatPoints(from.face), INNER), pick(flatPoints(to.face), INNER), INNER_WEIGHTS)

/** What of a photo the edit shows, whole pixels. */
function seenOf(photo: Size, edit: Size, toEdit: Similarity): Rectangle {
  const back = inverseSimilarity(toEdit)
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [
    applySimilarity(back, 0, 0),
    applySimilarity(back, edit.w, 0),
    applySimilarity(back, 0, edit.h),
    applySimilarity(back, edit.w, edit.h),
  ]
  const whole = (v: number, most: number) => Math.round(Math.min(most, Math.max(0, v)))
  const [x, right] = [whole(Math.max(ax, cx), photo.w), whole(Math.min(bx, dx), photo.w)]
  const [y, foot] = [whole(Math.max(ay, by), photo.h), whole(Math.min(cy, dy), photo.h)]
  return { x, y, w: Math.max(8, right - x), h: Math.max(8, foot - y) }
}

/** The edit drawn in another framing. Far larger ones are shrunk first, so that no pixel is left out. */
async function drawIn(
  photo: Picture,
  toEdit: Similarity,
  { w, h }: Size,
): Promise<{ picture: Picture; lab: Float32Array }> {
  const scale = scaleOf(toEdit)
  const small =
    scale > 1 ? await resizePicture(photo, Math.round(photo.w / scale), Math.round(photo.h / scale)) : photo
  const part = small.w / photo.w
  const map = (x: number, y: number): [number, number] => {
    const [u, v] = applySimilarity(toEdit, x, y)
    return [(u + 0.5) * part - 0.5, (v + 0.5) * part - 0.5]
  }
  const layers = { w: small.w, h: small.h, channels: 3, values: bytesToOklab(small.data) }
  const { values } = drawThrough(layers, map, { w, h, box: { x: 0, y: 0, w, h } })
  const data = new Uint8Array(w * h * 3)
  for (let i = 0; i < data.length; i += 3) writeOklab(data, i, values[i], values[i + 1], values[i + 2])
  return { picture: { w, h, data }, lab: values }
}
