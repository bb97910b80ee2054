import type { CreditLine } from '@app/domain/credits/credits-api.ts'
import { api } from '@app/domain/routes.ts'
import { describe, expect, it } from 'vitest'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { drawKnowing, knowing } from '../testing/draw-knowing.tsx'
import { CreditsPage, ReturnNotice } from './credits-page.tsx'
import { creditsPlace, placeBefore } from './credits-place.ts'

const PACKS = [
  { id: 'credits_10', credits: 10, price: 1490, pricePerCredit: 1.49 },
  { id: 'credits_30', credits: 30, price: 3490, pricePerCredit: 1.16 },
  { id: 'credits_100', credits: 100, price: 8990, pricePerCredit: 0.9 },
]
const draw = (credits: number, lines: CreditLine[] = []) =>
  drawKnowing(
    <CreditsPage />,
    knowing({ [api.credits()]: { balance: credits, packs: PACKS, lines } }, { credits }),
  ).replace(/[\u00a0\u202f]/g, ' ')

describe('where credits are bought', () => {
  it('it says what one is', () => expect(draw(0)).toContain('1 crédit = 1 image.'))
  it.each([
    { credits: 0, says: '0 crédit<' },
    { credits: 1, says: '1 crédit<' },
    { credits: 7, says: '7 crédits<' },
  ])('her balance is told: $says', ({ credits, says }) => expect(draw(credits)).toContain(says))
  // spec: 1.14
  it('each pack tells its price and what one image comes to', () => {
    expect(draw(0)).toContain('10 crédits, 14,90 €, 1,49 € par image, de quoi créer 2 séries de 5 images')
    expect(draw(0)).toContain('100 crédits, 89,90 €, 0,90 € par image, de quoi créer 20 séries de 5 images')
  })
  it('no pack is chosen for her, and nothing is to pay before she has', () => {
    expect(draw(0)).not.toContain('aria-checked="true"')
    expect(draw(0)).not.toContain('<form')
  })
})

describe('what came and went', () => {
  const line = { id: 1, at: '2026-11-20T10:00:00.000Z', words: null } as const
  it('is told with its reason, and what the house gave or took in the words of the house', () => {
    const drawn = draw(8, [
      { ...line, id: 3, amount: -2, reason: 'house', words: 'Donnés deux fois' },
      { ...line, id: 2, amount: 10, reason: 'purchase' },
    ])
    expect(drawn).toMatch(/Par nos soins : Donnés deux fois.*20 novembre 2026.*-2.*Pack acheté.*\+10/s)
  })
  it('before the first it says so', () => expect(draw(0)).toContain('encore ni reçu ni dépensé de crédit'))
})

describe('afterwards she goes on where she came from', () => {
  const back = (address: string) => placeBefore(new URL(address, 'https://exemple.fr').searchParams)
  it('the transformation she wanted more images of', () =>
    expect(back(creditsPlace('0b8d3c5e-54a1'))).toEqual({
      path: '/dashboard/transformations/0b8d3c5e-54a1',
      isTransformation: true,
    }))
  it('else the dashboard', () =>
    expect(back(creditsPlace())).toEqual({ path: '/dashboard', isTransformation: false }))
  it('and never another site', () =>
    expect(back('/dashboard/credits?pour=//ailleurs.fr/..').path).toBe(
      '/dashboard/transformations/%2F%2Failleurs.fr%2F..',
    ))
})

describe('back from her bank without credits, she reads why', () => {
  const returned = (isRefused: boolean) =>
    drawForTest(<ReturnNotice returned={{ paymentId: '0b8d3c5e-54a1-4c1c-9d59-2f3f6f0d4a11', isRefused }} />)
  it('refused', () => expect(returned(true)).toMatch(/role="alert".*Erreur de paiement/s))
  it('not confirmed yet: nothing is paid twice', () =>
    expect(returned(false)).toContain('Rien ne sera payé deux fois'))
})
