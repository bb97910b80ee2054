import { type Course, hasProgress } from '@app/domain/courses/courses.ts'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../ui/progress-bar.tsx'

/** How far she is, where there is something to follow. */
export function CourseProgress({ course }: { course: Course }) {
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
