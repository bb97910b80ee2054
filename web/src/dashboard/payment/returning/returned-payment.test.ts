import { describe, expect, it } from 'vitest'
import { readReturn, returnAddress, withoutReturn } from './returned-payment.ts'

const ID = '6b0b1c4e-6f7a-4c1e-9a52-0f1d2c3b4a59'
const back = (status: string) =>
  new URLSearchParams({
    ...{ paiement: ID, payment_intent: 'pi_1', payment_intent_client_secret: 'pi_1_secret_2' },
    ...(status && { redirect_status: status }),
  })

describe('a card that leaves for its bank comes back to where she was paying', () => {
  it('with our own name of the payment', () =>
    expect(returnAddress('https://ondee.example/dashboard/credits?pour=1#a', ID)).toBe(
      `https://ondee.example/dashboard/credits?pour=1&paiement=${ID}`,
    ))
  it.each([
    { status: 'succeeded', isRefused: false },
    { status: 'processing', isRefused: false },
    { status: 'failed', isRefused: true },
  ])('$status', ({ status, isRefused }) =>
    expect(readReturn(back(status))).toEqual({ paymentId: ID, isRefused }),
  )
  it('nothing is read from an address that her bank did not write', () => {
    expect(readReturn(back(''))).toBeNull()
    expect(readReturn(new URLSearchParams({ paiement: '1', redirect_status: 'succeeded' }))).toBeNull()
    expect(readReturn(new URLSearchParams())).toBeNull()
  })
  it('the address then forgets all of it, and nothing else', () => {
    const address = back('succeeded')
    address.set('fenetre', 'profil')
    expect(withoutReturn(address).toString()).toBe('fenetre=profil')
  })
})
