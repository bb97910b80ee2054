import { pages } from '@app/domain/routes.ts'
import { transformationIs } from '@app/domain/transformations/statuses.ts'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { ConfirmationNotice } from './accounts/confirmation-notice.tsx'
import { ProfileHeader } from './accounts/profile-header.tsx'
import { CoursesInvitation } from './courses/courses-invitation.tsx'
import { DashboardWindows } from './dashboard-windows.tsx'
import { DraftCard } from './drafts/draft-card.tsx'
import { useWaitingDraft } from './drafts/draft-queries.ts'
import { useFetchingAhead } from './parts.ts'
import { usePageTitle } from './shell/page/page-title.ts'
import { PageGate } from './shell/query-gate.tsx'
import { ListSkeleton } from './transformations/list/list-skeleton.tsx'
import { TransformationList } from './transformations/list/transformation-list.tsx'
import { useTransformations } from './transformations/transformation-queries.ts'

/** /dashboard, with the wizard over it at /dashboard/nouvelle. */
export function DashboardPage() {
  const { t } = useTranslation()
  usePageTitle(t('dashboard.title'))
  useFetchingAhead()
  const transformations = useTransformations()
  const isAlone = useLocation().pathname === pages.dashboard()
  const waiting = useWaitingDraft(isAlone)
  // One of which more images are made was revealed before.
  const revealed = transformations.data?.filter((each) => transformationIs.completed(each) || each.extension)
  const isUnderWay = transformations.data?.some((each) => !transformationIs.finished(each))
  const first = isUnderWay ? 'underWay' : waiting.data?.draft ? 'begun' : null
  return (
    <>
      <ProfileHeader revealed={waiting.isLoading ? null : (revealed?.length ?? null)} first={first} />
      <ConfirmationNotice />
      {isAlone && waiting.data?.draft && <DraftCard draft={waiting.data.draft} />}
      {/* Together with the card, and what is below with it: either would move. */}
      {waiting.isLoading ? (
        <ListSkeleton />
      ) : (
        <PageGate query={transformations} failure="transformations.failure" wait={<ListSkeleton />}>
          {(hers) => (
            <>
              <TransformationList transformations={hers} isBegun={Boolean(waiting.data?.draft)} />
              <CoursesInvitation />
            </>
          )}
        </PageGate>
      )}
      <DashboardWindows />
      <Outlet />
    </>
  )
}
