import { pages, siteFiles } from '@app/domain/routes.ts'
import type { Language } from '@app/texts/languages.ts'
import type { FastifyInstance } from 'fastify'
import { languageOf } from './language.ts'
import { textsIn } from './texts.ts'

const DAY_SECONDS = 86_400

/** What a telephone needs to keep the site among its apps, in the language of the page that names it. */
export function serveManifest(app: FastifyInstance, brand: string): void {
  app.get(
    siteFiles.manifest(),
    { config: { access: 'anyone', sameForAll: true } },
    async (request, reply) => {
      const lang = languageOf(request)
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', `public, max-age=${DAY_SECONDS}`)
        .header('vary', 'accept-language, cookie')
        .send(JSON.stringify(manifestOf(brand, lang)))
    },
  )
  // Asked for without being named anywhere, by older browsers and by bookmarks.
  app.get(siteFiles.icon(), { config: { access: 'anyone', sameForAll: true } }, async (_request, reply) =>
    reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).redirect('/art/favicon.ico', 301),
  )
}

const manifestOf = (brand: string, lang: Language) => ({
  id: '/',
  name: brand,
  short_name: brand,
  description: textsIn(lang)('metadata.home.description'),
  lang,
  dir: 'ltr',
  // A stranger is sent on to the landing page.
  start_url: pages.dashboard(),
  scope: '/',
  display: 'standalone',
  background_color: '#fbf7f8',
  theme_color: '#fbf7f8',
  icons: [
    icon('icon-192.png', 192),
    icon('icon-512.png', 512),
    icon('icon-maskable-512.png', 512, 'maskable'),
  ],
})

const icon = (file: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/art/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})
