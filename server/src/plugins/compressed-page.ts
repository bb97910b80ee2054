import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RenderedPage } from '@app/web/page-contract.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

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
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`
  return { status: page.status, robots: page.robots, etag, plain, br, gzip: gz }
}

export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CompressedPage,
): FastifyReply {
  reply.code(page.status).type('text/html; charset=utf-8').header('etag', page.etag)
  reply.header('x-robots-tag', page.robots)
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const accepts = request.headers['accept-encoding'] ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => accepts.includes(name))
  return encoding ? reply.header('content-encoding', encoding).send(page[encoding]) : reply.send(page.plain)
}
