import { Elements } from '@stripe/react-stripe-js'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../ui/language/use-words.ts'
import type { CardFormProps, CardFormState } from '../card-form.ts'
import { CardWait } from '../card-wait.tsx'
import { InitFailure } from '../init-failure.tsx'
import { StripeFields } from './stripe-fields.tsx'
import { useStripeAppearance } from './use-stripe-appearance.ts'
import { useStripeScript } from './use-stripe-script.ts'

/** Stripe's own card form, in her language and our colours. */
export function StripeCardForm({ intent, disabled, onState, ref }: CardFormProps) {
  const { t } = useTranslation()
  const locale = useLanguage()
  const appearance = useStripeAppearance()
  const { stripe, hasFailed, retry } = useStripeScript(intent.publicKey)
  const [isReady, setIsReady] = useState(false)
  /** Of the form, once the script had come. */
  const [loadError, setLoadError] = useState<string | null>(null)
  const failed = hasFailed || loadError !== null
  const state: CardFormState = failed ? 'failed' : isReady ? 'ready' : 'coming'
  useEffect(() => onState(state), [state, onState])
  if (failed) {
    const message = loadError || t('payment.errors.form')
    const again = () => {
      setLoadError(null)
      setIsReady(false)
      if (hasFailed) retry()
    }
    return <InitFailure sentence={t('payment.errors.message', { message })} onRetry={again} />
  }
  return (
    <>
      {!isReady && <CardWait />}
      {stripe && (
        <Elements
          key={intent.clientSecret}
          stripe={stripe}
          options={{ clientSecret: intent.clientSecret, locale, appearance, loader: 'never' }}
        >
          <StripeFields
            {...{ intent, disabled, ref }}
            onReady={() => setIsReady(true)}
            onLoadError={setLoadError}
          />
        </Elements>
      )}
    </>
  )
}
