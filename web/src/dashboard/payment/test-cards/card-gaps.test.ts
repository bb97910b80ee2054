import { cardGap } from '@app/domain/payment/card-rules.ts'
import { describe, expect, it } from 'vitest'
import { cardGaps } from './card-gaps.ts'

const now = new Date(2026, 10, 21)
const good = { number: '4242 4242 4242 4242', expiry: '12 / 28', cvc: '123' }

describe('each field of the card says what is wrong with it', () => {
  it('nothing, when all are right', () => expect(cardGaps(good, now)).toEqual({}))
  it('a number with a wrong check digit', () =>
    expect(cardGaps({ ...good, number: '4242 4242 4242 4241' }, now)).toEqual({ number: 'number' }))
  it('half a date', () => expect(cardGaps({ ...good, expiry: '12 / ' }, now)).toEqual({ expiry: 'expiry' }))
  it('last month', () => expect(cardGaps({ ...good, expiry: '10 / 26' }, now)).toEqual({ expiry: 'expired' }))
  it('this month is still good', () => expect(cardGaps({ ...good, expiry: '11 / 26' }, now)).toEqual({}))
  it('two digits of a code', () => expect(cardGaps({ ...good, cvc: '12' }, now)).toEqual({ cvc: 'cvc' }))
  it('all at once', () =>
    expect(cardGaps({ number: '', expiry: '', cvc: '' }, now)).toEqual({
      number: 'number',
      expiry: 'expiry',
      cvc: 'cvc',
    }))
  it('the first of them is what the domain says', () =>
    expect(cardGap({ number: '', expiry: '', cvc: '' }, now)).toBe('number'))
})
