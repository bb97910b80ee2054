import type { FastifyReply } from 'fastify'
import { RefusalError } from '../errors.ts'
import type { Storage } from '../storage/storage.ts'

export interface StoredPicture {
  key: string
  type: 'image/jpeg' | 'image/webp'
  /** Name offered when the picture is to be saved rather than shown. */
  downloadName?: string
}

/**
 * A private picture, to the person it belongs to: the caller has checked whose it is. No shared cache may keep it,
 * and her own browser asks again each time (the answer is then a short 304).
 */
export async function sendPicture(
  reply: FastifyReply,
  storage: Storage,
  picture: StoredPicture,
): Promise<FastifyReply> {
  const disposition = dispositionOf(picture.downloadName)
  const size = await storage.size(picture.key)
  if (size === null) throw new RefusalError('image_not_found')
  // What is saved is the heaviest, and no script of ours reads it: her browser may fetch it where it lies.
  if (picture.downloadName) {
    const address = await storage.addressOf?.(picture.key, { type: picture.type, disposition })
    if (address) return reply.header('cache-control', 'no-store').redirect(address, 302)
  }
  const etag = `"${picture.key}"`
  reply
    .header('cache-control', 'private, no-cache')
    .header('etag', etag)
    .header('vary', 'cookie')
    .header('content-disposition', disposition)
    .type(picture.type)
  if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.header('content-length', size).send(storage.read(picture.key))
}

/** A name in any script, for what is saved; without one it is shown. */
export function dispositionOf(name: string | undefined): string {
  if (!name) return 'inline'
  const ascii = name.normalize('NFD').replaceAll(/[^\x20-\x7e]|["\\]/g, '')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
