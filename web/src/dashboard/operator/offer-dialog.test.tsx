import { describe, expect, it } from 'vitest'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { lacksOf, OfferFields, offerOf } from './offer-dialog.tsx'

const DECIDED = { price: '49', trainer: 'Nora Vidal', register: 'RS', registration: '', url: '' } as const

describe('what is typed about a course', () => {
  it.each([
    { what: 'a price and a trainer', typed: {}, lacks: {} },
    { what: 'a free one', typed: { price: '0' }, lacks: {} },
    { what: 'the least a card pays', typed: { price: '0,50' }, lacks: {} },
    { what: 'less than that', typed: { price: '0,49' }, lacks: { price: 'coursePrice' } },
    { what: 'no price', typed: { price: '' }, lacks: { price: 'coursePrice' } },
    { what: 'nobody who leads it', typed: { trainer: ' ' }, lacks: { trainer: 'trainerRequired' } },
    {
      what: 'a registration without its address',
      typed: { registration: 'RS1234' },
      lacks: { url: 'registrationUrl' },
    },
    {
      what: 'one with an address that is not https',
      typed: { registration: 'RS1234', url: 'http://registry.example' },
      lacks: { url: 'registrationUrl' },
    },
    {
      what: 'one with its address',
      typed: { registration: 'RS1234', url: 'https://registry.example' },
      lacks: {},
    },
  ])('$what', ({ typed, lacks }) => expect(lacksOf({ ...DECIDED, ...typed })).toEqual(lacks))

  it('begins with what was decided last', () => {
    const cells = { price_cents: 4950, trainer: 'Nora Vidal', register: null, registration: null }
    expect(offerOf(cells)).toMatchObject({ price: '49,5', trainer: 'Nora Vidal', registration: '' })
    expect(offerOf({ price_cents: null, trainer: null })).toMatchObject({ price: '', trainer: '' })
  })

  it('asks for the register only with a number', () => {
    const draw = (registration: string) =>
      drawForTest(<OfferFields typed={{ ...DECIDED, registration }} lacks={{}} onType={() => undefined} />)
    expect(draw('')).not.toContain('RNCP</option>')
    expect(draw('RS1234')).toContain('RNCP</option>')
  })

  it('says beside the field what is wrong', () =>
    expect(
      drawForTest(<OfferFields typed={DECIDED} lacks={{ price: 'coursePrice' }} onType={() => undefined} />),
    ).toContain('0, ou un prix de 0,50 à 10'))
})
