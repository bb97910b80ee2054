import { createTexts } from '@app/texts/create-texts.ts'
import { en } from '@app/texts/en/en.ts'
import { fr } from '@app/texts/fr/fr.ts'
import { describe, expect, it } from 'vitest'
import { sampleRequest } from '../sample-request.ts'
import { addressOf, metadataOf } from './page-metadata.ts'

const french = createTexts('fr', fr).t
const english = createTexts('en', en).t
const HOUSE = { brand: 'Ondée', usualWait: 'en quelques minutes' }
const article = {
  title: 'Lire un nuancier',
  description: 'Hauteurs de ton et reflets.',
  publishedAt: '2026-11-02',
}

describe('the title of a page', () => {
  it.each([
    { key: 'home', title: 'Essai de coiffure par IA, sur votre visage | Ondée' },
    { key: 'blog', title: 'Conseils cheveux et couleur | Ondée' },
    { key: 'dashboard', title: 'Tableau de bord | Ondée' },
    { key: 'privacy', title: 'Politique de confidentialité | Ondée' },
    { key: 'terms', title: 'Conditions générales de vente | Ondée' },
    { key: 'default', title: 'Formations, produits et services pour la coiffure | Ondée' },
    { key: 'a page nobody named', title: 'Formations, produits et services pour la coiffure | Ondée' },
    { key: 'keywords', title: 'Formations, produits et services pour la coiffure | Ondée' },
    // spec: 2.100, 2.101
  ])('$key: $title', ({ key, title }) => {
    expect(metadataOf(key, french, HOUSE).title).toBe(title)
  })

  // spec: 2.106
  it('is translated', () =>
    expect(metadataOf('home', english, HOUSE).title).toBe('AI hairstyle try-on, on your own face | Ondée'))
})

describe('the description of a page', () => {
  const KEYS = ['home', 'blog', 'dashboard', 'privacy', 'terms', 'default']
  const described = (t: typeof french) => KEYS.map((key) => metadataOf(key, t, HOUSE).description)
  // spec: 2.100
  it('is its own', () => expect(new Set(described(french)).size).toBe(KEYS.length))
  // spec: 2.101
  it('is that of learning and of the trade, where nobody named the page', () => {
    expect(metadataOf('a page nobody named', french, HOUSE).description).toBe(described(french).at(-1))
    expect(described(french).at(-1)).toMatch(/coiffure/)
  })
  // spec: 2.106
  it('is translated', () =>
    expect(described(english).filter((words) => described(french).includes(words))).toEqual([]))
})

describe('an article', () => {
  const metadata = metadataOf('blogPost', french, { ...HOUSE, article })
  // spec: 2.100
  it('is called by its own title and description', () =>
    expect(metadata).toMatchObject({
      title: 'Lire un nuancier | Ondée',
      description: 'Hauteurs de ton et reflets.',
    }))
  // spec: 2.105
  it('is shared as an article', () => expect(metadata.ogType).toBe('article'))
  // spec: 2.104
  it('is shared with its own picture when it has one', () => {
    const pictured = metadataOf('blogPost', french, {
      ...HOUSE,
      article: { ...article, image: '/art/a.png' },
    })
    expect(pictured.ogImage).toBe('/art/a.png')
    expect(metadata.ogImage).toBe('/art/share.png')
  })
})

// spec: 2.105
it('any other page is shared as a part of the site', () =>
  expect(metadataOf('home', french, HOUSE).ogType).toBe('website'))

// spec: 2.103
it('keywords are a list, and a page without its own has those of any page', () => {
  expect(metadataOf('terms', french, HOUSE).keywords).toContain('remboursement')
  expect(metadataOf('notFound', french, HOUSE).keywords).toEqual(
    metadataOf('default', french, HOUSE).keywords,
  )
})

// spec: 2.108
it('the address of a page is the same whatever host and slash it was asked with', () => {
  const request = sampleRequest({ path: '/mentions-legales/' })
  expect(addressOf(request, 'fr')).toBe('https://ondee.example/mentions-legales')
  expect(addressOf(request, 'en')).toBe('https://ondee.example/mentions-legales?lng=en')
  expect(addressOf(sampleRequest({ path: '/' }), 'fr')).toBe('https://ondee.example/')
})
