import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../../ui/toast.tsx'
import { useSay } from '../shell/say.ts'
import type { CardFormHandle } from './card-form.ts'
import { askPayment, recordConsent } from './payment-calls.ts'
import { type PaymentNews, pause, waitForNews } from './payment-news.ts'
import { causeSentence } from './payment-sentence.ts'
import { forgetPayment, rememberPayment } from './remembered-payment.ts'

/** ready → paying → waiting for our server's word → (late, when it does not come) → paid, which ends it. */
export type PayingPhase = 'ready' | 'paying' | 'waiting' | 'late'

export interface Paying {
  phase: PayingPhase
  /** « Erreur de paiement: … » */
  error: string | null
  pay: () => Promise<void>
  /** Asks again after a late answer. */
  wait: () => Promise<void>
}

export interface PayingProps {
  paymentId: string | null
  /** What the order is called. */
  name: string
  form: RefObject<CardFormHandle | null>
  onPaid: (transformationId: string) => void
}

export function usePaying({ paymentId, name, form, onPaid }: PayingProps): Paying {
  const { t } = useTranslation()
  const say = useSay()
  const { hush } = useToasts()
  const [phase, setPhase] = useState<PayingPhase>('ready')
  const [error, setError] = useState<string | null>(null)
  const isRunning = useRef(false)

  const fail = (message: string) => {
    setPhase('ready')
    setError(t('payment.errors.message', { message: message || t('payment.errors.unknown') }))
  }
  const wait = async () => {
    if (!paymentId) return
    setPhase('waiting')
    const news = await waitForNews({ ask: () => askPayment(paymentId), pause })
    tell(news)
  }
  const tell = (news: PaymentNews) => {
    if (news.kind === 'done') return onPaid(news.transformationId)
    if (news.kind === 'waiting') return setPhase('late')
    forgetPayment()
    fail(t(`payment.errors.${news.status}`))
  }
  const run = async () => {
    if (!paymentId) return fail(t('payment.errors.notReady'))
    if (!form.current) return fail(t('payment.card.missing'))
    if (!(await form.current.check())) return
    setError(null)
    setPhase('paying')
    say('loading', { description: t('payment.paying') })
    await recordConsent(paymentId)
    // Kept when the answer is lost on the way: the card may have said yes.
    rememberPayment({ paymentId, name })
    const outcome = await form.current.confirm()
    if (outcome.status === 'succeeded') return wait()
    forgetPayment()
    // « Traitement du paiement... » is over.
    hush()
    fail(outcome.message)
  }
  /** A second press while the first is under way does nothing. */
  const pay = async () => {
    if (isRunning.current) return
    isRunning.current = true
    await run().catch((cause) => {
      // A card that is refused is not this: another one may be tried at once, and the line beside the form says so.
      say('purchaseError')
      fail(causeSentence(cause, t))
    })
    isRunning.current = false
  }
  return { phase, error, pay, wait }
}
