import { siteFiles } from '@app/domain/routes.ts'
import { listedPages } from '@app/domain/site/listed-pages.ts'
import { isDevelopmentHost, UNLISTED } from '@app/domain/site/robots.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, LANGUAGES, type Language } from '@app/texts/languages.ts'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from './escape-html.ts'

const DAY_SECONDS = 86_400
const cached = `public, max-age=${DAY_SECONDS}`

/** What search engines ask for: robots.txt and sitemap.xml; on a development host everything stays out of them. */
export function answerCrawlers(app: FastifyInstance, publicUrl: () => string, courses: () => string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isDevelopmentHost(request.host)) reply.header('x-robots-tag', UNLISTED)
  })

  app.get(siteFiles.robots(), { config: { access: 'anyone', sameForAll: true } }, async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cached)
      .header('vary', 'host')
      .send(isDevelopmentHost(request.host) ? robotsKeptOut : robotsWelcome(publicUrl())),
  )

  app.get(siteFiles.sitemap(), { config: { access: 'anyone', sameForAll: true } }, async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', cached)
      .send(sitemap(publicUrl(), listedPages(courses()))),
  )
}

const robotsKeptOut = 'User-agent: *\nDisallow: /\n'

const robotsWelcome = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}${siteFiles.sitemap()}\n`

function sitemap(publicUrl: string, paths: string[]): string {
  const address = (path: string, language: Language) =>
    escapeHtml(publicUrl + path + (language === DEFAULT_LANGUAGE ? '' : `?${LANGUAGE_KEY}=${language}`))
  const alternates = (path: string) =>
    [...LANGUAGES, 'x-default' as const].map((language) => {
      const href = address(path, language === 'x-default' ? DEFAULT_LANGUAGE : language)
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
    })
  const urls = paths.flatMap((path) =>
    LANGUAGES.map(
      (language) => `<url><loc>${address(path, language)}</loc>${alternates(path).join('')}</url>`,
    ),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}
