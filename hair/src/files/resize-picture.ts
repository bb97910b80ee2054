import sharp from 'sharp'
import type { Picture } from '../pixels/picture.ts'

/** Resamples a picture (Lanczos 3) to exactly w × h pixels; a mere line, made smaller, is still one pixel thin. */
export async function resizePicture(picture: Picture, width: number, height: number): Promise<Picture> {
  const [w, h] = [Math.max(1, width), Math.max(1, height)]
  if (picture.w === w && picture.h === h) return picture
  const data = await sharp(picture.data, { raw: { width: picture.w, height: picture.h, channels: 3 } })
    .resize(w, h, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer()
  return { w, h, data: new Uint8Array(data.buffer, data.byteOffset, data.length) }
}
