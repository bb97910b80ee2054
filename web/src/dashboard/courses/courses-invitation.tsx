import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { NavButton } from '../shell/nav-button.tsx'

/** At the foot of the dashboard: the way to the courses, quieter than all that is hers. */
export function CoursesInvitation() {
  const { t } = useTranslation()
  return (
    <aside aria-labelledby="courses-invitation" className="wrap pb-15">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-line border-t pt-6">
        <div>
          <h2 id="courses-invitation" className="text-h4">
            {t('courses.inviteTitle')}
          </h2>
          <p className="mt-1 text-ink2">{t('courses.inviteText')}</p>
        </div>
        <NavButton kind="text" size="small" to={pages.courses()} icon="arrow-right" className="-mx-3">
          {t('courses.inviteLink')}
        </NavButton>
      </div>
    </aside>
  )
}
