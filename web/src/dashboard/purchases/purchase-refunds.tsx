import type { PurchaseDetail } from '@app/domain/payment/purchases-api.ts'
import { useTranslation } from 'react-i18next'
import { dateWords } from '../../ui/language/dates.ts'
import { useLanguage } from '../../ui/language/use-words.ts'
import { usePrice } from '../catalogue/prices.ts'
import { PurchasePart } from './purchase-part.tsx'

/** What went back, why, and when she will see it on her card. */
export function PurchaseRefunds({ refunds }: Pick<PurchaseDetail, 'refunds'>) {
  const { t } = useTranslation()
  const price = usePrice()
  const language = useLanguage()
  if (refunds.length === 0) return null
  return (
    <PurchasePart title={t('purchases.refunds')}>
      <ul className="divide-y divide-line">
        {refunds.map(({ at, amountCents, reason, state }) => (
          <li key={`${at} ${reason} ${amountCents}`} className="flex items-start justify-between gap-6 py-3">
            <div>
              <p className="font-[650]">{t(`purchases.reasons.${reason}`)}</p>
              <p className="text-small text-ink2">
                <time dateTime={at}>{dateWords(at, language)}</time>. {t(`purchases.refundStates.${state}`)}
              </p>
            </div>
            <span className="font-display text-h4 leading-tight whitespace-nowrap">{price(amountCents)}</span>
          </li>
        ))}
      </ul>
    </PurchasePart>
  )
}
