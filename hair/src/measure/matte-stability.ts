import { mirrorPicture, mirrorPlane } from '../face/mirror.ts'
import { encodeJpeg } from '../files/encode-jpeg.ts'
import { readPhoto } from '../files/read-photo.ts'
import { resizePicture } from '../files/resize-picture.ts'
import type { Matte } from '../matte/soft/soft-matte.ts'
import { cropPicture } from '../pixels/crop-picture.ts'
import { overlap } from '../pixels/overlap.ts'
import type { Picture, Plane } from '../pixels/picture.ts'
import { resizePlane } from '../pixels/resize-plane.ts'
import { faceOfPortrait } from './face-of-portrait.ts'
import { portraitMatte } from './portrait-matte.ts'

/**
 * How alike the matte stays when the same portrait is given otherwise: soft intersection over union, 0 to 1, with
 * the matte mapped back. The face is found anew each time. null where no face was found again.
 */
export interface MatteStability {
  /** A sixteenth less on every side, enlarged again: judged inside what is left. */
  crop: number | null
  mirror: number | null
  /** Saved as a JPEG of quality 60. */
  jpeg: number | null
}

const LESS = 1 / 16
const QUALITY = 60

/** @param matte of this portrait, made as all mattes are */
export async function matteStability(portrait: Picture, { alpha }: Matte): Promise<MatteStability> {
  const mirrored = await alphaOf(mirrorPicture(portrait))
  const saved = await readPhoto(await encodeJpeg(portrait, { quality: QUALITY }), portrait.h)
  const packed = await alphaOf(saved)
  return {
    crop: await whenCropped(portrait, alpha),
    mirror: mirrored && overlap(alpha, mirrorPlane(mirrored, portrait.w)),
    jpeg: packed && overlap(alpha, packed),
  }
}

async function whenCropped(portrait: Picture, alpha: Plane): Promise<number | null> {
  const { w, h } = portrait
  const area = { x: w * LESS, y: h * LESS, w: w * (1 - 2 * LESS), h: h * (1 - 2 * LESS) }
  const closer = await alphaOf(await resizePicture(cropPicture(portrait, area), w, h))
  if (!closer) return null
  const back = resizePlane(closer, w, h, area.w, area.h)
  const placed = new Float32Array(w * h)
  const inside = new Uint8Array(w * h)
  for (let y = 0; y < area.h; y++) {
    const start = (area.y + y) * w + area.x
    placed.set(back.subarray(y * area.w, (y + 1) * area.w), start)
    inside.fill(1, start, start + area.w)
  }
  return overlap(alpha, placed, inside)
}

async function alphaOf(portrait: Picture): Promise<Plane | null> {
  const face = await faceOfPortrait(portrait)
  return face && (await portraitMatte(portrait, face)).alpha
}
