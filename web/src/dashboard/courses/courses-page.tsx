import { COURSE_IDS, type Course } from '@app/domain/courses/courses.ts'
import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { NavButton } from '../shell/nav-button.tsx'
import { usePageTitle } from '../shell/page/page-title.ts'
import { CourseOutline } from './course-outline.tsx'
import { describeCourse } from './describe-course.ts'

/** /dashboard/formations */
export function CoursesPage() {
  const { t } = useTranslation()
  usePageTitle(t('courses.title'))
  const courses = useCourses()
  return (
    <div className="wrap pt-5 pb-20 desk:pt-9">
      <NavButton kind="text" size="small" to={pages.dashboard()} icon="arrow-left" className="-ml-3">
        {t('courses.back')}
      </NavButton>
      <h1 className="mt-3 text-title">{t('courses.title')}</h1>
      <p className="mt-4 max-w-[34em] text-ink2 text-lead">{t('courses.lead')}</p>
      <p className="mt-3 max-w-[40em] text-ink2">{t('courses.comingText')}</p>
      <div className="mt-10 grid gap-14 desk:mt-14 desk:gap-18">
        {courses.map((course) => (
          <CourseOutline key={course.id} course={course} />
        ))}
      </div>
    </div>
  )
}

function useCourses(): Course[] {
  const { t } = useTranslation()
  const outlines = t('courses.outlines', { returnObjects: true })
  return COURSE_IDS.map((id) => describeCourse(id, outlines[id], t('courses.forPros')))
}
