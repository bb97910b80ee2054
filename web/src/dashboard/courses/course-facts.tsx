import { type Course, isCertifying } from '@app/domain/courses/courses.ts'
import { useTranslation } from 'react-i18next'
import { usePrice } from '../catalogue/prices.ts'
import { useDuration } from './duration.ts'

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
