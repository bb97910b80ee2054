import { ARTICLE_SLUGS } from '@app/domain/articles/article-slugs.ts'
import { pages } from '@app/domain/routes.ts'
import { listArticles } from '@app/texts/articles/articles.ts'
import { createTexts } from '@app/texts/create-texts.ts'
import { fr } from '@app/texts/fr/fr.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../render.tsx'
import { sampleRequest, sampleSite } from '../../sample-request.ts'
import { LETTERS } from '../../ui/fonts/letters.ts'
import { BlogPage } from './blog-page.tsx'

const show = (change: Parameters<typeof sampleRequest>[0]) => renderPage(sampleRequest(change))
const html = (change: Parameters<typeof sampleRequest>[0]) => show(change).html
const count = (page: string, what: RegExp) => page.match(what)?.length ?? 0

describe('the list of articles', () => {
  // spec: 1.16
  it.each(['fr', 'en'] as const)('in %s leads to each of them', (language) => {
    const list = html({ path: pages.blog(), language })
    for (const slug of ARTICLE_SLUGS) expect(list).toContain(`href="${pages.article(slug)}"`)
  })
  it('says the day and the time each takes, in her language', () => {
    expect(html({ path: '/blog' })).toMatch(/21\snovembre 2026<\/time>.*4\smin de lecture/)
    expect(html({ path: '/blog', language: 'en' })).toMatch(/21\sNovember 2026<\/time>.*4\smin read/)
  })
  it('without an article says that they are to come', () => {
    const empty = renderToStaticMarkup(
      <I18nextProvider i18n={createTexts('fr', fr)}>
        <BlogPage articles={[]} />
      </I18nextProvider>,
    )
    expect(empty).toContain('Les premiers articles paraîtront ici.')
    expect(empty).not.toContain('<li')
  })
})

describe.each([...ARTICLE_SLUGS])('the article %s', (slug) => {
  const path = pages.article(slug)
  // spec: 2.9
  it.each(['fr', 'en'] as const)('is a page of its own in %s, with one title and its parts', (language) => {
    const page = show({ path, language })
    expect(page.status).toBe(200)
    expect(count(page.html, /<h1/g)).toBe(1)
    expect(count(page.html, /<section id="/g)).toBeGreaterThanOrEqual(6)
    expect(page.html).toContain('<meta property="og:type" content="article"/>')
    expect(page.html).toContain(`/art/articles/${slug}-partage.jpg`)
    expect(page.html).not.toMatch(/\{\{|undefined|\[\[/)
  })
  it('has in its contents exactly its own parts', () => {
    const [page = ''] = html({ path }).split('</main>')
    const parts = [...page.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id)
    const ways = [...page.matchAll(/<a href="#([^"]+)" class="flex/g)].map(([, id]) => id)
    // Once for a telephone, once for a desk.
    expect(ways).toEqual([...parts, ...parts])
  })
})

describe('an article', () => {
  const path = pages.article('coupe-et-texture')
  it('is signed by the editor: by the legal name, else by the brand', () => {
    expect(html({ path })).toContain('Par Ondée')
    const site = { ...sampleSite, legal: { legal_name: 'Maison Laurent SARL' } }
    expect(html({ path, site })).toContain('Par Maison Laurent SARL')
  })
  it('leads to the article before it and the one after', () => {
    expect(html({ path })).toMatch(/Article précédent.*Lire un nuancier/)
    expect(html({ path })).toMatch(/Article suivant.*Réussir ses 15 photos/)
  })
  it('has none before the newest and none after the oldest', () => {
    expect(html({ path: pages.article('lire-un-nuancier') })).not.toContain('Article précédent')
    expect(html({ path: pages.article('montrer-avant-de-couper') })).not.toContain('Article suivant')
  })
  it('ends with one invitation to register, or to her dashboard', () => {
    expect(html({ path })).toContain('Essayer sur mes photos')
    expect(html({ path, signedIn: true })).not.toContain('Essayer sur mes photos')
  })
  it.each(['/blog/nulle-part', '/blog/lire-un-nuancier/suite', '/blog/__proto__'])(
    '%s is none: page not found',
    (unknown) => {
      expect(show({ path: unknown }).status).toBe(404)
      expect(html({ path: unknown })).toContain('Page non trouvée')
    },
  )
})

describe('the tone chart', () => {
  const page = html({ path: pages.article('lire-un-nuancier') })
  it('is a table without any script: seventy tones, each with its code and its name', () => {
    expect(count(page, /<td data-code=/g)).toBe(70)
    expect(page).toContain('7.4 blond cuivré')
    expect(page).toContain('10.1 blond extra clair cendré')
    expect(count(page, /<th scope="col"/g)).toBe(7)
    expect(count(page, /<th scope="row"/g)).toBe(10)
  })
  it('says that shades are indicative', () => expect(page).toContain('Les nuances sont indicatives'))
})

it.each(['fr', 'en'] as const)('the fonts can print every article in %s', (language) => {
  const letters = new Set(JSON.stringify(listArticles(language)))
  expect([...letters].filter((letter) => !LETTERS.includes(letter))).toEqual([])
})
