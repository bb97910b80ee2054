import { isFree } from '@app/domain/courses/course-offer.ts'
import type { Course } from '@app/domain/courses/courses-api.ts'
import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { PageFrame } from '../../shell/page/page-frame.tsx'
import { PageGate } from '../../shell/query-gate.tsx'
import { WaitingLine } from '../../shell/waiting-line.tsx'
import { useCourse } from '../course-queries.ts'
import { MissingCourse } from '../missing-course.tsx'
import { CourseCheckout } from './course-checkout.tsx'
import { EnrolledPanel } from './enrolled-panel.tsx'
import { useCoursePayment } from './use-course-payment.ts'

/** /dashboard/inscription/:id: where a course that has a price is paid. */
export function CourseOrderPage() {
  const { id = '' } = useParams()
  return (
    <PageGate query={useCourse(id)} failure="courses.failure" missing={<MissingCourse />}>
      {(course) => <CourseOrder course={course} />}
    </PageGate>
  )
}

export function CourseOrder({ course }: { course: Course }) {
  const { t } = useTranslation()
  const { slug, title, offer, enrolment } = course
  const { isLookingUp, askAgain, finish } = useCoursePayment(slug)
  // Free, or closed: its own page says so, and there is nothing to pay.
  if (!enrolment && (!offer || isFree(offer))) return <Navigate to={pages.course(slug)} replace />
  return (
    <PageFrame
      title={t('courses.buy.title')}
      back={{ to: pages.course(slug), words: title }}
      lead={!enrolment && <p className="mt-4 max-w-[38em] text-ink2 text-lead">{t('courses.buy.lead')}</p>}
    >
      {enrolment ? (
        <EnrolledPanel course={course} enrolment={enrolment} />
      ) : isLookingUp ? (
        <WaitingLine className="mt-10">{t('courses.buy.lookingUp')}</WaitingLine>
      ) : (
        offer && <CourseCheckout course={course} offer={offer} onChanged={askAgain} onPaid={finish} />
      )}
    </PageFrame>
  )
}
