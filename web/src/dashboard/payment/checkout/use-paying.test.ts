import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { callHook } from '../../testing/draw-knowing.tsx'
import type { CardFormHandle } from '../card-form.ts'
import type { PaymentNews } from '../payment-news.ts'
import type { ReturnedPayment } from '../returning/returned-payment.ts'
import { usePaying } from './use-paying.ts'

const { notify, dismiss, shown, agreed, bank, server } = vi.hoisted(() => ({
  ...{ notify: vi.fn(), dismiss: vi.fn(), shown: vi.fn(), agreed: vi.fn() },
  bank: { returned: null as ReturnedPayment | null },
  server: { says: { kind: 'waiting' } as PaymentNews },
}))
// Nothing is drawn again here: what would be shown next is written down.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useState: (first: unknown) => [typeof first === 'function' ? first() : first, shown],
}))
vi.mock('../returning/use-return.ts', () => ({ useReturn: () => bank.returned }))
vi.mock('../../shell/toasts/notify.ts', () => ({ useNotify: () => notify }))
vi.mock('../../../ui/toasts/toast.tsx', async (original) => ({
  ...(await original<typeof import('../../../ui/toasts/toast.tsx')>()),
  useToasts: () => ({ show: () => undefined, dismiss }),
}))
vi.mock('../payment-calls.ts', () => ({
  recordConsent: async (...given: unknown[]) => void agreed(...given),
  askPayment: async () => server.says,
}))
afterEach(() => {
  vi.clearAllMocks()
  bank.returned = null
})

const onPaid = vi.fn()
const onChanged = vi.fn()
const order = { kind: 'package', name: 'Cuivré' } as const
const paying = (confirm: CardFormHandle['confirm'] | null, paymentId: string | null = 'p1') => {
  const form = { current: confirm && { check: async () => ({ status: 'complete' }) as const, confirm } }
  return callHook(() => usePaying({ order, paymentId, photosTo: ['fal'], form, onPaid, onChanged }))
}
const pay = (...how: Parameters<typeof paying>) => paying(...how).pay()
const DONE: PaymentNews = { kind: 'done', transformationId: 't1' }
const WAITING: PaymentNews = { kind: 'waiting' }
const CANCELED: PaymentNews = { kind: 'ended', status: 'canceled' }
const refusing = (message: string) => async () => ({ status: 'refused', message }) as const
const refuse = refusing('Votre carte a été refusée.')

describe('while she pays', () => {
  it('what she agreed to is told before her card is asked', async () => {
    await pay(async () => {
      expect(agreed).toHaveBeenCalledWith('p1', ['fal'])
      return refuse()
    })
    expect(agreed).toHaveBeenCalledTimes(1)
  })
  // spec: 2.94
  it('« Traitement du paiement... » is said, until her card has answered', async () => {
    await pay(refuse)
    expect(notify).toHaveBeenCalledWith('loading', { description: 'Traitement du paiement...' })
    expect(dismiss).toHaveBeenCalledTimes(1)
  })
  // spec: 8.15
  it('« Achat échoué » is said, when the payment could not be treated at all', async () => {
    await pay(() => Promise.reject(new Error('cut')))
    expect(notify).toHaveBeenLastCalledWith('purchaseError')
  })
  // spec: 8.15
  it('but not of a card that is refused: another one may be tried at once', async () => {
    await pay(refuse)
    expect(notify).not.toHaveBeenCalledWith('purchaseError')
  })
  it('her card is not asked for a price that has changed: she is shown the new one', async () => {
    const sentence = 'Le prix de cette formation a changé.'
    agreed.mockImplementationOnce(() => {
      throw new ApiError({ status: 409, code: 'course_price_changed', sentence })
    })
    const confirm = vi.fn(refuse)
    await pay(confirm)
    expect([confirm.mock.calls.length, onChanged.mock.calls.length]).toEqual([0, 1])
    expect(notify).not.toHaveBeenCalledWith('purchaseError')
    expect(shown).toHaveBeenLastCalledWith(`Erreur de paiement: ${sentence}`)
  })
})

describe('it is paid', () => {
  const accept = async () => ({ status: 'succeeded' }) as const
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  it.each([
    { card: 'says yes', confirm: accept, server: 'paid', says: DONE, paid: [['t1']] },
    { card: 'says yes', confirm: accept, server: 'nothing of it', says: WAITING, paid: [] },
    { card: 'says yes', confirm: accept, server: 'canceled', says: CANCELED, paid: [] },
    { card: 'says no', confirm: refuse, server: 'paid', says: DONE, paid: [] },
    // spec: 4.26
  ])('when her card and our server say so: the card $card, the server says $server', async (told) => {
    server.says = told.says
    const paying = pay(told.confirm)
    await vi.advanceTimersByTimeAsync(60_000)
    await paying
    expect(onPaid.mock.calls).toEqual(told.paid)
  })
})

describe('beside the form stands « Erreur de paiement »', () => {
  it.each([
    { why: 'with the sentence of the provider', confirm: refuse, says: 'Votre carte a été refusée.' },
    { why: 'or « Erreur inconnue », when it gave none', confirm: refusing(''), says: 'Erreur inconnue' },
    { why: '« Élément de carte non trouvé »', confirm: null, says: 'Élément de carte non trouvé' },
    // spec: 8.46, 8.53
  ])('$why', async ({ confirm, says }) => {
    await pay(confirm)
    expect(shown).toHaveBeenLastCalledWith(`Erreur de paiement: ${says}`)
  })
  // spec: 8.44
  it('« Paiement non initialisé. », before it has been prepared', async () => {
    await pay(refuse, null)
    expect(shown).toHaveBeenLastCalledWith('Erreur de paiement: Paiement non initialisé.')
  })
})

describe("back from her bank's own page", () => {
  it('a no is said, and she may try again', () => {
    bank.returned = { paymentId: 'p1', isRefused: true }
    expect(paying(refuse)).toMatchObject({
      phase: 'ready',
      error: expect.stringMatching(/^Erreur de paiement: Votre banque n’a pas confirmé ce paiement/),
    })
  })
  it('a yes that our server has not heard of yet is waited for: nothing is paid twice', () => {
    bank.returned = { paymentId: 'p1', isRefused: false }
    expect(paying(refuse)).toMatchObject({ phase: 'late', error: null })
  })
  it('the yes to another payment says nothing of this one', () => {
    bank.returned = { paymentId: 'p0', isRefused: false }
    expect(paying(refuse).phase).toBe('ready')
  })
})
