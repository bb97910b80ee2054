import type { Purchase } from '@app/domain/payment/payment-api.ts'
import { useTranslation } from 'react-i18next'

/** Some of the money went back: how much. */
export function PartBack({ purchase: { state, refundedCents } }: { purchase: Purchase }) {
  const { t } = useTranslation()
  if (state === 'refunded' || refundedCents === 0) return null
  return (
    <span className="text-badge text-ink2">
      {t('transformations.journey.partlyRefunded', { euros: refundedCents / 100 })}
    </span>
  )
}
