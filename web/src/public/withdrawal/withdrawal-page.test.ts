import { pages } from '@app/domain/routes.ts'
import { listedPages } from '@app/domain/site/listed-pages.ts'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../render.tsx'
import { sampleRequest } from '../../sample-request.ts'

const draw = (path: string, language: 'fr' | 'en' = 'fr') =>
  renderPage(sampleRequest({ path, language })).html
const LINK = {
  fr: '>Renoncer au contrat ici</a>',
  en: '>Withdraw from the contract here</a>',
}

describe('the function to withdraw', () => {
  it.each(listedPages([]))('is within reach on %s, by the words of the law (L4)', (path) => {
    for (const language of ['fr', 'en'] as const) {
      const page = draw(path, language)
      expect(page).toMatch(new RegExp(`<a [^>]*href="${pages.withdrawal()}"[^>]*${LINK[language]}`))
    }
  })
  it('says what it is for, and what to do without JavaScript', () => {
    const page = draw(pages.withdrawal())
    expect(page).toContain('14 jours après le paiement')
    expect(page).toMatch(/<noscript>.*bonjour@ondee\.example.*<\/noscript>/)
    expect(page).toMatch(/id="withdrawal" data-cut-off="Vérifiez votre connexion internet/)
  })
  it('leads to what the law says, and to a model message', () =>
    expect(draw(pages.withdrawal())).toContain(`href="${pages.terms()}#withdrawal"`))
})
