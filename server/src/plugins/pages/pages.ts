import { pages } from '@app/domain/routes.ts'
import { isCoursePage } from '@app/domain/site/course-pages.ts'
import { isSharedPage } from '@app/domain/site/shared-pages.ts'
import type { PageRequest, SentForm, ShownCourse, Site } from '@app/web/page-contract.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { builtPages } from './built-pages.ts'
import { type CertificatePageOptions, certificatePage } from './certificate-page.ts'
import { type CompressedPage, compressPage, sendCompressed } from './compressed-page.ts'
import { hotPages } from './hot-pages.ts'
import { pageRequest, withoutSlash } from './page-request.ts'
import type { RepeatedAnswers } from './repeated-answers.ts'
import { rememberLanguage, sendHtml, VARY } from './send-html.ts'
import { type SharedPageOptions, sharedPage } from './shared-page.ts'

/** What a link in a mail may have come to: the only parameter a cached page depends on. */
const RESULTS = ['ok', 'expire']
/** Twice what the site has, in both languages, for strangers and for those who are signed in. */
const MOST_PAGES = 500

export interface PagesOptions extends SharedPageOptions, CertificatePageOptions {
  site: () => Promise<Site>
  /** Asked for the pages that show them alone. */
  courses: () => Promise<readonly ShownCourse[]>
  hotReload: boolean
  repeated: RepeatedAnswers
  isSignedIn: (request: FastifyRequest) => boolean
  /** Pages a stranger is sent away from. */
  isPrivate: (path: string) => boolean
  /** Pages she who is signed in has no use for. */
  isForStrangers: (path: string) => boolean
  /** Pages whose documents let others' scripts in (headers.ts). */
  allowsThirdParties: (path: string) => boolean
}

export interface Pages {
  /** The page of this address once more, in answer to its form. */
  showAgain: (request: FastifyRequest, reply: FastifyReply, sent: SentForm) => Promise<FastifyReply>
}

/** The one plugin that renders pages: built ones from web/build, or through Vite with hot reload. */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<Pages> {
  const renderer = options.hotReload ? await hotPages(app) : await builtPages(app)
  const cache = new Map<string, CompressedPage>()
  const written = new WeakMap<Site['packages'], string>()
  const askedFor = async (request: FastifyRequest): Promise<PageRequest> => {
    const about = { site: await options.site(), signedIn: options.isSignedIn(request) }
    const page = pageRequest(request, about, renderer)
    const courses = isCoursePage(page.path) ? await options.courses() : []
    return { ...page, courses, allowsThirdParties: options.allowsThirdParties(page.path) }
  }

  sharedPage(app, options, async (request, shared) =>
    renderer.render({ ...(await askedFor(request)), shared }),
  )
  certificatePage(app, options, async (request, certificate) =>
    renderer.render({ ...(await askedFor(request)), certificate }),
  )
  app.get('/*', { config: { access: 'anyone' } }, async (request, reply) => {
    const shorter = withoutSlash(request)
    if (shorter) return reply.redirect(shorter, 301)
    const page = await askedFor(request)
    const isPrivate = options.isPrivate(page.path)
    const isRemembered = rememberLanguage(request, reply)
    if (isPrivate && !page.signedIn) return reply.redirect(pages.home())
    if (page.signedIn && options.isForStrangers(page.path)) return reply.redirect(pages.dashboard())
    reply.header('vary', VARY)
    const isSecret = page.path === pages.newPassword() || isSharedPage(page.path)
    if (isSecret) reply.header('referrer-policy', 'no-referrer')
    reply.header('cache-control', isPrivate || isSecret ? 'no-store' : 'private, no-cache')
    if (isPrivate || !renderer.cacheable) return sendHtml(reply, await renderer.render(page))
    const key = JSON.stringify([
      page.path,
      RESULTS.indexOf(page.query.resultat ?? ''),
      page.language,
      page.signedIn,
      page.indexable,
      writtenOnce(written, page.site.packages),
      page.site.claims,
      page.site.offeredStyles,
      page.courses?.map(({ offer }) => offer),
    ])
    const found = cache.get(key) ?? (await compressPage(await renderer.render(page)))
    // Unknown paths are endless: only pages that exist are kept, and those of prices and reviews gone by go all at once.
    if (cache.size >= MOST_PAGES) cache.clear()
    if (found.status === 200) cache.set(key, found)
    return sendCompressed({ request, reply }, found, isSecret || isRemembered ? undefined : options.repeated)
  })
  return {
    showAgain: async (request, reply, sent) => {
      reply.header('cache-control', 'no-store')
      return sendHtml(reply, await renderer.render({ ...(await askedFor(request)), sent }))
    },
  }
}

/** The same list is asked for with every request of a second. */
function writtenOnce(written: WeakMap<Site['packages'], string>, packages: Site['packages']): string {
  const known = written.get(packages) ?? JSON.stringify(packages)
  written.set(packages, known)
  return known
}
