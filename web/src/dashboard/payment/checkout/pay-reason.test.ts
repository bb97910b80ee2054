import { expect, it } from 'vitest'
import { payReason } from './pay-reason.ts'

it('a card and both consents, and she may pay', () => expect(payReason('ready', true)).toBeNull())
it('without both consents the button says that both boxes are needed', () =>
  expect(payReason('ready', false)).toBe('payment.reasonConsents'))
it('and where her photos would be sent to somebody, that all three are', () =>
  expect(payReason('ready', false, 3)).toBe('payment.reasonConsentsPhotos'))
it('what the server still has to do is said before what she has to do', () => {
  expect(payReason('coming', false)).toBe('payment.reasonPreparing')
  expect(payReason('failed', false)).toBe('payment.reasonFailed')
})
