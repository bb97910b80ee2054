import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../accounts/account-queries.ts'
import { useHouseWait } from '../shell/house-wait.ts'
import { NotFoundPage } from '../shell/page/not-found-page.tsx'
import { PageFrame } from '../shell/page/page-frame.tsx'
import { SampleRow } from './sample-row.tsx'
import { samplesFor } from './samples.ts'

/** /dashboard/notifications, in development and for operators; for everybody else there is no such page. */
export function NotificationTester() {
  const { canTestNotifications } = useCurrentUser()
  return canTestNotifications ? <Tester /> : <NotFoundPage />
}

function Tester() {
  const { t } = useTranslation()
  const { firstName } = useCurrentUser()
  const usualWait = useHouseWait()()
  const samples = samplesFor({ firstName, transformation: t('dashboard.notifications.name'), usualWait })
  return (
    <PageFrame
      title={t('dashboard.notifications.title')}
      lead={<p className="mt-3 max-w-[38rem] text-ink2">{t('dashboard.notifications.lead')}</p>}
      isArticle
    >
      <ol
        aria-label={t('dashboard.notifications.samples', { count: samples.length })}
        className="mt-7 max-w-[46rem] divide-y divide-line rounded-card bg-surface px-5 shadow-1"
      >
        {samples.map((sample, index) => (
          <SampleRow key={sample.key} sample={sample} number={index + 1} />
        ))}
      </ol>
    </PageFrame>
  )
}
