import type { ProRequestAnswer } from '@app/domain/pro-requests/pro-requests-api.ts'
import { api } from '@app/domain/routes.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { drawKnowing, knowing } from '../../testing/draw-knowing.tsx'
import { ProSection } from './pro-section.tsx'

const asked = { salonName: 'Salon Łucja', siret: '73282932000074', createdAt: '2026-11-20T10:00:00Z' }
const draw = (request: ProRequestAnswer['request'], userType: 'client' | 'pro' = 'client') =>
  drawKnowing(<ProSection />, knowing({ [api.proRequest()]: { request } }, { userType }))

afterEach(() => vi.unstubAllEnvs())

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
  it.each(['UTC', 'America/New_York', 'Asia/Tokyo'])(
    'that day is the one of Paris, also in a browser in %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      for (const [createdAt, day] of [
        ['2026-03-28T22:59:59Z', '28 mars 2026'],
        ['2026-03-28T23:00:00Z', '29 mars 2026'],
        ['2026-10-25T22:59:59Z', '25 octobre 2026'],
      ] as const)
        expect(draw({ ...asked, createdAt, status: 'pending', decidedAt: null })).toContain(
          `Demande envoyée le ${day} pour`,
        )
    },
  )
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
