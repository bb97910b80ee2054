import type { Package } from '@app/domain/catalogue/catalogue-api.ts'
import { RadioGroup } from '@base-ui/react/radio-group'
import { describe, expect, it } from 'vitest'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { PackageCard } from './package-card.tsx'
import { ProNotice } from './package-step.tsx'

const signature: Package = {
  ...{ id: 'pack_20', name: 'Signature', description: '', images: 20, price: 2490, pricePerImage: 1.25 },
  recommended: true,
  lock: null,
  words: { name: { fr: 'Signature', en: 'Signature' }, description: { fr: 'Assez.', en: 'Enough.' } },
}
const draw = (facts: Partial<Package>, language: 'fr' | 'en' = 'fr', photosMissing = 0) =>
  drawForTest(
    <RadioGroup>
      <PackageCard each={{ ...signature, ...facts }} photosMissing={photosMissing} />
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

describe('a package that takes more photos than she has', () => {
  it('is locked, and says how many are missing', () => {
    expect(draw({}, 'fr', 11)).toContain('data-disabled=""')
    expect(draw({}, 'fr', 11)).toContain('Il manque 11 photos')
    expect(draw({}, 'fr', 1)).toContain('Il manque 1 photo<')
    expect(draw({}, 'en', 11)).toContain('11 photos missing')
  })
  it('opens with the last of them', () => {
    expect(draw({})).not.toContain('data-disabled=""')
    expect(draw({})).not.toContain('Il manque')
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
