import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { PHOTO_MAX_PIXELS } from '@app/domain/photos/photo-rules.ts'
import yazl from 'yazl'
import { uprightJpeg, writeUpright } from '../../../plugins/pictures.ts'

/** What leaves this machine of a photo: models learn from less, and a face needs no more. */
const SENT = { pixels: PHOTO_MAX_PIXELS, longSide: 1280 } as const

/**
 * All entries bear one day, written as the local time of wherever it is: the same photos give the same bytes on any
 * machine, and nothing tells when they were taken or sent.
 */
const entry = () => ({
  mtime: new Date(2000, 0, 1),
  forceDosTimestamp: true,
  mode: 0o100644,
  compress: false,
})

export interface TrainingPhoto {
  /** Path on this machine. */
  file: string
  caption: string
}

/**
 * One archive of her photos for a training: `01.jpg` and beside it `01.txt`, in the order given. Upright, sRGB, at most
 * 1280 px, without metadata and without anything of hers in a name.
 * @throws RangeError without a photo; what a photo that cannot be read throws
 */
export async function writeTrainingSet(photos: readonly TrainingPhoto[], outFile: string): Promise<void> {
  if (photos.length === 0) throw new RangeError('nothing is learned from no photo')
  const zip = new yazl.ZipFile()
  for (const [k, { file, caption }] of photos.entries()) {
    const name = String(k + 1).padStart(2, '0')
    zip.addBuffer(await uprightJpeg(file, SENT), `${name}.jpg`, entry())
    zip.addBuffer(Buffer.from(caption), `${name}.txt`, entry())
  }
  zip.end()
  await writeFile(outFile, await buffer(zip.outputStream))
}

/** One photo as it is sent to be edited: a JPEG, upright, sRGB, at most 1280 px, without metadata. */
export async function editPhoto(
  file: string,
  outFile: string,
): Promise<{ width: number; height: number; bytes: number }> {
  return writeUpright(file, outFile, SENT)
}
