import { createTexts } from '@app/texts/create-texts.ts'
import { fr } from '@app/texts/fr/fr.ts'
import { describe, expect, it } from 'vitest'
import { sampleRequest, sampleSite } from '../sample-request.ts'
import type { FoundPage } from './find-page.tsx'
import { asScript, structuredData } from './structured-data.ts'

const t = createTexts('fr', fr).t
const home: FoundPage = {
  ...{ status: 200, metadata: 'home', entry: 'src/public/public.ts', isListed: true, body: null },
}
const article = {
  title: 'Lire un nuancier',
  description: 'Hauteurs de ton et reflets.',
  publishedAt: '2026-11-02',
}
const graphOf = (page: FoundPage, change = {}) => {
  const graph = structuredData(sampleRequest(change), page, t)?.['@graph'] as Record<string, unknown>[]
  return Object.fromEntries(graph.map((thing) => [thing['@type'], thing]))
}

describe('search engines read', () => {
  it('who runs the site and where else she is found', () =>
    expect(graphOf(home).Organization).toMatchObject({
      name: 'Ondée',
      url: 'https://ondee.example/',
      sameAs: ['https://instagram.example/ondee'],
    }))
  it('no network of a house that has none', () => {
    const site = { ...sampleSite, social: { instagram: null, tiktok: null, whatsapp: null } }
    expect(graphOf(home, { site }).Organization).not.toHaveProperty('sameAs')
  })
  it('every question of the home page with its answer', () => {
    const questions = graphOf(home).FAQPage?.mainEntity as { name: string }[]
    expect(questions.map(({ name }) => name)).toEqual(
      Object.values(t('landing.faq', { returnObjects: true })).map(({ question }) => question),
    )
  })
  it('with the one photo of a free first image only where there is one', () => {
    const said = (firstFree: boolean) =>
      JSON.stringify(graphOf(home, { site: { ...sampleSite, firstFree } }).FAQPage)
    expect(said(true)).toContain('une seule suffit')
    expect(said(false)).not.toContain('une seule suffit')
    expect(said(false)).not.toContain('oneIsEnough')
  })
  it('what an article is, and the way to it', () => {
    const page: FoundPage = { ...home, metadata: 'blogPost', article }
    const { Article, BreadcrumbList } = graphOf(page, { path: '/blog/lire-un-nuancier' })
    expect(Article).toMatchObject({ headline: 'Lire un nuancier', datePublished: '2026-11-02' })
    const steps = BreadcrumbList?.itemListElement as { name: string; item: string }[]
    expect(steps.map(({ name, item }) => [name, item])).toEqual([
      ['Ondée', 'https://ondee.example/'],
      ['Conseils cheveux et couleur', 'https://ondee.example/blog'],
      ['Lire un nuancier', 'https://ondee.example/blog/lire-un-nuancier'],
    ])
  })
  it('nothing of a page they may not list', () =>
    expect(structuredData(sampleRequest(), { ...home, isListed: false }, t)).toBeNull())
})

it('no sentence ends the script it stands in', () =>
  expect(asScript({ name: '</script><script>alert(1)</script>' })).toBe(
    '<script type="application/ld+json">{"name":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"}</script>',
  ))
