import { pages } from '@app/domain/routes.ts'
import type { RenderedPage, SharedFacts } from '@app/web/page-contract.ts'
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { rememberLanguage, sendHtml, VARY } from './send-html.ts'

export interface SharedPageOptions {
  /** What a token opens; null where it opens nothing. */
  shared: (token: string) => Promise<SharedFacts | null>
  sharedLimit: NonNullable<RouteShorthandOptions['config']>
}

/**
 * The page behind a link somebody was sent: whoever has the address may look, and nobody on the way keeps it. What opens
 * nothing is looked for all the same, and answered alike.
 */
export function sharedPage(
  app: FastifyInstance,
  { shared, sharedLimit }: SharedPageOptions,
  draw: (request: FastifyRequest, shared: SharedFacts | null) => Promise<RenderedPage>,
): void {
  app.get<{ Params: { token: string } }>(
    `${pages.sharing()}/:token`,
    { config: { access: 'anyone', ...sharedLimit } },
    async (request, reply) => {
      const page = await draw(request, await shared(request.params.token))
      rememberLanguage(request, reply)
      reply.header('vary', VARY).header('referrer-policy', 'no-referrer')
      return sendHtml(reply.header('cache-control', 'private, no-store'), page)
    },
  )
}
