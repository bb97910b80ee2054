import type { Package } from '@app/domain/catalogue/catalogue-api.ts'
import { expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { MethodChoice } from './method-choice.tsx'

const pack = (facts: Partial<Package>): Package => ({
  ...{ id: 'pack_20', name: '', description: '', images: 20, price: 2490, pricePerImage: 1.25 },
  ...{
    recommended: false,
    lock: null,
    words: { name: { fr: 'Signature', en: 'Signature' }, description: { fr: '', en: '' } },
  },
  ...facts,
})

it('a professional chooses between her card, with the amount, and her free test of 5 images', () => {
  const html = drawForTest(
    <MethodChoice
      value="card"
      onChange={() => undefined}
      chosen={pack({})}
      test={pack({ id: 'pro_test', images: 5, price: 0 })}
      disabled={false}
    />,
  )
  expect(html).toContain('24,90\u00a0€ pour Signature')
  expect(html).toContain('5 images offertes')
})
