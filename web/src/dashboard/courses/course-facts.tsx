import { type Course, isCertifying } from '@app/domain/courses/courses.ts'
import type { Language } from '@app/texts/languages.ts'
import { useTranslation } from 'react-i18next'
import { usePrice } from '../../ui/language/prices.ts'
import { useLanguage } from '../../ui/language/use-words.ts'

/** Only what is known: no fact stands there empty, and nothing is said to certify without its number. */
export function CourseFactsList({ course }: { course: Course }) {
  const { t } = useTranslation()
  const price = usePrice()
  const duration = useDuration()
  const { audience, durationMinutes, trainer, priceCents, certification } = course
  return (
    <>
      <dl className="mt-5 grid gap-2.5 text-small">
        <Fact label={t('courses.audience')}>{audience}</Fact>
        {durationMinutes !== null && <Fact label={t('courses.duration')}>{duration(durationMinutes)}</Fact>}
        {trainer !== null && <Fact label={t('courses.trainer')}>{trainer}</Fact>}
        {priceCents !== null && <Fact label={t('courses.price')}>{price(priceCents)}</Fact>}
      </dl>
      {isCertifying(course) && certification && (
        <p className="mt-4">
          <a href={certification.url} className="font-[650] text-primary underline underline-offset-4">
            {t('courses.certifying', { type: certification.type, number: certification.number })}
          </a>
        </p>
      )}
    </>
  )
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt className="font-[650]">{label}</dt>
    <dd className="text-ink2">{children}</dd>
  </div>
)

/** « 3 h 30 min » or "3 hr 30 min": hours only from sixty minutes on. */
export function formatDuration(minutes: number, language: Language): string {
  const part = (count: number, unit: 'hour' | 'minute') =>
    count === 0
      ? []
      : [new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count)]
  return [...part(Math.floor(minutes / 60), 'hour'), ...part(minutes % 60, 'minute')].join('\u00a0')
}

function useDuration(): (minutes: number) => string {
  const language = useLanguage()
  return (minutes) => formatDuration(minutes, language)
}
