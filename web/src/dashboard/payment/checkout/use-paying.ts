import type { Maker } from '@app/domain/engines/makers.ts'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import { useNotify } from '../../shell/toasts/notify.ts'
import type { CardFormHandle } from '../card-form.ts'
import type { CardOrder } from '../card-order.ts'
import { isOtherPrice } from '../other-price.ts'
import { askPayment, recordConsent } from '../payment-calls.ts'
import { type PaymentNews, pause, waitForNews } from '../payment-news.ts'
import { causeSentence } from '../payment-sentence.ts'
import { forgetPayment, rememberPayment } from '../returning/remembered-payment.ts'
import { useReturn } from '../returning/use-return.ts'

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
  order: Pick<CardOrder, 'kind' | 'name'>
  paymentId: string | null
  /** To whom she agrees that her photos are sent. */
  photosTo: Maker[]
  form: RefObject<CardFormHandle | null>
  onPaid: (transformationId: string | null) => void
  onChanged?: (() => void) | undefined
}

export function usePaying({ order, paymentId, photosTo, form, onPaid, onChanged }: PayingProps): Paying {
  const { t } = useTranslation()
  const notify = useNotify()
  const { dismiss } = useToasts()
  const returned = useReturn({ clean: true })
  // Back from her bank, and our server has not heard of it in all that time.
  const isLate = returned !== null && !returned.isRefused && returned.paymentId === paymentId
  const [phase, setPhase] = useState<PayingPhase>('ready')
  const [error, setError] = useState<string | null>(
    returned?.isRefused ? t('payment.errors.message', { message: t('payment.errors.refused') }) : null,
  )
  const isRunning = useRef(false)

  const fail = (message: string) => {
    setPhase('ready')
    setError(t('payment.errors.message', { message: message || t('payment.errors.unknown') }))
  }
  const wait = async () => {
    if (!paymentId) return
    setPhase('waiting')
    const news = await waitForNews({ ask: () => askPayment(paymentId, order.kind), pause })
    onNews(news)
  }
  const onNews = (news: PaymentNews) => {
    if (news.kind === 'done') return onPaid(news.transformationId)
    if (news.kind === 'waiting') return setPhase('late')
    forgetPayment(order.kind)
    fail(t(`payment.errors.${news.status}`))
  }
  const run = async () => {
    if (!paymentId) return fail(t('payment.errors.notReady'))
    if (!form.current) return fail(t('payment.card.missing'))
    const check = await form.current.check()
    if (check.status === 'incomplete') return
    if (check.status === 'refused') return fail(check.message)
    setError(null)
    setPhase('paying')
    notify('loading', { description: t('payment.paying') })
    await recordConsent(paymentId, photosTo)
    // Kept when the answer is lost on the way: the card may have said yes.
    rememberPayment(order.kind, { paymentId, name: order.name })
    const outcome = await form.current.confirm()
    if (outcome.status === 'succeeded') return wait()
    forgetPayment(order.kind)
    // « Traitement du paiement... » is over.
    dismiss()
    fail(outcome.message)
  }
  /** A second press while the first is under way does nothing. */
  const pay = async () => {
    if (isRunning.current) return
    isRunning.current = true
    await run().catch((cause) => {
      if (isOtherPrice(cause)) {
        dismiss()
        onChanged?.()
      }
      // A card that is refused is not this: another one may be tried at once, and the line beside the form says so.
      else notify('purchaseError')
      fail(causeSentence(cause, t))
    })
    isRunning.current = false
  }
  return { phase: phase === 'ready' && isLate && !error ? 'late' : phase, error, pay, wait }
}
