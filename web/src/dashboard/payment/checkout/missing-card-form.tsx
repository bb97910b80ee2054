import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardFormProps } from '../card-form.ts'
import { InitFailure } from '../init-failure.tsx'

/** In the place of a form that could not be fetched. A page loaded anew fetches it again; her draft is kept. */
export function MissingCardForm({ onState }: Pick<CardFormProps, 'onState'>) {
  const { t } = useTranslation()
  useEffect(() => onState('failed'), [onState])
  return <InitFailure sentence={t('payment.card.missing')} onRetry={() => location.reload()} />
}
