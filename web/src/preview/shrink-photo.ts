import { PREVIEW_SENT_SIDE } from '@app/domain/preview/preview-rules.ts'
import { fromHeic } from './from-heic.ts'
import { photoFormat, SIGNATURE_BYTES } from './photo-format.ts'

const JPEG_QUALITY = 0.88

/** A file this browser cannot show cannot be previewed; nothing of it was sent. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto'
}

/** Only a thumbnail leaves the browser, upright and without what the camera wrote into it (place, device). */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const bitmap = await decode(file)
  const scale = Math.min(1, PREVIEW_SENT_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new UnreadablePhoto('this browser gives no canvas to draw on')
  // JPEG knows no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file)
  } catch (cause) {
    if (await isHeic(file)) return decodeHeic(file)
    throw new UnreadablePhoto('this browser cannot read the file', { cause })
  }
}

/** By its first bytes: many a browser knows no type for it. */
const isHeic = async (file: Blob): Promise<boolean> =>
  photoFormat(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())) === 'heic'

async function decodeHeic(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(await fromHeic(file, JPEG_QUALITY))
  } catch (cause) {
    throw new UnreadablePhoto('this HEIC file cannot be read', { cause })
  }
}
