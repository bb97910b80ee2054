import type { PurchaseDetail } from '@app/domain/payment/purchases-api.ts'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Unreachable } from '../shell/failures/unreachable.tsx'
import { NavButton } from '../shell/nav-button.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { MissingPurchase } from './missing-purchase.tsx'
import { PURCHASES } from './places.ts'
import { PurchaseBadge } from './purchase-badge.tsx'
import { PurchaseConsent } from './purchase-consent.tsx'
import { PurchaseFacts } from './purchase-facts.tsx'
import { usePurchaseName } from './purchase-name.ts'
import { usePurchase } from './purchase-queries.ts'
import { PurchaseReceipts } from './purchase-receipts.tsx'
import { PurchaseRefunds } from './purchase-refunds.tsx'
import { PurchaseWithdrawal } from './purchase-withdrawal.tsx'

/** An address that names no purchase of hers, or names nothing at all. */
const isMissing = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

/** /dashboard/achats/:id */
export function PurchasePage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = usePurchase(id)
  if (data) return <LoadedPurchase purchase={data} />
  if (isMissing(error)) return <MissingPurchase />
  if (error) return <Unreachable failure="purchases" error={error} onRetry={refetch} />
  return <Spinner className="mx-auto my-24 block size-8 text-primary" />
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
