import { isComing, isFree } from '@app/domain/courses/course-offer.ts'
import { pageOfStep } from '@app/domain/courses/course-step.ts'
import type { Course } from '@app/domain/courses/courses-api.ts'
import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { usePrice } from '../../ui/language/prices.ts'
import { Trouble } from '../shell/failures/trouble.tsx'
import { troubleWords } from '../shell/failures/trouble-words.ts'
import { NavButton } from '../shell/nav-button.tsx'
import { useEnrol } from './course-queries.ts'

/** What she can do first: go on, enrol, pay, or wait until it is open. */
export function CourseStart({ course }: { course: Course }) {
  const { t } = useTranslation()
  const { slug, offer, enrolment } = course
  if (enrolment?.resume)
    return (
      <NavButton
        kind="primary"
        to={pageOfStep(slug, enrolment.resume)}
        className="mt-5 max-tab:whitespace-normal py-3 leading-tight"
      >
        {enrolment.percent === 0
          ? t('courses.start')
          : t('courses.resumeAt', { title: enrolment.resume.title })}
      </NavButton>
    )
  if (enrolment) return null
  if (isComing(offer))
    return (
      <>
        <StatusBadge tone="waiting" label={t('courses.coming')} />
        <p className="mt-3 text-ink2">{t('courses.comingText')}</p>
      </>
    )
  return isFree(offer) ? <EnrolButton slug={slug} /> : <BuyButton slug={slug} priceCents={offer.priceCents} />
}

/** A document of its own, not a change of page: only there may the card provider's form load. */
function BuyButton({ slug, priceCents }: { slug: string; priceCents: number }) {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-start gap-3">
      <ButtonLink
        kind="primary"
        href={pages.courseOrder(slug)}
        className="max-tab:whitespace-normal py-3 leading-tight"
      >
        {t('courses.buy.action', { price: usePrice()(priceCents) })}
      </ButtonLink>
      <p className="text-ink2 text-small">{t('courses.buy.note')}</p>
    </div>
  )
}

function EnrolButton({ slug }: { slug: string }) {
  const { t } = useTranslation()
  const enrolling = useEnrol(slug)
  return (
    <div className="grid justify-items-start gap-3">
      <Button kind="primary" busy={enrolling.isPending} onClick={() => enrolling.mutate()}>
        {t('courses.enrol')}
      </Button>
      <p className="text-ink2 text-small">{t('courses.notEnrolled')}</p>
      {enrolling.error && (
        <Trouble takesFocus>{troubleWords(t, enrolling.error, t('courses.failure.text'))}</Trouble>
      )}
    </div>
  )
}
