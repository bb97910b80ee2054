import type { Review } from '@app/domain/site/claims.ts'
import { isLanguage } from '@app/texts/languages.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { monthAndYear } from '../figures.ts'

/** Her words as she wrote them, her first name, the month, and how we know. */
export function ReviewCard({ review }: { review: Review }) {
  const { t, i18n } = useTranslation()
  const month = monthAndYear(review.month, isLanguage(i18n.language) ? i18n.language : 'fr')
  return (
    <figure className="rounded-sheet bg-veil p-7">
      <blockquote className="font-display text-h4 leading-snug">{review.text}</blockquote>
      <figcaption className="mt-4">
        <span className="font-[650]">{t('landing.reviewBy', { firstName: review.firstName, month })}</span>
        <span className="mt-1 flex items-center gap-2 text-small text-ink2">
          <Icon name="check" className="size-4.5 flex-none text-success" />
          {t('landing.reviewVerified')}
        </span>
      </figcaption>
    </figure>
  )
}
