import { type Course, hasProgress, isComing } from '@app/domain/courses/courses.ts'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../ui/badge.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { CourseFactsList } from './course-facts.tsx'

/** One course: what it is and for whom on one side, what it teaches on the other. */
export function CourseOutline({ course }: { course: Course }) {
  const { t } = useTranslation()
  const heading = `course-${course.id}`
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-8 border-line border-t pt-8 desk:grid-cols-[1fr_1.55fr] desk:gap-17 desk:pt-10"
    >
      <div className="desk:sticky desk:top-24 desk:self-start">
        {isComing(course) && <StatusBadge tone="waiting" label={t('courses.coming')} className="mb-4" />}
        <h2 id={heading} className="text-h2">
          {course.title}
        </h2>
        <p className="mt-3 max-w-[32em] text-ink2">{course.summary}</p>
        <CourseProgress course={course} />
        <CourseFactsList course={course} />
      </div>
      <Program course={course} />
    </section>
  )
}

function Program({ course: { modules } }: { course: Course }) {
  const { t } = useTranslation()
  return (
    <div>
      <h3 className="text-h4">
        {t('courses.program')}{' '}
        <span className="ml-1.5 font-text text-small font-medium tracking-normal text-ink2">
          {t('courses.modules', { count: modules.length })}
        </span>
      </h3>
      <ol className="mt-4 grid gap-x-10 tab:grid-cols-2">
        {modules.map((module, rank) => (
          <li key={module.title} className="flex gap-4 border-line border-t py-4.5">
            <span
              aria-hidden="true"
              className="w-6 flex-none font-display text-[1.9rem] text-copper-text italic leading-none"
            >
              {rank + 1}
            </span>
            <div>
              <h4 className="font-[650]">{module.title}</h4>
              <ul className="mt-1.5 grid gap-1 text-ink2 text-small">
                {module.lessons.map((lesson) => (
                  <li key={lesson.title}>{lesson.title}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** How far she is, where there is something to follow. */
function CourseProgress({ course }: { course: Course }) {
  const { t } = useTranslation()
  if (!hasProgress(course)) return null
  const percent = course.progressPercent ?? 0
  const words = t('courses.progress', { percent })
  return (
    <div className="mt-5">
      <p className="mb-2 text-small">{words}</p>
      <ProgressBar label={course.title} value={percent} max={100} valueText={words} />
    </div>
  )
}
