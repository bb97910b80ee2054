import type { BaseStyle, Package } from '@app/domain/catalogue/catalogue-api.ts'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { usePrice } from '../catalogue/prices.ts'
import { AlertLine } from './alert-line.tsx'
import type { CardFormHandle } from './card-form.ts'
import { cardFormOf } from './card-forms.ts'
import { CardSection, CardWait } from './card-section.tsx'
import { Commitment } from './commitment.tsx'
import { OrderRecap } from './order-recap.tsx'
import { PayButton } from './pay-button.tsx'
import { initSentence } from './payment-sentence.ts'
import { useOrderPayment } from './use-order-payment.ts'
import { usePaying } from './use-paying.ts'
import { WaitingNotice } from './waiting-notice.tsx'

export interface CardPaymentProps {
  name: string
  style: BaseStyle
  package: Package
  /** While it is true nothing else may be changed. */
  onBusy: (busy: boolean) => void
  /** `null` when the order was paid elsewhere and its transformation is not known here. */
  onPaid: (transformationId: string | null) => void
}

/** The order, the card, and the button that obliges to pay, with what it means beside it. */
export function CardPayment({ name, style, package: chosen, onBusy, onPaid }: CardPaymentProps) {
  const { t } = useTranslation()
  const amount = usePrice()(chosen.price)
  const { intent, error, retry } = useOrderPayment({ sessionName: name.trim(), package: chosen }, onPaid)
  const { form, hasCome, take } = useCardForm()
  const paying = usePaying({ paymentId: intent?.paymentId ?? null, name, form, onPaid })
  const [accepted, setAccepted] = useState(false)
  const isBusy = paying.phase !== 'ready'
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (accepted) void paying.pay()
  }
  const cannotPay = intent ? cardFormOf(intent.provider) === null : error !== null
  const reason = reasonKey(intent !== null && hasCome, cannotPay, accepted)
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid gap-6 desk:grid-cols-[1fr_400px] desk:items-start desk:gap-x-9"
    >
      <div className="rounded-card bg-surface p-5 shadow-1 desk:col-start-2 desk:row-start-1">
        <OrderRecap name={name} style={style} package={chosen} />
      </div>
      <section aria-labelledby="card" className="min-w-0 desk:col-start-1 desk:row-span-2 desk:row-start-1">
        <h3 id="card" className="mb-4 text-[1.35rem]">
          {t('payment.card.title')}
        </h3>
        {intent && <CardSection intent={intent} amount={amount} disabled={isBusy} form={take} />}
        {!intent && !error && <CardWait />}
        {!intent && error && <InitFailure sentence={initSentence(error, t)} onRetry={retry} />}
      </section>
      <div className="grid gap-4 desk:col-start-2">
        <Commitment accepted={accepted} onAccept={setAccepted} disabled={isBusy} />
        {paying.error && <AlertLine>{paying.error}</AlertLine>}
        <WaitingNotice phase={paying.phase} wait={paying.wait} />
        {paying.phase !== 'late' && <PayButton amount={amount} busy={isBusy} reason={reason && t(reason)} />}
      </div>
    </form>
  )
}

/** The provider's form is fetched on its own: before it has come there is nothing to pay with. */
function useCardForm() {
  const form = useRef<CardFormHandle>(null)
  const [hasCome, setHasCome] = useState(false)
  const take = useCallback((handle: CardFormHandle | null) => {
    form.current = handle
    if (handle) setHasCome(true)
  }, [])
  return { form, hasCome, take }
}

function reasonKey(isPrepared: boolean, hasFailed: boolean, accepted: boolean) {
  if (hasFailed) return 'payment.reasonFailed'
  if (!isPrepared) return 'payment.reasonPreparing'
  return accepted ? null : 'payment.reasonWaiver'
}

function InitFailure({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-start gap-4">
      <AlertLine>{sentence}</AlertLine>
      <Button kind="secondary" onClick={onRetry}>
        {t('payment.retry')}
      </Button>
    </div>
  )
}
