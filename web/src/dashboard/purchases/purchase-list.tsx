import type { Purchase } from '@app/domain/payment/payment-api.ts'
import { useTranslation } from 'react-i18next'
import { PartGate } from '../shell/query-gate.tsx'
import { Rows } from '../shell/rows.tsx'
import { usePurchases } from './purchase-queries.ts'
import { PurchaseRow } from './purchase-row.tsx'

/** Her real purchases, newest first; before the first one, a sentence that says there is none. */
export function PurchaseList() {
  const { t } = useTranslation()
  return (
    <PartGate
      query={usePurchases()}
      failure="purchases.failure"
      wait={t('transformations.journey.loadingPurchases')}
    >
      {(purchases) => <LoadedPurchases purchases={purchases} />}
    </PartGate>
  )
}

function LoadedPurchases({ purchases }: { purchases: Purchase[] }) {
  const { t } = useTranslation()
  return (
    <>
      {purchases.length > 0 && <h3 className="mb-2 text-h4">{t('transformations.journey.purchases')}</h3>}
      <Rows of={purchases} none={t('transformations.journey.purchasesSoon')}>
        {(purchase) => <PurchaseRow key={purchase.id} purchase={purchase} />}
      </Rows>
    </>
  )
}
