import type { ProRequestAnswer } from '@app/domain/pro-requests/pro-requests-api.ts'
import { api } from '@app/domain/routes.ts'
import { describe, expect, it } from 'vitest'
import { drawKnowing, knowing } from '../../testing/draw-knowing.tsx'
import { ProSection } from './pro-section.tsx'

const asked = { salonName: 'Salon Łucja', siret: '73282932000074', createdAt: '2026-11-20T10:00:00Z' }
const draw = (request: ProRequestAnswer['request'], userType: 'client' | 'pro' = 'client') =>
  drawKnowing(<ProSection />, knowing({ [api.proRequest()]: { request } }, { userType }))

describe('how one becomes a professional', () => {
  it('a client may ask', () => {
    const section = draw(null)
    expect(section).toContain('test gratuit de 5 images')
    expect(section).toContain('Demander un compte professionnel')
  })
  it('while her request waits, its day is said and no other can be sent', () => {
    const section = draw({ ...asked, status: 'pending', decidedAt: null })
    expect(section).toContain('Demande envoyée le 20 novembre 2026 pour Salon Łucja.')
    expect(section).not.toContain('<button')
  })
  it('refused, she is told so and may ask again', () => {
    const section = draw({ ...asked, status: 'refused', decidedAt: asked.createdAt })
    expect(section).toContain('n’a pas pu être acceptée')
    expect(section).toContain('Refaire ma demande')
  })
  it.each([
    [
      'by a request',
      { ...asked, status: 'accepted' as const, decidedAt: asked.createdAt },
      'pour Salon Łucja (SIRET 73282932000074)',
    ],
    ['by the operator alone', null, 'Votre compte est professionnel.'],
  ])('a professional is told that she is one, %s', (_, request, words) => {
    const section = draw(request, 'pro')
    expect(section).toContain(words)
    expect(section).not.toContain('<button')
  })
})
