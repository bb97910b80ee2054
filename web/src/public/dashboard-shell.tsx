import { useTranslation } from 'react-i18next'
import { Loader } from '../ui/loader.tsx'

/** What a signed-in person sees until the dashboard has loaded; dashboard.tsx renders into #dashboard. */
export function DashboardShell() {
  const { t } = useTranslation()
  return (
    <div id="dashboard">
      <Loader message={t('dashboard.preparing')} />
      <noscript>
        <p className="fixed inset-x-4 bottom-[12vh] z-50 mx-auto max-w-[44ch] rounded-card bg-surface p-5 text-center shadow-1">
          {t('dashboard.needsScript')}
        </p>
      </noscript>
    </div>
  )
}
