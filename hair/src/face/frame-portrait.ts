import type { Photo } from '../files/read-photo.ts'
import { resizePicture } from '../files/resize-picture.ts'
import { cropPicture, type Rectangle } from '../pixels/crop-picture.ts'
import type { Picture, Size } from '../pixels/picture.ts'
import type { Face } from './face.ts'
import { faceFrame } from './face-frame.ts'
import { placeFace } from './place-face.ts'

/** The size of every picture we deliver, pixels. */
export const PORTRAIT: Size = { w: 960, h: 1280 }

/** Height of the portrait in face heights: head and shoulders. */
const FACE_HEIGHTS = 3.9
/** Where the middle of the face lies, from the top. */
const EYE_LINE = 0.36

/** A photo cropped around the head and brought to our size. */
export interface Portrait {
  picture: Picture
  face: Face
  /** Pixels of the portrait per pixel of the photo; above 1 it was enlarged. */
  scale: number
}

/** A portrait that is nothing but a part of the photo. */
export interface FramedPortrait extends Portrait {
  /** Which part: pixels of the photo as it was decoded. */
  area: Rectangle
}

/** Crops a 3:4 portrait around the face, as much of it as the photo holds. */
export async function framePortrait(photo: Photo, face: Face): Promise<FramedPortrait> {
  const area = portraitArea(photo, face)
  const picture = await resizePicture(cropPicture(photo, area), PORTRAIT.w, PORTRAIT.h)
  const scale = PORTRAIT.w / area.w
  return {
    picture,
    face: placeFace(face, scale, [area.x, area.y]),
    scale: (scale * photo.w) / photo.fullWidth,
    area,
  }
}

function portraitArea(photo: Size, face: Face): Rectangle {
  const frame = faceFrame(face)
  const aspect = PORTRAIT.w / PORTRAIT.h
  const h = Math.min(photo.h, frame.s * FACE_HEIGHTS, photo.w / aspect)
  const w = h * aspect
  const x = Math.max(0, Math.min(photo.w - w, frame.cx - w / 2))
  const y = Math.max(0, Math.min(photo.h - h, frame.cy - h * EYE_LINE))
  return { x: Math.floor(x), y: Math.floor(y), w: Math.floor(w), h: Math.floor(h) }
}
