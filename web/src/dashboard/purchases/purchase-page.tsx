import type { PurchaseDetail } from '@app/domain/payment/purchases-api.ts'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { NavButton } from '../shell/nav-button.tsx'
import { MissingPage } from '../shell/page/missing-page.tsx'
import { usePageTitle } from '../shell/page/page-title.ts'
import { PageGate } from '../shell/query-gate.tsx'
import { PURCHASES } from './places.ts'
import { PurchaseBadge } from './purchase-badge.tsx'
import { PurchaseConsent } from './purchase-consent.tsx'
import { PurchaseFacts } from './purchase-facts.tsx'
import { usePurchaseName } from './purchase-name.ts'
import { usePurchase } from './purchase-queries.ts'
import { PurchaseReceipts } from './purchase-receipts.tsx'
import { PurchaseRefunds } from './purchase-refunds.tsx'
import { PurchaseWithdrawal } from './purchase-withdrawal.tsx'

/** /dashboard/achats/:id */
export function PurchasePage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  return (
    <PageGate
      query={usePurchase(id)}
      failure="purchases"
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
  usePageTitle(name)
  return (
    <article className="wrap pt-5 pb-15 desk:pt-9">
      <div className="max-w-[46rem]">
        <NavButton kind="text" size="small" to={PURCHASES} icon="arrow-left" className="-ml-3">
          {t('purchases.back')}
        </NavButton>
        <h1 className="mt-3 text-title wrap-anywhere">{name}</h1>
        <p className="mt-3">
          <PurchaseBadge purchase={purchase} />
        </p>
        <PurchaseFacts purchase={purchase} />
        <PurchaseReceipts receipts={purchase.receipts} />
        <PurchaseRefunds refunds={purchase.refunds} />
        <PurchaseWithdrawal purchase={purchase} />
        <PurchaseConsent purchase={purchase} />
      </div>
    </article>
  )
}
