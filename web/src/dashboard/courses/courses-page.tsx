import { COURSE_IDS, type Course } from '@app/domain/courses/courses.ts'
import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { PageFrame } from '../shell/page/page-frame.tsx'
import { CourseOutline } from './course-outline.tsx'
import { describeCourse } from './describe-course.ts'

/** /dashboard/formations */
export function CoursesPage() {
  const { t } = useTranslation()
  const courses = useCourses()
  return (
    <PageFrame
      title={t('courses.title')}
      back={{ to: pages.dashboard(), words: t('courses.back') }}
      lead={
        <>
          <p className="mt-4 max-w-[34em] text-ink2 text-lead">{t('courses.lead')}</p>
          <p className="mt-3 max-w-[40em] text-ink2">{t('courses.comingText')}</p>
        </>
      }
    >
      <div className="mt-10 grid gap-14 desk:mt-14 desk:gap-18">
        {courses.map((course) => (
          <CourseOutline key={course.id} course={course} />
        ))}
      </div>
    </PageFrame>
  )
}

function useCourses(): Course[] {
  const { t } = useTranslation()
  const outlines = t('courses.outlines', { returnObjects: true })
  return COURSE_IDS.map((id) => describeCourse(id, outlines[id], t('courses.forPros')))
}
