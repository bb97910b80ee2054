import type { Course } from '@app/domain/courses/courses-api.ts'
import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { CourseFacts } from '../../ui/courses/course-facts.tsx'
import { Program } from '../../ui/courses/program.tsx'
import { LessonBlocks } from '../../ui/reading/lesson-blocks.tsx'
import { PageFrame } from '../shell/page/page-frame.tsx'
import { PageGate } from '../shell/query-gate.tsx'
import { CertificatePart } from './certificate-part.tsx'
import { CourseProgress } from './course-progress.tsx'
import { useCourse } from './course-queries.ts'
import { CourseStart } from './course-start.tsx'
import { MissingCourse } from './missing-course.tsx'
import { linesOf } from './program-lines.tsx'

/** /dashboard/formations/:id */
export function CoursePage() {
  const { id = '' } = useParams()
  return (
    <PageGate query={useCourse(id)} failure="courses.failure" missing={<MissingCourse />}>
      {(course) => <LoadedCourse course={course} />}
    </PageGate>
  )
}

export function LoadedCourse({ course }: { course: Course }) {
  const { t } = useTranslation()
  const { title, summary, intro, modules, offer, enrolment, certificate } = course
  return (
    <PageFrame
      title={title}
      back={{ to: pages.courses(), words: t('courses.all') }}
      lead={<p className="mt-4 max-w-[34em] text-ink2 text-lead">{summary}</p>}
    >
      <div className="mt-8 grid gap-10 desk:mt-12 desk:grid-cols-[1fr_1.55fr] desk:gap-17">
        <div className="desk:sticky desk:top-24 desk:self-start">
          {enrolment && <CourseProgress title={title} percent={enrolment.percent} />}
          <CourseStart course={course} />
          <CourseFacts course={course} offer={offer} />
          {enrolment?.purchaseId && (
            <p className="mt-3">
              <Link
                to={pages.purchase(enrolment.purchaseId)}
                className="inline-flex min-h-11 items-center font-[650] text-primary text-small underline underline-offset-4"
              >
                {t('courses.buy.receipt')}
              </Link>
            </p>
          )}
        </div>
        <div>
          {(certificate || enrolment?.percent === 100) && <CertificatePart course={course} />}
          {!enrolment && (
            <div className="mb-10 max-w-[39rem] leading-[1.62] [&>p:first-child]:mt-0">
              <LessonBlocks blocks={intro} />
            </div>
          )}
          <Program modules={modules.map((module) => ({ ...module, lines: linesOf(course, module) }))} />
        </div>
      </div>
    </PageFrame>
  )
}
