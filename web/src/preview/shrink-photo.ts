import { PREVIEW_SENT_SIDE } from '@app/domain/preview/preview-rules.ts'

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
    if (isHeic(file)) return createImageBitmap(await fromHeic(file))
    throw new UnreadablePhoto('this browser cannot read the file', { cause })
  }
}

const isHeic = ({ type }: Blob): boolean => /^image\/hei[cf]/.test(type)

/** Three megabytes of decoder, fetched only by who needs it; this build works without unsafe-eval. */
async function fromHeic(blob: Blob): Promise<Blob> {
  try {
    const { heicTo } = await import('heic-to/csp')
    return await heicTo({ blob, type: 'image/jpeg', quality: JPEG_QUALITY })
  } catch (cause) {
    throw new UnreadablePhoto('this HEIC file cannot be read', { cause })
  }
}
