import type { Purchase } from '@app/domain/payment/payment-api.ts'
import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { dateWords } from '../../ui/language/dates.ts'
import { usePrice } from '../../ui/language/prices.ts'
import { useLanguage } from '../../ui/language/use-words.ts'
import { Row } from '../shell/rows.tsx'
import { PurchaseBadge } from './purchase-badge.tsx'
import { usePurchaseName } from './purchase-name.ts'

/** What she bought, when, for which transformation, for how much, and whether the money went back. */
export function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation()
  const nameOf = usePurchaseName()
  const price = usePrice()
  const { id, paidAt, transformationName, amountCents } = purchase
  return (
    <Row
      title={
        <Link
          to={pages.purchase(id)}
          className="-mb-1.5 inline-flex min-h-11 items-center gap-1 font-[650] leading-snug underline-offset-4 hover:underline"
        >
          {nameOf(purchase)}
          <Icon name="chevron-right" className="size-4.5" />
        </Link>
      }
      end={
        <div className="mt-3 grid flex-none justify-items-end gap-1.5">
          <span className="font-display text-h4 leading-none whitespace-nowrap">{price(amountCents)}</span>
          <PurchaseBadge purchase={purchase} />
          <PartBack purchase={purchase} />
        </div>
      }
    >
      {transformationName && (
        <p className="text-small text-ink2 wrap-anywhere">
          {t('transformations.journey.purchaseFor', { name: transformationName })}
        </p>
      )}
      <PaidOn at={paidAt} />
    </Row>
  )
}

function PaidOn({ at }: { at: string }) {
  const language = useLanguage()
  return (
    <time dateTime={at} className="block text-small text-ink2">
      {dateWords(at, language)}
    </time>
  )
}

/** Some of the money went back: how much. */
function PartBack({ purchase: { state, refundedCents } }: { purchase: Purchase }) {
  const { t } = useTranslation()
  if (state === 'refunded' || refundedCents === 0) return null
  return (
    <span className="text-badge text-ink2">
      {t('transformations.journey.partlyRefunded', { euros: refundedCents / 100 })}
    </span>
  )
}
