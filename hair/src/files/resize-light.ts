import sharp from 'sharp'
import type { LightBytes, Size } from '../pixels/picture.ts'

/** One byte a pixel at another size (Lanczos 3), then blurred by a Gaussian of `sigma` pixels. Default: not at all. */
export async function resizeLight(light: LightBytes, { w, h }: Size, sigma = 0): Promise<LightBytes> {
  const raw = { width: light.w, height: light.h, channels: 1 as const }
  const resized = sharp(light.data, { raw }).resize(w, h, { fit: 'fill', kernel: 'lanczos3' })
  // the codec library blurs no finer
  const blurred = sigma < 0.3 ? resized : resized.blur(sigma)
  const data = await blurred.toColourspace('b-w').raw().toBuffer()
  return { w, h, data: new Uint8Array(data.buffer, data.byteOffset, data.length) }
}
