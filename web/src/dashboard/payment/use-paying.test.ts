import { afterEach, describe, expect, it, vi } from 'vitest'
import { callHook } from '../shell/draw-knowing.tsx'
import type { CardFormHandle } from './card-form.ts'
import { usePaying } from './use-paying.ts'

const { say, hush } = vi.hoisted(() => ({ say: vi.fn(), hush: vi.fn() }))
vi.mock('../shell/say.ts', () => ({ useSay: () => say }))
vi.mock('../../ui/toast.tsx', async (original) => ({
  ...(await original<typeof import('../../ui/toast.tsx')>()),
  useToasts: () => ({ show: () => undefined, hush }),
}))
vi.mock('./payment-calls.ts', () => ({ recordConsent: async () => null, askPayment: async () => null }))
afterEach(() => void vi.clearAllMocks())

const pay = (confirm: CardFormHandle['confirm']) => {
  const form = { current: { check: async () => true, confirm } }
  return callHook(() => usePaying({ paymentId: 'p1', name: 'Cuivré', form, onPaid: () => undefined })).pay()
}
const refuse = async () => ({ status: 'refused', message: 'Votre carte a été refusée.' }) as const

describe('while she pays (spec §2, §8)', () => {
  it('« Traitement du paiement... » is said, until her card has answered', async () => {
    await pay(refuse)
    expect(say).toHaveBeenCalledWith('loading', { description: 'Traitement du paiement...' })
    expect(hush).toHaveBeenCalledTimes(1)
  })
  it('« Achat échoué » is said, when the payment could not be treated at all', async () => {
    await pay(() => Promise.reject(new Error('cut')))
    expect(say).toHaveBeenLastCalledWith('purchaseError')
  })
  it('but not of a card that is refused: another one may be tried at once', async () => {
    await pay(refuse)
    expect(say).not.toHaveBeenCalledWith('purchaseError')
  })
})
