import type { Intent } from '@app/domain/payment/payment-api.ts'
import { type Ref, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import type { CardFormHandle, CardFormState } from '../card-form.ts'
import { CardWait } from '../card-wait.tsx'
import { CARD_FORMS } from './card-forms.ts'

export interface CardSectionProps {
  intent: Intent
  amount: string
  disabled: boolean
  onState: (state: CardFormState) => void
  form: Ref<CardFormHandle>
}

export function CardSection({ intent, amount, disabled, onState, form }: CardSectionProps) {
  const { t } = useTranslation()
  const Form = CARD_FORMS[intent.provider]
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
