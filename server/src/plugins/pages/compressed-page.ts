import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RenderedPage } from '@app/web/page-contract.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasIt } from '../conditional.ts'
import type { RepeatedAnswers } from './repeated-answers.ts'

export type Packing = 'br' | 'gzip'

/** The smallest first. */
export const PACKINGS: readonly Packing[] = ['br', 'gzip']

export interface CompressedPage {
  status: number
  robots: string
  etag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

export async function compressPage(page: RenderedPage): Promise<CompressedPage> {
  const plain = Buffer.from(page.html)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    promisify(gzip)(plain),
  ])
  // Weak: it names the words, whichever way they are packed, and a proxy that packs them itself may keep it.
  const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`
  return { status: page.status, robots: page.robots, etag, plain, br, gzip: gz }
}

/** @param repeated where it may be sent again as it leaves */
export function sendCompressed(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  page: CompressedPage,
  repeated?: RepeatedAnswers,
): FastifyReply {
  reply.code(page.status).type('text/html; charset=utf-8').header('etag', page.etag)
  reply.header('x-robots-tag', page.robots)
  if (page.status === 200 && hasIt(request.headers, page.etag.slice('W/'.length)))
    return reply.code(304).send()
  const packing = packingFor(request)
  if (packing) reply.header('content-encoding', packing)
  const body = page[packing ?? 'plain']
  repeated?.learn(request, reply, body)
  return reply.send(body)
}

/** The smallest way of packing that a browser takes, of those there are; none: as it is. */
export function packingFor({ headers }: FastifyRequest, packings = PACKINGS): Packing | undefined {
  const accepts = headers['accept-encoding'] ?? ''
  return PACKINGS.find((packing) => packings.includes(packing) && accepts.includes(packing))
}
