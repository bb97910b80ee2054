import { pages } from '@app/domain/routes.ts'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../render.tsx'
import { sampleRequest, sampleSite } from '../../sample-request.ts'

const draw = (language: 'fr' | 'en' = 'fr') =>
  renderPage(
    sampleRequest({
      path: pages.tryOn(),
      language,
      site: { ...sampleSite, offeredStyles: ['balayage_doux', 'long_lisse'] },
    }),
  ).html

describe('the page « Essayer »', () => {
  it('is open to search engines, under its own title', () => {
    expect(draw()).toMatch(/<meta name="robots" content="index, follow/)
    expect(draw()).toContain('<title>Essayer une coiffure sur votre photo | Ondée</title>')
    expect(draw('en')).toContain('<title>Try a hairstyle on your photo | Ondée</title>')
  })
  it('says what it is for, and what to do without JavaScript', () => {
    expect(draw()).toContain('Essayez sur <em>votre</em> photo</h1>')
    expect(draw()).toMatch(/<noscript>.*bonjour@ondee\.example.*<\/noscript>/)
  })
  it('knows which styles the engine makes, and holds the words for a part that cannot be fetched', () => {
    expect(draw()).toContain('data-styles="balayage_doux long_lisse"')
    expect(draw()).toContain('data-cut-off="Vérifiez votre connexion internet et réessayez."')
  })
})

it('the home page and every footer lead to it', () => {
  const link = new RegExp(`<a[^>]*href="${pages.tryOn()}"`, 'g')
  expect(renderPage(sampleRequest()).html.match(link)).toHaveLength(3)
  expect(renderPage(sampleRequest({ path: pages.blog() })).html.match(link)).toHaveLength(1)
})
