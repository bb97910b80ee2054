import { api } from '@app/domain/routes.ts'
import { describe, expect, it } from 'vitest'
import { drawKnowing, knowing } from '../../testing/draw-knowing.tsx'
import { JourneyPurchases } from './journey-purchases.tsx'

const PURCHASE = {
  ...{ id: '0b8d3c5e-54a1-4c1c-9d59-2f3f6f0d4a11', paidAt: '2026-11-18T23:30:00.000Z' },
  ...{ transformationName: 'Mariage de Léa', packageType: 'pack_5', images: 5, amountCents: 990 },
  ...{ words: { name: { fr: 'Essentiel', en: 'Essential' } }, refundedCents: 0, state: 'paid' },
}
const draw = (totalSpent: number, purchases: unknown[] = []) =>
  drawKnowing(
    <JourneyPurchases />,
    knowing({
      [api.stats()]: { stats: { totalSessions: 1, totalImagesGenerated: 5, totalSpent } },
      [api.purchases()]: { purchases },
    }),
  )

describe('what she has spent is told in whole euros', () => {
  it.each([
    { cents: 0, says: '0\u00a0€' },
    { cents: 2449, says: '24\u00a0€' },
    { cents: 2450, says: '25\u00a0€' },
    { cents: 2490, says: '25\u00a0€' },
    // spec: 2.66, 9.8
  ])('$cents cents: $says', ({ cents, says }) =>
    expect(draw(cents)).toMatch(new RegExp(`Investissement total</dt>.*>${says}<`, 's')),
  )
})

describe('« Historique des achats disponible prochainement »', () => {
  const SOON = 'Historique des achats disponible prochainement'
  // spec: 2.67
  it('stands while there is no purchase', () => expect(draw(0)).toContain(SOON))
  // spec: 2.67
  it('gives way to the first one', () => {
    expect(draw(990, [PURCHASE])).not.toContain(SOON)
    expect(draw(990, [PURCHASE])).toContain('Mariage de Léa')
  })
})
