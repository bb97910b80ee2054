import '@fastify/cookie'
import { pages } from '@app/domain/routes.ts'
import { LANGUAGE_KEY, type Language } from '@app/texts/languages.ts'
import type { RenderedPage, Site } from '@app/web/page-contract.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { builtPages } from './built-pages.ts'
import { type CompressedPage, compressPage, sendCompressed } from './compressed-page.ts'
import { hotPages } from './hot-pages.ts'
import { pageRequest, withoutSlash } from './page-request.ts'

const YEAR_SECONDS = 31_536_000
/** What a link in a mail may have come to: the only parameter a cached page depends on. */
const RESULTS = ['ok', 'expire']

export interface PagesOptions {
  site: () => Promise<Site>
  hotReload: boolean
  isSignedIn: (request: FastifyRequest) => boolean
  /** Pages a stranger is sent away from. */
  isPrivate: (path: string) => boolean
  /** Pages whose documents let others' scripts in (headers.ts). */
  allowsThirdParties: (path: string) => boolean
}

/** The one plugin that renders pages: built ones from web/build, or through Vite with hot reload. */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const renderer = options.hotReload ? await hotPages(app) : await builtPages(app)
  const cache = new Map<string, CompressedPage>()

  app.get('/*', { config: { access: 'anyone' } }, async (request, reply) => {
    const shorter = withoutSlash(request)
    if (shorter) return reply.redirect(shorter, 301)
    const about = { site: await options.site(), signedIn: options.isSignedIn(request) }
    const page = pageRequest(request, about, renderer)
    page.allowsThirdParties = options.allowsThirdParties(page.path)
    const isPrivate = options.isPrivate(page.path)
    rememberLanguage(request, reply, page.language)
    if (isPrivate && !page.signedIn) return reply.redirect('/')
    reply.header('vary', 'accept-language, cookie, accept-encoding')
    const isSecret = page.path === pages.newPassword()
    if (isSecret) reply.header('referrer-policy', 'no-referrer')
    reply.header('cache-control', isPrivate || isSecret ? 'no-store' : 'private, no-cache')
    if (isPrivate || !renderer.cacheable) return sendHtml(reply, await renderer.render(page))
    const key = JSON.stringify([
      page.path,
      RESULTS.indexOf(page.query.resultat ?? ''),
      page.language,
      page.signedIn,
      page.indexable,
      page.site.packages,
    ])
    const found = cache.get(key) ?? (await compressPage(await renderer.render(page)))
    // Unknown paths are endless: only pages that exist are kept.
    if (found.status === 200) cache.set(key, found)
    return sendCompressed(request, reply, found)
  })
}

/** A language asked for by its parameter is kept, so that the next page needs none. */
function rememberLanguage(request: FastifyRequest, reply: FastifyReply, language: Language): void {
  const asked = (request.query as Record<string, unknown> | undefined)?.[LANGUAGE_KEY]
  if (asked === language)
    reply.setCookie(LANGUAGE_KEY, language, { path: '/', sameSite: 'lax', maxAge: YEAR_SECONDS })
}

const sendHtml = (reply: FastifyReply, page: RenderedPage): FastifyReply =>
  reply.code(page.status).type('text/html; charset=utf-8').header('x-robots-tag', page.robots).send(page.html)
