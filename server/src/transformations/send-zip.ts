import type { FastifyReply } from 'fastify'
import { fileName, zipFiles } from '../plugins/zip-files.ts'
import type { Storage } from '../storage/storage.ts'
import { downloadOf, type ImageRow } from './queries.ts'

/** All images of a transformation in one file, as large as there are. */
export const sendZip = (
  reply: FastifyReply,
  storage: Storage,
  name: string,
  images: ImageRow[],
): Promise<FastifyReply> =>
  zipFiles(reply, storage, {
    name: fileName(name, 'transformation'),
    entries: images.map((image) => ({ name: imageName(name, image.position), key: downloadOf(image).key })),
  })

export const imageName = (name: string, position: number): string =>
  `${fileName(name, 'transformation')}-${String(position).padStart(3, '0')}.jpg`

export const beforeAfterName = (name: string, position: number): string =>
  `${fileName(name, 'transformation')}-${String(position).padStart(3, '0')}-avant-apres.jpg`
