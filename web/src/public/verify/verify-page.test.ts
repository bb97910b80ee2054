import { pages } from '@app/domain/routes.ts'
import { listedPages } from '@app/domain/site/listed-pages.ts'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../render.tsx'
import { sampleRequest } from '../../sample-request.ts'
import { OUTCOMES } from './examine-file.ts'

const draw = (language: 'fr' | 'en' = 'fr', path = pages.verifyImage()) =>
  renderPage(sampleRequest({ path, language })).html

describe('the page « Vérifier une image »', () => {
  it('is open to search engines, under its own title', () => {
    expect(draw()).toMatch(/<meta name="robots" content="index, follow/)
    expect(draw()).toContain('<title>Vérifier une image créée par IA | Ondée</title>')
    expect(draw('en')).toContain('<title>Check an image for AI marks | Ondée</title>')
  })
  it('says why images bear marks, and that hers is not sent', () => {
    expect(draw()).toContain('Vérifier une <em>image</em></h1>')
    expect(draw()).toContain('(2024/1689, article 50)')
    expect(draw()).toContain('Votre image n’est pas envoyée.')
    expect(draw('en')).toContain('Your image is not sent.')
  })
  it('says what to do without JavaScript, and holds the words for a part that cannot be fetched', () => {
    expect(draw()).toMatch(/<noscript>.*bonjour@ondee\.example.*<\/noscript>/)
    expect(draw()).toContain('data-cut-off="Vérifiez votre connexion internet et réessayez."')
  })
  it('has one field for a file, of the kinds it reads, and no form that could send it', () => {
    const [, main = ''] = /<main[^>]*>(.*?)<\/main>/s.exec(draw()) ?? []
    expect(main.match(/<input[^>]*>/g)).toHaveLength(1)
    expect(main).toMatch(/<input type="file"[^>]*accept="image\/jpeg,image\/png,image\/webp"/)
    expect(main).toMatch(/aria-labelledby="verify-choose"/)
    expect(main).not.toContain('<form')
  })
  it('holds the words for each thing that may be found', () => {
    const held = [...draw().matchAll(/<template data-outcome="(\w+)"/g)].map(([, outcome]) => outcome)
    expect(held).toEqual([...OUTCOMES])
  })
  it('says of a C2PA manifest that its signature is not checked', () =>
    expect(draw()).toContain('Présent. Cette page ne vérifie pas sa signature'))
})

it.each(listedPages([]))('the footer of %s leads to it, in both languages', (path) => {
  const link = (words: string) => new RegExp(`<a [^>]*href="${pages.verifyImage()}"[^>]*>${words}</a>`)
  expect(draw('fr', path)).toMatch(link('Vérifier une image'))
  expect(draw('en', path)).toMatch(link('Check an image'))
})

it.each(['fr', 'en'] as const)(
  'the legal notice leads to it where it speaks of the mark, in %s',
  (language) => {
    const address = `https://ondee.example${pages.verifyImage()}`
    expect(draw(language, pages.legalNotice())).toMatch(
      new RegExp(`<section id="ai".*href="${address}".*</section>`),
    )
  },
)
