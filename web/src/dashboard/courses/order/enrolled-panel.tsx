import { pageOfStep } from '@app/domain/courses/course-step.ts'
import type { Course } from '@app/domain/courses/courses-api.ts'
import { pages } from '@app/domain/routes.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { NavButton } from '../../shell/nav-button.tsx'

interface EnrolledPanelProps {
  course: Course
  enrolment: NonNullable<Course['enrolment']>
}

/** It is hers: on to the first lesson, and to the receipt. */
export function EnrolledPanel({ course: { slug, title }, enrolment }: EnrolledPanelProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { resume, percent, purchaseId } = enrolment
  return (
    <section className="mt-10 grid justify-items-center gap-4 rounded-card bg-surface px-6 py-10 text-center shadow-1">
      <span className="grid size-16 place-items-center rounded-full bg-success-soft text-success">
        <Icon name="check" className="size-8" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {t('courses.buy.doneTitle')}
      </h2>
      <p className="max-w-[34rem] text-ink2">
        {t(purchaseId ? 'courses.buy.doneText' : 'courses.buy.openText', { title })}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <NavButton kind="primary" to={resume ? pageOfStep(slug, resume) : pages.course(slug)}>
          {t(percent === 0 ? 'courses.start' : 'courses.resume')}
        </NavButton>
        {purchaseId && (
          <NavButton kind="secondary" to={pages.purchase(purchaseId)}>
            {t('courses.buy.receipt')}
          </NavButton>
        )}
      </div>
    </section>
  )
}
