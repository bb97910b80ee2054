import { pages } from '@app/domain/routes.ts'
import { type Claims, provenClaims } from '@app/domain/site/claims.ts'
import { useTranslation } from 'react-i18next'
import { ReviewCard } from './review-card.tsx'

/** No invented voice: verified reviews, or an empty place that says what will stand here and by which rule. */
export function Reviews({ claims }: { claims: Claims }) {
  const { t } = useTranslation()
  const { women, delivered, reviews } = provenClaims(claims)
  const isProven = women !== undefined || delivered !== undefined || reviews.length > 0
  return (
    <section className="pt-16 desk:pt-24">
      <div className="wrap grid gap-x-17 gap-y-7 desk:grid-cols-[1fr_1.1fr] desk:grid-rows-2">
        <h2 className="self-end text-title">
          {t(isProven ? 'landing.reviewsTitleProven' : 'landing.reviewsTitle')}
        </h2>
        <div className="grid content-center gap-4 desk:col-start-2 desk:row-span-2 desk:row-start-1">
          {reviews.map((review) => (
            <ReviewCard key={`${review.firstName} ${review.month}`} review={review} />
          ))}
          {reviews.length === 0 ? <PlaceForReviews /> : <Rule />}
        </div>
        <ul className="grid content-start gap-4">
          <Soon>{t('landing.soon')}</Soon>
          <li>
            <a href={pages.courseCatalogue()} className="underline underline-offset-4">
              {t('landing.training')}
            </a>
          </li>
        </ul>
      </div>
    </section>
  )
}

function PlaceForReviews() {
  const { t } = useTranslation()
  return (
    <div className="grid items-center gap-x-7 gap-y-4 rounded-sheet bg-veil p-7 tab:grid-cols-[auto_1fr] desk:p-9">
      <div aria-hidden="true" className="line-art line-art-small" />
      <div>
        <p className="font-display text-h3 leading-tight">{t('landing.reviewsText')}</p>
        <Rule />
      </div>
    </div>
  )
}

function Rule() {
  const { t } = useTranslation()
  return <p className="mt-3 max-w-[32em] text-small text-ink2">{t('landing.reviewsRule')}</p>
}

function Soon({ children }: { children: string }) {
  const { t } = useTranslation()
  return (
    <li className="grid grid-cols-[auto_1fr] items-baseline gap-3">
      <span className="rounded-badge bg-iris-soft px-2.5 py-1.5 text-badge font-[650] leading-none text-iris">
        {t('landing.soonBadge')}
      </span>
      {children}
    </li>
  )
}
