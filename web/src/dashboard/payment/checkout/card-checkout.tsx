import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../../api/api-error.ts'
import { AlertLine } from '../alert-line.tsx'
import { bringIntoSight } from '../bring-into-sight.ts'
import type { CardFormHandle, CardFormState } from '../card-form.ts'
import type { CardOrder } from '../card-order.ts'
import { CardWait } from '../card-wait.tsx'
import { InitFailure } from '../init-failure.tsx'
import { initSentence } from '../payment-sentence.ts'
import { photoServiceOf, photosToOf } from '../photo-consent.ts'
import { CardSection } from './card-section.tsx'
import { ConsentBoxes, hasConsented, NO_CONSENT } from './consents.tsx'
import { OrderLine } from './order-line.tsx'
import { PayButton } from './pay-button.tsx'
import { payReason } from './pay-reason.ts'
import { useOrderPayment } from './use-order-payment.ts'
import { usePaying } from './use-paying.ts'
import { WaitingNotice } from './waiting-notice.tsx'

export interface CardCheckoutProps {
  order: CardOrder
  /** Everything she is about to buy. */
  recap: ReactNode
  /** The same in a few words, for right above the button. */
  what: string
  when: string
  /** Written in her language. */
  amount: string
  /** While it is true nothing else may be changed. Must keep its identity. */
  onBusy?: (busy: boolean) => void
  /** `null` when it brings no transformation, or one that is not known here. Must keep its identity. */
  onPaid: (transformationId: string | null) => void
  onImpossible?: (error: ApiError) => void
  /** It has another price than she was shown. Must keep its identity. */
  onChanged?: () => void
}

/** The order, the card, and the button that obliges to pay, with what it means beside it: for whatever is bought. */
export function CardCheckout({ order, recap, what, when, amount, onBusy, ...news }: CardCheckoutProps) {
  const { t } = useTranslation()
  const { onPaid, onChanged } = news
  const [refused, setRefused] = useState<string | null>(null)
  // Until today's price is there, the one on the page is the one that was refused.
  const isOtherPrice = refused !== null && refused !== amount
  // What she agreed to was another price.
  const showNewPrice = useCallback(() => {
    setRefused(amount)
    setConsents(NO_CONSENT)
    onChanged?.()
  }, [amount, onChanged])
  const { intent, error, retry } = useOrderPayment(order, { ...news, onChanged: showNewPrice })
  const form = useRef<CardFormHandle>(null)
  const [formState, setFormState] = useState<CardFormState>('coming')
  const [consents, setConsents] = useState(NO_CONSENT)
  // Who makes it is settled with the order; until that is there, who would.
  const service = photoServiceOf(intent ? intent.maker : order.maker)
  const photosTo = photosToOf(service, consents.photosTo)
  const paymentId = intent?.paymentId ?? null
  const paying = usePaying({ order, paymentId, photosTo, form, onPaid, onChanged: showNewPrice })
  const isBusy = paying.phase !== 'ready'
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy])
  const cardState = intent ? formState : error ? 'failed' : 'coming'
  const reason = payReason(cardState, hasConsented(consents, service), service ? 3 : 2)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!reason) void paying.pay()
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid gap-6 desk:grid-cols-[1fr_400px] desk:items-start desk:gap-x-9"
    >
      <div className="rounded-card bg-surface p-5 shadow-1 desk:col-start-2 desk:row-start-1">
        {isOtherPrice && (
          <div className="mb-4">
            <AlertLine>{t('payment.otherPrice', { amount })}</AlertLine>
          </div>
        )}
        {recap}
        <p className="mt-2 text-small text-balance text-ink2 max-desk:hidden">{when}</p>
      </div>
      <section aria-labelledby="card" className="min-w-0 desk:col-start-1 desk:row-span-2 desk:row-start-1">
        <h3 id="card" className="mb-4 text-[1.35rem]">
          {t('payment.card.title')}
        </h3>
        {intent && <CardSection {...{ intent, amount, form }} disabled={isBusy} onState={setFormState} />}
        {!intent && !error && <CardWait />}
        {!intent && error && <InitFailure sentence={initSentence(error, t)} onRetry={retry} />}
      </section>
      <div className="grid gap-4 desk:col-start-2">
        <ConsentBoxes
          {...{ kind: order.kind, service }}
          given={consents}
          onChange={setConsents}
          disabled={isBusy}
        />
        <WaitingNotice kind={order.kind} phase={paying.phase} wait={paying.wait} />
        <OrderLine {...{ what, when, amount }} />
        {/* The reason and the button that tries again are seen together. */}
        <div ref={paying.error ? bringIntoSight : null} className="grid scroll-mb-4 gap-4">
          {paying.error && <AlertLine>{paying.error}</AlertLine>}
          {paying.phase !== 'late' && (
            <PayButton amount={amount} busy={isBusy} reason={reason && t(reason)} />
          )}
        </div>
      </div>
    </form>
  )
}
