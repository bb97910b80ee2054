import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { MissingPage } from '../shell/page/missing-page.tsx'

/** An address that names no course, no lesson, or one she is not enrolled in. */
export function MissingCourse() {
  const { t } = useTranslation()
  return (
    <MissingPage
      title={t('courses.missingTitle')}
      text={t('courses.missingText')}
      way={{ to: pages.courses(), words: t('courses.all') }}
    />
  )
}
