import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import yazl from 'yazl'
import { refuse } from '../errors.ts'
import type { Storage } from '../storage/storage.ts'

/** One file of an archive: from storage, words of ours, or made on the spot. */
export type ZipEntry =
  | { name: string; key: string }
  | { name: string; words: string }
  | { name: string; bytes: Buffer }

/**
 * Files in one, streamed; pictures do not shrink, so they are stored as they are. A file that cannot be read ends this
 * download, not the process; a download that is cut lets go of what it was reading.
 */
export async function zipFiles(
  reply: FastifyReply,
  storage: Storage,
  archive: { name: string; entries: ZipEntry[] },
): Promise<FastifyReply> {
  const zip = new yazl.ZipFile()
  const out = zip.outputStream as Readable
  let reading: Readable | undefined
  for (const entry of archive.entries) {
    if ('words' in entry) {
      zip.addBuffer(Buffer.from(entry.words), entry.name)
      continue
    }
    if ('bytes' in entry) {
      zip.addBuffer(entry.bytes, entry.name)
      continue
    }
    const size = (await storage.size(entry.key)) ?? refuse('image_not_found')
    zip.addReadStreamLazy(entry.name, { compress: false, size }, (give) => {
      reading = storage.read(entry.key).on('error', (cause) => out.destroy(cause))
      give(null, reading)
    })
  }
  zip.on('error', (cause: Error) => out.destroy(cause))
  out.on('close', () => reading?.destroy())
  zip.end()
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${archive.name}.zip"`)
    .type('application/zip')
    .send(out)
}

/** A name every file system takes, from what she called something; another, where nothing of hers is left. */
export function fileName(name: string, otherwise: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase()
  return plain.slice(0, 60) || otherwise
}
