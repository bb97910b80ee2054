import { useTranslation } from 'react-i18next'
import { Spinner } from '../../ui/spinner.tsx'
import { FailedPart } from '../shell/failures/unreachable.tsx'
import { usePurchases } from './purchase-queries.ts'
import { PurchaseRow } from './purchase-row.tsx'

/** Her real purchases, newest first; before the first one, a sentence that says there is none. */
export function PurchaseList() {
  const { t } = useTranslation()
  const { data, error, refetch } = usePurchases()
  if (!data && error) return <FailedPart failure="purchases" error={error} onRetry={refetch} />
  if (!data)
    return (
      <p role="status" className="flex items-center gap-3 text-ink2">
        <Spinner />
        {t('transformations.journey.loadingPurchases')}
      </p>
    )
  if (data.length === 0) return <p className="text-ink2">{t('transformations.journey.purchasesSoon')}</p>
  return (
    <>
      <h3 className="mb-2 text-h4">{t('transformations.journey.purchases')}</h3>
      <ul className="divide-y divide-line">
        {data.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} />
        ))}
      </ul>
    </>
  )
}
