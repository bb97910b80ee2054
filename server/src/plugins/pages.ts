import '@fastify/cookie'
import { LANGUAGE_KEY, type Language } from '@app/texts/languages.ts'
import type { PageRequest, RenderedPage, Site } from '@app/web/page-contract.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { builtPages } from './built-pages.ts'
import { type CompressedPage, compressPage, sendCompressed } from './compressed-page.ts'
import { hotPages } from './hot-pages.ts'
import { languageOf } from './language.ts'
import { decodePath, type Renderer } from './page-renderer.ts'

const YEAR_SECONDS = 31_536_000
/** Hosts of development, which stay out of search engines (spec §2, page metadata). */
const DEVELOPMENT_HOST = /^(localhost|\[|\d+\.\d+\.\d+\.\d+)|\.replit\.(dev|app)$/

export interface PagesOptions {
  site: () => Site
  hotReload: boolean
  isSignedIn: (request: FastifyRequest) => boolean
  /** Pages a stranger is sent away from. */
  isPrivate: (path: string) => boolean
}

/** The one plugin that renders pages: built ones from web/build, or through Vite with hot reload. */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const renderer = options.hotReload ? await hotPages(app) : await builtPages(app)
  const cache = new Map<string, CompressedPage>()

  app.get('/*', { config: { access: 'anyone' } }, async (request, reply) => {
    const page = pageRequest(request, options, renderer)
    if (options.isPrivate(page.path) && !page.signedIn) return reply.redirect('/')
    rememberLanguage(request, reply, page.language)
    reply.header('vary', 'accept-language, cookie, accept-encoding')
    const isPrivate = options.isPrivate(page.path)
    reply.header('cache-control', isPrivate ? 'no-store' : 'private, no-cache')
    if (isPrivate || !renderer.cacheable) return sendHtml(reply, await renderer.render(page))
    const key = JSON.stringify([
      page.path,
      page.query.resultat === 'ok',
      page.language,
      page.signedIn,
      page.indexable,
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

function pageRequest(request: FastifyRequest, options: PagesOptions, renderer: Renderer): PageRequest {
  return {
    // One path for one page, so that the cache is as large as the site.
    path: decodePath(request.url.split('?')[0] ?? '/').replace(/\/+$/, '') || '/',
    query: textParameters(request.query),
    language: languageOf(request),
    signedIn: options.isSignedIn(request),
    site: options.site(),
    indexable: !DEVELOPMENT_HOST.test(request.host),
    assets: renderer.assets,
    headHtml: renderer.headHtml,
  }
}

const textParameters = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((query ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

const sendHtml = (reply: FastifyReply, page: RenderedPage): FastifyReply =>
  reply.code(page.status).type('text/html; charset=utf-8').send(page.html)
