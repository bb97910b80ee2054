import sharp from 'sharp'
import type { Picture } from '../pixels/picture.ts'

/** Resamples a picture (Lanczos 3) to exactly w × h pixels. */
export async function resizePicture(picture: Picture, w: number, h: number): Promise<Picture> {
  if (picture.w === w && picture.h === h) return picture
  const data = await sharp(picture.data, { raw: { width: picture.w, height: picture.h, channels: 3 } })
    .resize(w, h, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer()
  return { w, h, data: new Uint8Array(data.buffer, data.byteOffset, data.length) }
}
