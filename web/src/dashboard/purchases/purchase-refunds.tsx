import type { PurchaseDetail } from '@app/domain/payment/purchases-api.ts'
import { useTranslation } from 'react-i18next'
import { dateWords } from '../../ui/language/dates.ts'
import { usePrice } from '../../ui/language/prices.ts'
import { useLanguage } from '../../ui/language/use-words.ts'
import { Row, Rows } from '../shell/rows.tsx'
import { PurchasePart } from './purchase-part.tsx'

/** What went back, why, and when she will see it on her card. */
export function PurchaseRefunds({ refunds }: Pick<PurchaseDetail, 'refunds'>) {
  const { t } = useTranslation()
  const price = usePrice()
  const language = useLanguage()
  if (refunds.length === 0) return null
  return (
    <PurchasePart title={t('purchases.refunds')}>
      <Rows of={refunds}>
        {({ at, amountCents, reason, state }) => (
          <Row
            key={`${at} ${reason} ${amountCents}`}
            title={t(`purchases.reasons.${reason}`)}
            note={
              <>
                <time dateTime={at}>{dateWords(at, language)}</time>. {t(`purchases.refundStates.${state}`)}
              </>
            }
            end={
              <span className="font-display text-h4 leading-tight whitespace-nowrap">
                {price(amountCents)}
              </span>
            }
            className="items-start gap-6"
          />
        )}
      </Rows>
    </PurchasePart>
  )
}
