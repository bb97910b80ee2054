import type { Purchase } from '@app/domain/payment/payment-api.ts'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../ui/badge.tsx'

export function PurchaseBadge({ purchase: { state } }: { purchase: Pick<Purchase, 'state'> }) {
  const { t } = useTranslation()
  return (
    <StatusBadge
      tone={state === 'paid' ? 'success' : 'returned'}
      label={t(`transformations.journey.purchaseStates.${state}`)}
    />
  )
}
