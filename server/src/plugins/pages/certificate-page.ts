import { pages } from '@app/domain/routes.ts'
import type { CertificateFacts, RenderedPage } from '@app/web/page-contract.ts'
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { rememberLanguage, sendHtml, VARY } from './send-html.ts'

export interface CertificatePageOptions {
  /** What a number stands for, as somebody typed it; null where no certificate bears it. */
  certificate: (typed: string) => Promise<CertificateFacts | null>
  sharedLimit: NonNullable<RouteShorthandOptions['config']>
}

/** Whoever has the number of a certificate may look it up, by its address or by typing it; nobody on the way keeps it. */
export function certificatePage(
  app: FastifyInstance,
  { certificate, sharedLimit }: CertificatePageOptions,
  draw: (request: FastifyRequest, certificate: CertificateFacts | null) => Promise<RenderedPage>,
): void {
  const limited = { config: { access: 'anyone', ...sharedLimit } } as const
  app.get<{ Params: { number: string } }>(
    `${pages.certificates()}/:number`,
    limited,
    async (request, reply) => {
      const page = await draw(request, await certificate(request.params.number))
      rememberLanguage(request, reply)
      reply.header('vary', VARY).header('referrer-policy', 'no-referrer')
      return sendHtml(reply.header('cache-control', 'private, no-store'), page)
    },
  )
  app.get<{ Querystring: { numero?: string } }>(
    `${pages.certificates()}/numero`,
    limited,
    async (request, reply) => {
      const { numero } = request.query
      const typed = typeof numero === 'string' ? numero.trim().slice(0, 40) : ''
      return reply.redirect(typed === '' ? pages.certificates() : pages.certificate(typed), 303)
    },
  )
}
