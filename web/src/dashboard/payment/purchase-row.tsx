import type { Purchase } from '@app/domain/payment/payment-api.ts'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../ui/badge.tsx'
import { usePrice } from '../catalogue/prices.ts'
import { useLanguage, useWords } from '../catalogue/use-words.ts'
import { dateWords } from '../transformations/created-at.ts'

/** What she bought, when, for which transformation, for how much, and whether the money went back. */
export function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation()
  const words = useWords()
  const price = usePrice()
  const { words: names, images, paidAt, sessionName, amountCents, state } = purchase
  return (
    <li className="flex items-start justify-between gap-4 py-3.5">
      <div className="min-w-0">
        <p className="font-[650] leading-snug">
          {names
            ? t('transformations.journey.package', { name: words(names.name), count: images })
            : t('transformations.journey.creditPack', { count: images })}
        </p>
        {sessionName && (
          <p className="text-small text-ink2 wrap-anywhere">
            {t('transformations.journey.purchaseFor', { name: sessionName })}
          </p>
        )}
        <PaidOn at={paidAt} />
      </div>
      <div className="grid flex-none justify-items-end gap-1.5">
        <span className="font-display text-h4 leading-none whitespace-nowrap">{price(amountCents)}</span>
        <StatusBadge
          tone={state === 'paid' ? 'success' : 'returned'}
          label={t(`transformations.journey.purchaseStates.${state}`)}
        />
        <PartBack purchase={purchase} />
      </div>
    </li>
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
