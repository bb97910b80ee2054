import { useTranslation } from 'react-i18next'
import { useStats } from '../../accounts/account-queries.ts'
import { PurchaseList } from '../../purchases/purchase-list.tsx'
import { FailedPart } from '../../shell/failures/unreachable.tsx'
import { useRetry } from '../../shell/failures/use-retry.ts'
import { Counter } from './counter.tsx'

/** Whole euros. */
const wholeEuros = (cents: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(
    cents / 100,
  )

export function JourneyPurchases() {
  const { t, i18n } = useTranslation()
  const query = useStats()
  const { error, retry } = useRetry(query)
  const stats = query.data?.stats
  return (
    <>
      <dl className="mb-6">
        <Counter
          label={t('transformations.journey.spent')}
          value={stats && wholeEuros(stats.totalSpent, i18n.language)}
        />
      </dl>
      {error && <FailedPart failure="accounts.statsFailure" error={error} onRetry={retry} />}
      <PurchaseList />
    </>
  )
}
