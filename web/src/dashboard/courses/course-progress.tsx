import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../ui/progress-bar.tsx'

/** How far she is: lessons and quizzes count alike. */
export function CourseProgress({ title, percent }: { title: string; percent: number }) {
  const { t } = useTranslation()
  const words = t('courses.progress', { percent })
  return (
    <div className="mt-5">
      <p className="mb-2 text-small">{words}</p>
      <ProgressBar label={title} value={percent} max={100} valueText={words} />
    </div>
  )
}
