import type { OrderKind } from '@app/domain/payment/order-states.ts'
import type { Language } from '@app/texts/languages.ts'
import { describe, expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { ConsentBoxes, hasConsented, NO_CONSENT } from './consents.tsx'

const draw = (kind: OrderKind, language: Language = 'fr') =>
  drawForTest(<ConsentBoxes kind={kind} given={NO_CONSENT} onChange={() => undefined} disabled={false} />, {
    language,
  })

describe('the two consents at the pay button', () => {
  it('stand in one group, none of them ticked', () => {
    const html = draw('package')
    expect(html).toMatch(/<fieldset.*<legend.*Vos deux accords/s)
    expect(html.match(/type="checkbox"/g)).toHaveLength(2)
    expect(html).not.toContain('checked="')
  })
  it.each([
    {
      language: 'fr',
      says: [
        'J’accepte que la création commence tout de suite.',
        'Je reconnais perdre mon droit de rétractation une fois les images livrées.',
      ],
    },
    {
      language: 'en',
      says: [
        'I agree that creation starts now.',
        'I acknowledge that I lose my right of withdrawal once the images are delivered.',
      ],
    },
  ] as const)('say what the law asks for, in $language', ({ language, says }) => {
    for (const sentence of says) expect(draw('package', language)).toContain(sentence)
  })
  it('speak of credits when credits are bought', () =>
    expect(draw('credits')).toMatch(/mes crédits tout de suite.*crédits dépensés/s))
  it('are both needed', () => {
    expect(hasConsented({ startNow: true, losesWithdrawal: false })).toBe(false)
    expect(hasConsented({ startNow: false, losesWithdrawal: true })).toBe(false)
    expect(hasConsented({ startNow: true, losesWithdrawal: true })).toBe(true)
  })
})
