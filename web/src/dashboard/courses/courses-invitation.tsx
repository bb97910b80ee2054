import { pageOfStep } from '@app/domain/courses/course-step.ts'
import type { Course } from '@app/domain/courses/courses-api.ts'
import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { NavButton } from '../shell/nav-button.tsx'
import { useCourses } from './course-queries.ts'

/** At the foot of the dashboard: on with the course she has begun, or the way to the courses; quieter than all that is hers. */
export function CoursesInvitation() {
  const { t } = useTranslation()
  const { data } = useCourses()
  const begun = data?.find(({ enrolment }) => enrolment?.resume)
  return (
    <aside aria-labelledby="courses-invitation" className="wrap pb-15">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-line border-t pt-6">
        <div>
          <h2 id="courses-invitation" className="text-h4">
            {begun ? begun.title : t('courses.inviteTitle')}
          </h2>
          <p className="mt-1 text-ink2">
            {begun
              ? t('courses.progress', { percent: begun.enrolment?.percent ?? 0 })
              : t('courses.inviteText')}
          </p>
        </div>
        <div className="-mx-3 flex flex-wrap">
          {begun && <ResumeButton course={begun} />}
          <NavButton kind="text" size="small" to={pages.courses()} icon="arrow-right">
            {t(begun ? 'courses.mine' : 'courses.inviteLink')}
          </NavButton>
        </div>
      </div>
    </aside>
  )
}

function ResumeButton({ course: { slug, enrolment } }: { course: Course }) {
  const { t } = useTranslation()
  return (
    enrolment?.resume && (
      <NavButton kind="text" size="small" to={pageOfStep(slug, enrolment.resume)}>
        {t('courses.resume')}
      </NavButton>
    )
  )
}
