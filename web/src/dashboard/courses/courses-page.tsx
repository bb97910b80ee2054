import type { Course } from '@app/domain/courses/courses-api.ts'
import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { PageFrame } from '../shell/page/page-frame.tsx'
import { PageGate } from '../shell/query-gate.tsx'
import { CourseCard } from './course-card.tsx'
import { useCourses } from './course-queries.ts'

/** /dashboard/formations: hers, then the others. */
export function CoursesPage() {
  const { t } = useTranslation()
  return (
    <PageFrame
      title={t('courses.title')}
      back={{ to: pages.dashboard(), words: t('courses.back') }}
      lead={<p className="mt-4 max-w-[34em] text-ink2 text-lead">{t('courses.lead')}</p>}
    >
      <PageGate query={useCourses()} failure="courses.failure">
        {(courses) => <CourseLists courses={courses} />}
      </PageGate>
    </PageFrame>
  )
}

export function CourseLists({ courses }: { courses: Course[] }) {
  const { t } = useTranslation()
  const hers = courses.filter(({ enrolment }) => enrolment)
  const others = courses.filter(({ enrolment }) => !enrolment)
  return (
    <>
      {hers.length > 0 && <CourseList title={t('courses.mine')} courses={hers} />}
      {others.length > 0 && (
        <CourseList title={hers.length > 0 ? t('courses.others') : null} courses={others} />
      )}
    </>
  )
}

function CourseList({ title, courses }: { title: string | null; courses: Course[] }) {
  return (
    <section className="mt-10 desk:mt-14">
      {title && <h2 className="mb-5 text-h3">{title}</h2>}
      <ul className="grid gap-x-8 gap-y-10 tab:grid-cols-2 desk:grid-cols-3">
        {courses.map((course) => (
          <CourseCard key={course.slug} course={course} isUnderHeading={title !== null} />
        ))}
      </ul>
    </section>
  )
}
