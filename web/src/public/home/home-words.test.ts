import { describe, expect, it } from 'vitest'
import { renderPage } from '../../render.tsx'
import { sampleRequest } from '../../sample-request.ts'

/** What a reader sees of the home page, its spaces and apostrophes made plain. */
const read = (signedIn = false) =>
  renderPage(sampleRequest({ signedIn }))
    .html.replace(/<[^>]+>/g, ' ')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')

describe('the home page tells what the house does', () => {
  // spec: 1.20
  it('an artificial intelligence shows her hair on her own face', () =>
    expect(read()).toContain('notre intelligence artificielle vous montre le résultat sur votre visage'))
  // spec: 2.15
  it('the ways in stand under its title: her own photo first', () =>
    expect(read()).toMatch(/qui sommeille en vous Quinze photos [^.]*\. Essayer sur ma photo Me connecter /))
  // spec: 2.16, 2.17, 2.18
  it('in three steps, in their order', () =>
    expect(read()).toMatch(
      /1 Partagez votre vision Ajoutez 15 photos .*2 L'IA .*3 Choisissez votre nouveau look/,
    ))
  // spec: 1.23
  it('eight questions have their answers', () => {
    const asked = [
      ...renderPage(sampleRequest()).html.matchAll(/<summary[^>]*>([^<]+).*?<p[^>]*>([^<]+)<\/p>/gs),
    ]
    expect(asked.filter(([, question = '']) => question.trim().endsWith('?'))).toHaveLength(8)
  })
  // spec: 1.21
  it('outfits and settings are still to come, with no day promised', () =>
    expect(read()).toMatch(/À venir Bientôt : tenues et décors extérieurs\. /))
  // spec: 1.24
  it('trainings are a link away, and not said to certify', () => {
    expect(read()).toContain('Des formations pour les professionnelles de la coiffure.')
    expect(renderPage(sampleRequest()).html).toMatch(/href="\/formations"[^>]*>Des formations pour/)
    expect(read()).not.toMatch(/certifi/i)
  })
  // spec: 1.25
  it('who asks by mail is answered', () =>
    expect(read()).toMatch(/Une autre question \? Écrivez-nous à bonjour@ondee\.example ?\. Réponse sous/))
  // spec: 2.19
  it('« Révéler ma beauté maintenant » stands beside the promises', () =>
    expect(read()).toMatch(/Révéler ma beauté maintenant .*24 h/))
  // spec: 2.19
  it('and leads her who is signed in to her dashboard', () =>
    expect(read(true)).not.toContain('Révéler ma beauté maintenant'))
})
