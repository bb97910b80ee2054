import type { Intent } from '@app/domain/payment/payment-api.ts'
import { type Ref, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { AlertLine } from './alert-line.tsx'
import type { CardFormHandle, CardFormState } from './card-form.ts'
import { cardFormOf } from './card-forms.ts'

export interface CardSectionProps {
  intent: Intent
  amount: string
  disabled: boolean
  onState: (state: CardFormState) => void
  form: Ref<CardFormHandle>
}

export function CardSection({ intent, amount, disabled, onState, form }: CardSectionProps) {
  const { t } = useTranslation()
  const Form = cardFormOf(intent.provider)
  useEffect(() => {
    if (!Form) onState('failed')
  }, [Form, onState])
  if (!Form) return <AlertLine>{t('payment.card.missing')}</AlertLine>
  return (
    <Suspense fallback={<CardWait />}>
      <Form {...{ intent, amount, disabled, onState }} ref={form} />
      <p className="mt-4 flex items-start gap-2 text-small text-ink2">
        <Icon name="lock" className="mt-0.5 size-4.5" />
        {intent.provider === 'test' ? t('payment.secureTest') : t('payment.secure', { provider: 'Stripe' })}
      </p>
    </Suspense>
  )
}

/** While the payment is prepared, or its form fetched. */
export function CardWait() {
  const { t } = useTranslation()
  return (
    <p role="status" className="flex items-center gap-3 py-10 text-ink2">
      <Spinner className="size-6" />
      {t('payment.preparing')}
    </p>
  )
}
