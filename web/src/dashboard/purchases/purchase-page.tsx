import type { PurchaseDetail } from '@app/domain/payment/purchases-api.ts'
import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { MissingPage } from '../shell/page/missing-page.tsx'
import { PageFrame } from '../shell/page/page-frame.tsx'
import { PageGate } from '../shell/query-gate.tsx'
import { PurchaseBadge } from './purchase-badge.tsx'
import { PurchaseConsent } from './purchase-consent.tsx'
import { PurchaseFacts } from './purchase-facts.tsx'
import { usePurchaseName } from './purchase-name.ts'
import { usePurchase } from './purchase-queries.ts'
import { PurchaseReceipts } from './purchase-receipts.tsx'
import { PurchaseRefunds } from './purchase-refunds.tsx'
import { PurchaseWithdrawal } from './purchase-withdrawal.tsx'

/** « Mes Achats »: the second tab of her journey, which stands over the dashboard. */
const PURCHASES = `${pages.dashboard()}?fenetre=parcours&onglet=achats`

/** /dashboard/achats/:id */
export function PurchasePage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  return (
    <PageGate
      query={usePurchase(id)}
      failure="purchases.failure"
      missing={
        <MissingPage
          title={t('purchases.missingTitle')}
          text={t('purchases.missingText')}
          way={{ to: PURCHASES, words: t('purchases.back') }}
        />
      }
    >
      {(purchase) => <LoadedPurchase purchase={purchase} />}
    </PageGate>
  )
}

function LoadedPurchase({ purchase }: { purchase: PurchaseDetail }) {
  const { t } = useTranslation()
  const name = usePurchaseName()(purchase)
  return (
    <PageFrame
      title={name}
      back={{ to: PURCHASES, words: t('purchases.back') }}
      lead={
        <p className="mt-3">
          <PurchaseBadge purchase={purchase} />
        </p>
      }
      isArticle
    >
      <div className="max-w-[46rem]">
        <PurchaseFacts purchase={purchase} />
        <PurchaseReceipts receipts={purchase.receipts} />
        <PurchaseRefunds refunds={purchase.refunds} />
        <PurchaseWithdrawal purchase={purchase} />
        <PurchaseConsent purchase={purchase} />
      </div>
    </PageFrame>
  )
}
