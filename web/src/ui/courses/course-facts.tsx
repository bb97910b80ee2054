import { type CourseOffer, certificationOf, isFree } from '@app/domain/courses/course-offer.ts'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '../language/durations.ts'
import { usePrice } from '../language/prices.ts'
import { useLanguage } from '../language/use-words.ts'

interface CourseFactsProps {
  course: { audience: string; minutes: number }
  /** Null while it is to come: then nobody leads it, and it has no price. */
  offer: CourseOffer | null
}

/** Only what is known: no fact stands there empty, and nothing is said to certify without its number. */
export function CourseFacts({ course, offer }: CourseFactsProps) {
  const { t } = useTranslation()
  const price = usePrice()
  const language = useLanguage()
  const certification = certificationOf(offer)
  return (
    <>
      <dl className="mt-5 grid gap-2.5 text-small">
        <Fact label={t('courses.audience')}>{course.audience}</Fact>
        <Fact label={t('courses.duration')}>{formatDuration(course.minutes, language)}</Fact>
        {offer && <Fact label={t('courses.trainer')}>{offer.trainer}</Fact>}
        {offer && (
          <Fact label={t('courses.price')}>
            {isFree(offer) ? t('courses.free') : price(offer.priceCents)}
          </Fact>
        )}
      </dl>
      {certification && (
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
