import { readFileSync } from 'node:fs'
import { pages } from '@app/domain/routes.ts'
import { listedPages } from '@app/domain/site/listed-pages.ts'
import { describe, expect, it } from 'vitest'
import { FIRST_SCRIPT } from './first-script.ts'
import { renderPage } from './render.tsx'
import { sampleRequest, sampleSite } from './sample-request.ts'

const EVERY_PAGE = [
  pages.home(),
  pages.verifyImage(),
  pages.legalNotice(),
  pages.privacy(),
  pages.terms(),
  pages.accessibility(),
  pages.dashboard(),
  '/confirmer-adresse',
  '/nulle-part',
]
const html = (change: Parameters<typeof sampleRequest>[0]) => renderPage(sampleRequest(change)).html
const robots = (page: string) => /<meta name="robots" content="([^"]*)"/.exec(page)?.[1]

describe('an unknown path', () => {
  const page = renderPage(sampleRequest({ path: '/nulle-part' }))
  // spec: 2.6
  it('answers with status 404', () => expect(page.status).toBe(404))
  // spec: 2.7
  it('says so in words and leads home', () => {
    expect(page.html).toContain('Page non trouvée')
    expect(page.html).toContain('Cette page n’existe pas ou a été déplacée.')
    expect(page.html).toMatch(/<a[^>]*href="\/"[^>]*>Retour à l’accueil<\/a>/)
  })
  it('stays out of search engines', () => expect(robots(page.html)).toMatch(/^noindex/))
})

describe('the free first transformation hangs on one switch', () => {
  const site = { ...sampleSite, firstFree: false }
  // spec: 1.5
  it.each(EVERY_PAGE)('switched off, %s does not mention it in French', (path) =>
    expect(html({ path, site, query: { resultat: 'ok' } })).not.toMatch(
      /première (transformation|image) (est )?offerte|0[\s {2}]€/i,
    ),
  )
  it.each(EVERY_PAGE)('switched off, %s does not mention it in English', (path) =>
    expect(html({ path, site, language: 'en', query: { resultat: 'ok' } })).not.toMatch(
      /first transformation (is )?free|free first (transformation|image)|€0/i,
    ),
  )
  // spec: 1.5
  it('switched on, the home page promises it in both languages', () => {
    expect(html({})).toContain('Première transformation offerte')
    expect(html({ language: 'en' })).toContain('Your first transformation is free')
  })
})

describe('every page', () => {
  it.each(EVERY_PAGE)('%s has one inline script, and no style element or handler', (path) => {
    const page = html({ path }).replace(/<script type="application\/ld\+json">.*?<\/script>/, '')
    const inline = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script)
    expect(inline).toEqual([FIRST_SCRIPT])
    expect(page.match(/<script(?![^>]*\ssrc=)/g)).toHaveLength(1)
    expect(page).not.toMatch(/<style/)
    expect(page).not.toMatch(/\son[a-z]+="/)
  })
  // spec: 2.113
  it.each(EVERY_PAGE)('%s says its language (L13)', (path) => {
    expect(html({ path })).toMatch(/^<!doctype html><html lang="fr"/)
    expect(html({ path, language: 'en' })).toMatch(/^<!doctype html><html lang="en"/)
  })
  // spec: 2.102
  it.each(EVERY_PAGE)('%s has one title and a description', (path) => {
    expect(html({ path }).match(/<title>[^<]+\| Ondée<\/title>/g)).toHaveLength(1)
    expect(html({ path })).toMatch(/<meta name="description" content="[^"]+"/)
  })
  it.each(EVERY_PAGE)('%s leaves no sentence unfilled', (path) =>
    expect(html({ path })).not.toMatch(/\{\{|undefined/),
  )
})

it.each([
  { allowsThirdParties: true, says: ' data-allows-third-parties="true"' },
  { allowsThirdParties: false, says: '' },
])(
  'a document says whether others’ scripts are allowed: $allowsThirdParties',
  ({ allowsThirdParties, says }) => {
    const [opening] = html({ path: pages.wizard(), allowsThirdParties }).match(/<html[^>]*>/) ?? []
    expect(/ data-allows-third-parties[^ >]*/.exec(opening ?? '')?.[0] ?? '').toBe(says)
  },
)

it('what answers a sent form says so: asked for anew, it must not be sent again', () => {
  const sent = { status: 200, refusal: null, typed: { number: '12' } }
  expect(html({ path: pages.contact(), sent })).toMatch(/<html[^>]* data-sent="true"/)
  expect(html({ path: pages.contact() })).not.toMatch(/data-sent/)
})

describe('fonts', () => {
  const fonts = readFileSync(new URL('./ui/theme/fonts.css', import.meta.url), 'utf8')
  const early = (path: string) =>
    [...html({ path }).matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, href]) => href)
  it('are fetched early only if the stylesheets use them', () => {
    expect(early(pages.terms())).toHaveLength(2)
    expect(
      early(pages.terms()).filter((href) => !fonts.includes(`./fonts/${href?.split('/').pop()}`)),
    ).toEqual([])
  })
  it('wait on the landing page for the picture that is seen first, and nowhere else', () => {
    expect([early('/'), / data-picture-first/.test(html({}))]).toEqual([[], true])
    expect(html({ path: pages.terms() })).not.toContain('data-picture-first')
  })
})

describe('search engines', () => {
  // spec: 2.116
  it('may list the home page with large pictures', () =>
    expect(robots(html({}))).toBe(
      'index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1',
    ))
  it.each(listedPages([]))('are told of %s, and may list it (L14)', (path) => {
    const page = renderPage(sampleRequest({ path }))
    expect(page.status).toBe(200)
    expect(page.robots).toMatch(/^index/)
    expect(robots(page.html)).toBe(page.robots)
  })
  it.each(EVERY_PAGE.filter((path) => !listedPages([]).includes(path)))('are told nothing of %s', (path) =>
    expect(renderPage(sampleRequest({ path })).robots).toMatch(/^noindex/),
  )
  // spec: 2.114
  it('are kept out of development hosts (L14)', () =>
    expect(robots(html({ indexable: false }))).toBe('noindex, nofollow, noarchive, nosnippet'))
  it('are kept out of the dashboard', () => expect(robots(html({ path: '/dashboard' }))).toMatch(/^noindex/))
  it('are given one address per page, with or without a slash at its end', () =>
    expect(html({ path: '/mentions-legales/' })).toContain(
      '<link rel="canonical" href="https://ondee.example/mentions-legales"/>',
    ))
})

describe('a page that is shared', () => {
  const tags = (page: string) =>
    Object.fromEntries(
      [
        ...page.matchAll(
          /<meta (?:name|property)="((?:og|twitter|author|language)[^"]*)" content="([^"]*)"/g,
        ),
      ].map(([, name, content]) => [name, content]),
    )
  // spec: 2.109, 2.110, 2.111
  it('shows a large picture with its title and description', () =>
    expect(tags(html({}))).toMatchObject({
      author: 'Ondée',
      language: 'fr',
      'og:type': 'website',
      'og:site_name': 'Ondée',
      'og:locale': 'fr_FR',
      'og:locale:alternate': 'en_GB',
      'og:url': 'https://ondee.example/',
      'og:image': 'https://ondee.example/art/share.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Essai de coiffure par IA, sur votre visage | Ondée',
      'twitter:image': 'https://ondee.example/art/share.png',
    }))
  // spec: 2.110
  it('is in English where the page is', () =>
    expect(tags(html({ language: 'en' }))).toMatchObject({
      language: 'en',
      'og:locale': 'en_GB',
      'og:locale:alternate': 'fr_FR',
      'og:url': 'https://ondee.example/?lng=en',
    }))
  // spec: 2.112
  it('has the family business as its author', () => {
    const site = { ...sampleSite, legal: { legal_name: 'Maison Ondée SARL' } }
    expect(tags(html({ site })).author).toBe('Maison Ondée SARL')
  })
  it('says where it stands in each language', () => {
    const alternates = [
      ...html({ path: '/mentions-legales' }).matchAll(/hrefLang="([^"]+)" href="([^"]+)"/gi),
    ]
    expect(alternates.map(([, language, href]) => [language, href])).toEqual([
      ['fr', 'https://ondee.example/mentions-legales'],
      ['en', 'https://ondee.example/mentions-legales?lng=en'],
      ['x-default', 'https://ondee.example/mentions-legales'],
    ])
  })
})

describe('the header', () => {
  const header = (change: Parameters<typeof html>[0]) =>
    /<header.*<\/header>/s
      .exec(html(change))?.[0]
      .replaceAll(/<(button|a)[^>]*?( href="[^"]*")?[^>]*>/g, '<$1$2>')
  // spec: 2.10
  it('has the language switch', () => {
    expect(header({})).toMatch(/<a href="\?lng=fr">FR<\/a><a href="\?lng=en">EN<\/a>/)
  })
  // spec: 2.11
  it('offers to sign in and to register', () => {
    expect(header({})).toContain('<button>J’ai déjà un compte</button>')
    expect(header({})).toContain('<button>Me connecter</button>')
  })
  // spec: 2.12
  it('offers the dashboard instead to her who is signed in', () => {
    expect(header({ signedIn: true })).toContain('<a href="/dashboard">Tableau de bord</a>')
    expect(header({ signedIn: true })).not.toContain('<button')
    expect(html({ signedIn: true })).not.toContain('data-sign-in')
  })
})

describe('the dashboard shell', () => {
  // spec: 2.8
  it('answers 404 for a path that is no page of it', () => {
    expect(renderPage(sampleRequest({ path: '/dashboard/nulle-part' })).status).toBe(404)
    expect(renderPage(sampleRequest({ path: '/dashboard/transformations/7' })).status).toBe(200)
  })
  // spec: 2.3, 2.89
  it('shows the loader until the script has drawn', () =>
    expect(html({ path: '/dashboard/nouvelle' })).toMatch(
      /<div role="status"[^>]*>.*Préparation du tableau de bord\.\.\./,
    ))
})

describe('honesty', () => {
  // spec: 1.7, 9.35
  it('claims no number of women and no satisfaction without evidence (L11)', () =>
    expect(html({})).not.toMatch(/10[\s {2}]?000|98[\s {2}]?%/))
  it('links only to the networks the house has', () => {
    expect(html({})).toContain('Instagram')
    expect(html({})).not.toContain('TikTok')
  })
  it('shows only the styles that are really offered', () => {
    const site = { ...sampleSite, stylesOffered: 2, offeredStyles: ['pixie', 'garconne'] as const }
    expect(html({ site })).toContain('2 coiffures')
    expect(html({ site })).toContain('Pixie argenté')
    expect(html({ site })).not.toContain('Afro naturel')
  })
  it('marks a legal fact the operator has not given', () =>
    expect(html({ path: '/mentions-legales' })).toMatch(/<mark[^>]*>à compléter par l’exploitant<\/mark>/))
})
