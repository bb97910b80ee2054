import { useTranslation } from 'react-i18next'
import { Loader } from '../ui/loader.tsx'

/** What a signed-in person sees until the dashboard has loaded; dashboard.tsx renders into #dashboard. */
export function DashboardShell() {
  const { t } = useTranslation()
  return (
    <div id="dashboard">
      <Loader message={t('dashboard.preparing')} />
    </div>
  )
}
