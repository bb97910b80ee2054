import type { Package } from '@app/domain/catalogue/catalogue-api.ts'
import { RadioGroup } from '@base-ui/react/radio-group'
import { describe, expect, it } from 'vitest'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { PackageCard } from './package-card.tsx'
import { ProNotice } from './package-step.tsx'

const signature: Package = {
  ...{ id: 'pack_20', name: 'Signature', description: '', images: 20, price: 2490, pricePerImage: 1.25 },
  recommended: true,
  words: { name: { fr: 'Signature', en: 'Signature' }, description: { fr: 'Assez.', en: 'Enough.' } },
}
const draw = (facts: Partial<Package>, language: 'fr' | 'en' = 'fr') =>
  drawForTest(
    <RadioGroup>
      <PackageCard each={{ ...signature, ...facts }} />
    </RadioGroup>,
    { language },
  )

describe('a package says', () => {
  // spec: 9.7
  it('its price with two decimals and the price of one image', () => {
    expect(draw({})).toContain('24,90\u00a0€')
    expect(draw({})).toContain('1,25\u00a0€ par image')
    expect(draw({}, 'en')).toContain('€24.90')
  })
  it('that it is recommended', () => expect(draw({})).toContain('Recommandé'))
  // spec: 2.86
  it('« Pro Gratuit », for the professional test of 5 images', () => {
    const test = draw({ id: 'pro_test', images: 5, price: 0, pricePerImage: 0, recommended: false })
    expect(test).toContain('Pro Gratuit')
    expect(test).toContain('0,00\u00a0€')
    expect(test).toContain('5 images')
  })
})

describe('a professional is told that she is known as one', () => {
  // spec: 2.84
  it('with her free images while she has them', () =>
    expect(drawForTest(<ProNotice hasTest />)).toMatch(/Compte professionnel détecté.*Cinq images/s))
  it('and that she has had them, afterwards', () =>
    expect(drawForTest(<ProNotice hasTest={false} />)).toMatch(
      /Compte professionnel détecté.*Votre test gratuit a déjà servi/s,
    ))
})
