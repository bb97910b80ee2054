import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import yazl from 'yazl'
import { refuse } from '../errors.ts'
import type { DiskStorage } from '../plugins/storage.ts'
import type { ImageRow } from './queries.ts'

/**
 * All images of a transformation in one file, streamed; JPEG does not shrink, so it is stored as it is. A file that
 * cannot be read ends this download, not the process; a download that is cut lets go of what it was reading.
 */
export async function sendZip(
  reply: FastifyReply,
  storage: DiskStorage,
  name: string,
  images: ImageRow[],
): Promise<FastifyReply> {
  const zip = new yazl.ZipFile()
  const out = zip.outputStream as Readable
  let reading: Readable | undefined
  for (const image of images) {
    const size = (await storage.size(image.file)) ?? refuse('image_not_found')
    zip.addReadStreamLazy(imageName(name, image.position), { compress: false, size }, (give) => {
      reading = storage.read(image.file).on('error', (cause) => out.destroy(cause))
      give(null, reading)
    })
  }
  zip.on('error', (cause: Error) => out.destroy(cause))
  out.on('close', () => reading?.destroy())
  zip.end()
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${fileName(name)}.zip"`)
    .type('application/zip')
    .send(out)
}

export const imageName = (name: string, position: number): string =>
  `${fileName(name)}-${String(position).padStart(3, '0')}.jpg`

/** A name every file system takes, from what she called her transformation. */
function fileName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase()
  return plain.slice(0, 60) || 'transformation'
}
