import type { PurchaseDetail } from '@app/domain/payment/purchases-api.ts'
import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button.tsx'
import { dateWords } from '../../ui/language/dates.ts'
import { useLanguage } from '../../ui/language/use-words.ts'
import { PurchasePart } from './purchase-part.tsx'

/** What names the contract on the page where she withdraws from it: her receipt, or the order before it has one. */
const contractOf = ({ id, receipts }: PurchaseDetail): string =>
  receipts.find(({ kind }) => kind === 'receipt')?.number ?? id

/** « Renoncer au contrat ici », for as long as she may; afterwards, the day she did. */
export function PurchaseWithdrawal({ purchase }: { purchase: PurchaseDetail }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { withdrawal, withdrawnAt } = purchase
  if (withdrawnAt)
    return (
      <PurchasePart title={t('purchases.withdrawal')}>
        <p>{t('purchases.withdrawn', { date: dateWords(withdrawnAt, language) })}</p>
      </PurchasePart>
    )
  if (!withdrawal) return null
  const { until, refundCents } = withdrawal
  return (
    <PurchasePart title={t('purchases.withdrawal')}>
      <p>{t('purchases.until', { date: dateWords(until, language), euros: refundCents / 100 })}</p>
      <ButtonLink
        kind="secondary"
        size="small"
        href={`${pages.withdrawal()}?${new URLSearchParams({ commande: contractOf(purchase) })}`}
        className="mt-3 max-tab:w-full"
      >
        {t('purchases.withdraw')}
      </ButtonLink>
    </PurchasePart>
  )
}
