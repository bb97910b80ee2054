import { type CardProviderName, PROVIDER_LABEL } from '@app/domain/payment/card-providers.ts'
import type { Intent } from '@app/domain/payment/payment-api.ts'
import { type ComponentType, type LazyExoticComponent, lazy, type Ref, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import type { CardFormHandle, CardFormProps, CardFormState } from '../card-form.ts'
import { CardWait } from '../card-wait.tsx'
import { InitFailure } from '../init-failure.tsx'

type Form = ComponentType<CardFormProps>

/** A connection that is cut meanwhile must not take the whole page down. */
const fetched = (form: () => Promise<Form>): LazyExoticComponent<Form> =>
  lazy(async () => ({ default: await form().catch(() => MissingCardForm) }))

/** One form per provider, fetched only by who pays. */
const CARD_FORMS: Record<CardProviderName, LazyExoticComponent<Form>> = {
  stripe: fetched(async () => (await import('../stripe/stripe-card-form.tsx')).StripeCardForm),
  test: fetched(async () => (await import('../test-cards/test-card-form.tsx')).TestCardForm),
}

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
  const provider = PROVIDER_LABEL[intent.provider]
  return (
    <Suspense fallback={<CardWait />}>
      <Form {...{ intent, amount, disabled, onState }} ref={form} />
      <p className="mt-4 flex items-start gap-2 text-small text-ink2">
        <Icon name="lock" className="mt-0.5 size-4.5" />
        {provider ? t('payment.secure', { provider }) : t('payment.secureTest')}
      </p>
    </Suspense>
  )
}

/** In the place of a form that could not be fetched. A page loaded anew fetches it again; her draft is kept. */
export function MissingCardForm({ onState }: Pick<CardFormProps, 'onState'>) {
  const { t } = useTranslation()
  useEffect(() => onState('failed'), [onState])
  return <InitFailure sentence={t('payment.card.missing')} onRetry={() => location.reload()} />
}
