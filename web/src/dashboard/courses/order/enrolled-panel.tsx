import { pageOfStep } from '@app/domain/courses/course-step.ts'
import type { Course } from '@app/domain/courses/courses-api.ts'
import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { PaidPanel } from '../../payment/paid-panel.tsx'
import { NavButton } from '../../shell/nav-button.tsx'

interface EnrolledPanelProps {
  course: Course
  enrolment: NonNullable<Course['enrolment']>
}

/** It is hers: on to the first lesson, and to the receipt. */
export function EnrolledPanel({ course: { slug, title }, enrolment }: EnrolledPanelProps) {
  const { t } = useTranslation()
  const { resume, percent, purchaseId } = enrolment
  return (
    <PaidPanel
      title={t('courses.buy.doneTitle')}
      text={t(purchaseId ? 'courses.buy.doneText' : 'courses.buy.openText', { title })}
      ways={
        <>
          <NavButton kind="primary" to={resume ? pageOfStep(slug, resume) : pages.course(slug)}>
            {t(percent === 0 ? 'courses.start' : 'courses.resume')}
          </NavButton>
          {purchaseId && (
            <NavButton kind="secondary" to={pages.purchase(purchaseId)}>
              {t('courses.buy.receipt')}
            </NavButton>
          )}
        </>
      }
    />
  )
}
