import type { Purchase } from '@app/domain/payment/payment-api.ts'
import { useTranslation } from 'react-i18next'
import { PartGate } from '../shell/query-gate.tsx'
import { usePurchases } from './purchase-queries.ts'
import { PurchaseRow } from './purchase-row.tsx'

/** Her real purchases, newest first; before the first one, a sentence that says there is none. */
export function PurchaseList() {
  const { t } = useTranslation()
  return (
    <PartGate query={usePurchases()} failure="purchases" wait={t('transformations.journey.loadingPurchases')}>
      {(purchases) => <LoadedPurchases purchases={purchases} />}
    </PartGate>
  )
}

function LoadedPurchases({ purchases }: { purchases: Purchase[] }) {
  const { t } = useTranslation()
  if (purchases.length === 0) return <p className="text-ink2">{t('transformations.journey.purchasesSoon')}</p>
  return (
    <>
      <h3 className="mb-2 text-h4">{t('transformations.journey.purchases')}</h3>
      <ul className="divide-y divide-line">
        {purchases.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} />
        ))}
      </ul>
    </>
  )
}
