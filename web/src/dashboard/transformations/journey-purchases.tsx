import { useTranslation } from 'react-i18next'
import { useStats } from '../accounts/account-queries.ts'
import { Counter } from './counter.tsx'

/** Whole euros (spec §9). */
const wholeEuros = (cents: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(
    cents / 100,
  )

export function JourneyPurchases() {
  const { t, i18n } = useTranslation()
  const stats = useStats().data?.stats
  return (
    <>
      <dl className="mb-6">
        <Counter
          label={t('transformations.journey.spent')}
          value={stats && wholeEuros(stats.totalSpent, i18n.language)}
        />
      </dl>
      <p className="text-ink2">{t('transformations.journey.purchasesSoon')}</p>
    </>
  )
}
