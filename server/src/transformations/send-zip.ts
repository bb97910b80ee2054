import type { FastifyReply } from 'fastify'
import yazl from 'yazl'
import type { DiskStorage } from '../plugins/storage.ts'
import type { ImageRow } from './queries.ts'

/** All images of a transformation in one file, streamed; JPEG does not shrink, so it is stored as it is. */
export function sendZip(
  reply: FastifyReply,
  storage: DiskStorage,
  name: string,
  images: ImageRow[],
): FastifyReply {
  const zip = new yazl.ZipFile()
  for (const image of images)
    zip.addFile(storage.path(image.file), `${imageName(name, image.position)}`, { compress: false })
  zip.end()
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${fileName(name)}.zip"`)
    .type('application/zip')
    .send(zip.outputStream)
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
