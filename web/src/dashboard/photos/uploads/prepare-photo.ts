import { PHOTO_MAX_BYTES, type PhotoRefusal } from '@app/domain/photos/photo-rules.ts'
import { fromHeic } from '../../../preview/from-heic.ts'
import { type PhotoFormat, photoFormat, SIGNATURE_BYTES } from '../../../preview/photo-format.ts'

/** A file that cannot become a photo; nothing of it was sent. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly code: PhotoRefusal

  constructor(code: PhotoRefusal, options?: ErrorOptions) {
    super(`this file cannot be sent: ${code}`, options)
    this.code = code
  }
}

/** Only JPG and PNG leave the browser (product rule 11); HEIC and WebP become JPG here. */
export async function preparePhoto(file: File): Promise<File> {
  const ready = await inJpegOrPng(file)
  if (ready.size > PHOTO_MAX_BYTES) throw new FileRefused('photo_too_heavy')
  return ready
}

async function inJpegOrPng(file: File): Promise<File> {
  const format = photoFormat(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()))
  if (format === 'other') throw new FileRefused('photo_format')
  if (format === 'jpeg' || format === 'png') return file
  try {
    const jpeg = await CONVERTERS[format](file)
    return new File([jpeg], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' })
  } catch (cause) {
    throw new FileRefused('photo_format', { cause })
  }
}

const JPEG_QUALITY = 0.92

const CONVERTERS: Record<Extract<PhotoFormat, 'heic' | 'webp'>, (file: File) => Promise<Blob>> = {
  heic: (file) => fromHeic(file, JPEG_QUALITY),
  webp: async (file) => drawAs(await createImageBitmap(file), 'image/jpeg'),
}

/** Draws a picture anew. White under it, since JPEG knows no transparency. */
async function drawAs(bitmap: ImageBitmap, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser gives no canvas to draw on')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, bitmap.width, bitmap.height)
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.convertToBlob({ type, quality: JPEG_QUALITY })
}

const PREVIEW_WIDTH = 320

/** A small picture for the slot while the photo is on its way: fifteen full ones would fill a phone's memory. */
export async function previewOf(file: File): Promise<string | null> {
  try {
    const small = await createImageBitmap(file, { resizeWidth: PREVIEW_WIDTH, resizeQuality: 'medium' })
    return URL.createObjectURL(await drawAs(small, 'image/jpeg'))
  } catch {
    return null
  }
}
