import { pages } from '@app/domain/routes.ts'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../render.tsx'
import { sampleRequest } from '../../sample-request.ts'

const draw = (query: Record<string, string> = {}) =>
  renderPage(sampleRequest({ path: pages.newPassword(), query })).html

describe('the page of a new password', () => {
  it('is for nobody but her: search engines stay out', () =>
    expect(draw()).toMatch(/<meta name="robots" content="noindex/))
  it('says what it is for, and what to do without JavaScript', () => {
    expect(draw()).toContain('Choisissez un nouveau mot de passe</h1>')
    expect(draw()).toMatch(/<noscript>.*bonjour@ondee\.example.*<\/noscript>/)
  })
  it('holds the words for a form that cannot be fetched', () => {
    expect(draw()).toContain('data-cut-off="Vérifiez votre connexion internet et réessayez."')
  })
  it('says that a link has had its time, and how to have another', () => {
    const expired = draw({ resultat: 'expire' })
    expect(expired).toContain('Ce lien n’est plus valable</h1>')
    expect(expired).toMatch(/<button[^>]*data-sign-in="oubli"[^>]*>Demander un nouveau lien<\/button>/)
  })
})
