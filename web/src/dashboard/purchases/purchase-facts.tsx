import type { PurchaseDetail } from '@app/domain/payment/purchases-api.ts'
import { pages } from '@app/domain/routes.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dateWords } from '../../ui/language/dates.ts'
import { usePrice } from '../../ui/language/prices.ts'
import { useLanguage, useWords } from '../../ui/language/use-words.ts'

/** When, for which transformation or course, for how much, and how much went back. */
export function PurchaseFacts({ purchase }: { purchase: PurchaseDetail }) {
  const { t } = useTranslation()
  const price = usePrice()
  const language = useLanguage()
  const words = useWords()
  const { paidAt, transformationName, course, words: names, amountCents, refundedCents } = purchase
  return (
    <section aria-label={t('purchases.facts')} className="mt-6 rounded-card bg-surface px-5 py-4 shadow-1">
      <dl className="divide-y divide-line">
        <Fact label={t('purchases.paidAt')}>
          <time dateTime={paidAt}>{dateWords(paidAt, language)}</time>
        </Fact>
        {transformationName && (
          <Fact label={t('purchases.transformation')}>
            <TransformationLink purchase={purchase} />
          </Fact>
        )}
        {course && names && (
          <Fact label={t('purchases.course')}>
            <Link
              to={pages.course(course)}
              className="-my-2.5 inline-block py-2.5 underline underline-offset-4"
            >
              {words(names.name)}
            </Link>
          </Fact>
        )}
        <Fact label={t('purchases.total')}>
          <span className="font-display text-[2.1rem] leading-none whitespace-nowrap">
            {price(amountCents)}
          </span>
        </Fact>
        {refundedCents > 0 && <Fact label={t('purchases.refunded')}>{price(refundedCents)}</Fact>}
      </dl>
      <p className="text-small text-ink2">{t('purchases.vat')}</p>
    </section>
  )
}

/** One she has deleted keeps its name on the purchase, and leads nowhere. */
function TransformationLink({ purchase }: { purchase: PurchaseDetail }) {
  const { transformationId, transformationName } = purchase
  if (!transformationId) return transformationName
  return (
    <Link
      to={pages.transformation(transformationId)}
      className="-my-2.5 inline-block py-2.5 underline underline-offset-4"
    >
      {transformationName}
    </Link>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
    <dt className="text-ink2">{label}</dt>
    <dd className="m-0 font-[650] wrap-anywhere">{children}</dd>
  </div>
)
