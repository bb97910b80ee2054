import { transformationIs } from '@app/domain/transformations/statuses.ts'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { ConfirmationNotice } from './accounts/confirmation-notice.tsx'
import { ProfileHeader } from './accounts/profile-header.tsx'
import { CoursesInvitation } from './courses/courses-invitation.tsx'
import { DashboardWindows } from './dashboard-windows.tsx'
import { useFetchingAhead } from './parts.ts'
import { Unreachable } from './shell/failures/unreachable.tsx'
import { usePageTitle } from './shell/page-title.ts'
import { ListSkeleton } from './transformations/list/list-skeleton.tsx'
import { TransformationList } from './transformations/list/transformation-list.tsx'
import { useTransformations } from './transformations/transformation-queries.ts'

/** /dashboard, with the wizard over it at /dashboard/nouvelle. */
export function DashboardPage() {
  const { t } = useTranslation()
  usePageTitle(t('dashboard.title'))
  useFetchingAhead()
  const { data, error, refetch } = useTransformations()
  // One of which more images are made was revealed before.
  const revealed = data?.filter((it) => transformationIs.completed(it) || it.extension).length ?? null
  return (
    <>
      <ProfileHeader revealed={revealed} />
      <ConfirmationNotice />
      {data && <TransformationList transformations={data} />}
      {!data && error && <Unreachable failure="transformations" error={error} onRetry={refetch} />}
      {!data && !error && <ListSkeleton />}
      <CoursesInvitation />
      <DashboardWindows />
      <Outlet />
    </>
  )
}
