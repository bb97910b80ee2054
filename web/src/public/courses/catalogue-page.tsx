import { isComing } from '@app/domain/courses/course-offer.ts'
import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import type { PageRequest, ShownCourse } from '../../page-contract.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { CourseFacts } from '../../ui/courses/course-facts.tsx'

/** /formations: every course, open or to come. */
export function CataloguePage({ request }: { request: PageRequest }) {
  const { t } = useTranslation()
  const { courses = [], language } = request
  return (
    <div className="wrap pt-8 pb-20 desk:pt-16 desk:pb-28">
      <h1 className="text-title">{t('courses.title')}</h1>
      <p className="mt-4.5 max-w-[34em] text-lead text-ink2">{t('courses.lead')}</p>
      <ul className="mt-10 grid gap-x-8 gap-y-12 tab:grid-cols-2 desk:mt-14 desk:grid-cols-3">
        {courses.map((course) => (
          <CourseCard key={course.texts.fr.slug} course={course} language={language} />
        ))}
      </ul>
    </div>
  )
}

function CourseCard({ course, language }: { course: ShownCourse; language: PageRequest['language'] }) {
  const { t } = useTranslation()
  const { slug, title, summary, ...facts } = course.texts[language]
  return (
    <li className="border-line border-t pt-6">
      {isComing(course.offer) && <StatusBadge tone="waiting" label={t('courses.coming')} className="mb-3" />}
      <h2 className="text-h3">
        <a
          href={pages.publicCourse(slug)}
          className="inline-flex min-h-11 items-center hover:underline hover:decoration-1 hover:underline-offset-4"
        >
          {title}
        </a>
      </h2>
      <p className="mt-2.5 text-ink2 leading-snug">{summary}</p>
      <CourseFacts course={facts} offer={course.offer} />
    </li>
  )
}
