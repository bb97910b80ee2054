import { isComing } from '@app/domain/courses/course-offer.ts'
import { pageOfStep } from '@app/domain/courses/course-step.ts'
import type { Course } from '@app/domain/courses/courses-api.ts'
import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { StatusBadge } from '../../ui/badge.tsx'
import { CourseFacts } from '../../ui/courses/course-facts.tsx'
import { NavButton } from '../shell/nav-button.tsx'
import { CourseProgress } from './course-progress.tsx'

interface CourseCardProps {
  course: Course
  /** Its list has a title of its own. */
  isUnderHeading: boolean
}

/** One course of the list: of hers how far she is, of the others what they are. */
export function CourseCard({ course, isUnderHeading }: CourseCardProps) {
  const { t } = useTranslation()
  const { slug, title, summary, enrolment, offer } = course
  const Title = isUnderHeading ? 'h3' : 'h2'
  return (
    <li className="border-line border-t pt-6">
      {isComing(offer) && !enrolment && (
        <StatusBadge tone="waiting" label={t('courses.coming')} className="mb-3" />
      )}
      {enrolment?.percent === 100 && (
        <StatusBadge tone="success" label={t('courses.finished')} className="mb-3" />
      )}
      <Title className="text-h3">
        <Link
          to={pages.course(slug)}
          viewTransition
          className="inline-flex min-h-11 items-center hover:underline hover:underline-offset-4"
        >
          {title}
        </Link>
      </Title>
      <p className="mt-2.5 text-ink2 leading-snug">{summary}</p>
      {enrolment ? (
        <CourseProgress title={title} percent={enrolment.percent} />
      ) : (
        <CourseFacts course={course} offer={offer} />
      )}
      {enrolment?.resume && (
        <NavButton kind="secondary" size="small" to={pageOfStep(slug, enrolment.resume)} className="mt-5">
          {t('courses.resume')}
        </NavButton>
      )}
    </li>
  )
}
