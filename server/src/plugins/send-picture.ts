import type { FastifyReply } from 'fastify'
import type { Context } from '../context.ts'
import { RefusalError } from '../errors.ts'
import type { OpenFile } from '../storage/storage.ts'
import { hasIt, isAsOld, partAsked } from './conditional.ts'
import { keepsAnswer } from './unchanged/unchanged.ts'

export interface StoredPicture {
  key: string
  type: 'image/jpeg' | 'image/webp'
  /** Name offered when the picture is to be saved rather than shown. */
  downloadName?: string
}

/**
 * A private picture, to the person it belongs to, whose route is kept by her browser: the caller has checked whose it is.
 * No shared cache may keep it, and her own browser asks again each time. What lies under a key never changes, so the key
 * alone says whether she has it: nothing is read for that.
 */
export async function sendPicture(
  reply: FastifyReply,
  { storage, unchanged }: Pick<Context, 'storage' | 'unchanged'>,
  picture: StoredPicture,
): Promise<FastifyReply> {
  const { key, type, downloadName } = picture
  const { request } = reply
  const etag = `"${key}"`
  const disposition = dispositionOf(downloadName)
  // What is saved is the heaviest, and no script of ours reads it: her browser may fetch it where it lies.
  if (downloadName && storage.addressOf) {
    if ((await storage.size(key)) === null) throw new RefusalError('image_not_found')
    const address = await storage.addressOf(key, { type, disposition })
    if (address) return reply.header('cache-control', 'no-store').redirect(address, 302)
  }
  const remember = () => {
    if (request.found) unchanged.learn(request.found, request.url, etag, true)
    return keepsAnswer(reply, etag, 'browser')
  }
  if (hasIt(request.headers, etag)) return remember().code(304).send()
  const file = await storage.open(key, partAsked(request.headers, etag))
  if (!file) throw new RefusalError('image_not_found')
  remember().header('last-modified', file.keptAt.toUTCString())
  if (isAsOld(request.headers, file.keptAt)) {
    file.bytes.destroy()
    return reply.code(304).send()
  }
  return sendBytes(reply.header('content-disposition', disposition).type(type), file)
}

/** A picture that no browser keeps: the desk asks anew whether it may still be seen. */
export async function sendUnkept(
  reply: FastifyReply,
  { storage }: Pick<Context, 'storage'>,
  { key, type }: Pick<StoredPicture, 'key' | 'type'>,
): Promise<FastifyReply> {
  const file = await storage.open(key)
  if (!file) throw new RefusalError('image_not_found')
  return reply.header('cache-control', 'no-store').type(type).send(file.bytes)
}

function sendBytes(reply: FastifyReply, { size, part, bytes }: OpenFile): FastifyReply {
  reply.header('accept-ranges', 'bytes')
  if (!part) return reply.code(416).header('content-range', `bytes */${size}`).send()
  const length = part.to - part.from + 1
  if (reply.request.headers.range && length < size)
    reply.code(206).header('content-range', `bytes ${part.from}-${part.to}/${size}`)
  return reply.header('content-length', length).send(bytes)
}

/** A name in any script, for what is saved; without one it is shown. */
export function dispositionOf(name: string | undefined): string {
  if (!name) return 'inline'
  const ascii = name.normalize('NFD').replaceAll(/[^\x20-\x7e]|["\\]/g, '')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
