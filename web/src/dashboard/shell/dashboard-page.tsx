import { transformationIs } from '@app/domain/transformations/statuses.ts'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { AvatarDialog } from '../accounts/avatar-dialog.tsx'
import { ConfirmationNotice } from '../accounts/confirmation-notice.tsx'
import { ProfileDialog } from '../accounts/profile-dialog.tsx'
import { ProfileHeader } from '../accounts/profile-header.tsx'
import { JourneyDialog } from '../transformations/journey-dialog.tsx'
import { ListSkeleton } from '../transformations/list-skeleton.tsx'
import { TransformationList } from '../transformations/transformation-list.tsx'
import { useTransformations } from '../transformations/transformation-queries.ts'
import { usePageTitle } from './page-title.ts'
import { Unreachable } from './unreachable.tsx'

/** /dashboard, with the wizard over it at /dashboard/nouvelle. */
export function DashboardPage() {
  const { t } = useTranslation()
  usePageTitle(t('dashboard.title'))
  const { data, isError, refetch } = useTransformations()
  const revealed = data?.filter(transformationIs.completed).length ?? null
  return (
    <>
      <ProfileHeader revealed={revealed} />
      <ConfirmationNotice />
      {data && <TransformationList transformations={data} />}
      {!data && (isError ? <Unreachable onRetry={() => refetch()} /> : <ListSkeleton />)}
      <ProfileDialog />
      <JourneyDialog transformations={data ?? []} />
      <AvatarDialog />
      <Outlet />
    </>
  )
}
