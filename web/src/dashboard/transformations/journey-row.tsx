import { pages } from '@app/domain/routes.ts'
import { transformationIs } from '@app/domain/transformations/statuses.ts'
import type { Transformation } from '@app/domain/transformations/transformations-api.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { StatusBadge } from '../../ui/badge.tsx'
import { CreatedTime } from './created-time.tsx'

export function JourneyRow({ transformation }: { transformation: Transformation }) {
  const { t } = useTranslation()
  return (
    <li className="flex items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <Link to={pages.transformation(transformation.id)} className="font-[650] wrap-anywhere">
          {transformation.sessionName}
        </Link>
        <p className="text-small text-ink2">
          <CreatedTime at={transformation.createdAt} />
          {', '}
          {t('transformations.progress.done', { count: transformation.imagesCount })}
        </p>
      </div>
      <JourneyBadge transformation={transformation} />
    </li>
  )
}

/** Spec §2 knows « Terminé » and « En cours »; what failed is neither, and says so. */
function JourneyBadge({ transformation }: { transformation: Transformation }) {
  const { t } = useTranslation()
  if (transformationIs.completed(transformation))
    return <StatusBadge tone="success" label={t('transformations.journey.completed')} />
  if (transformationIs.failed(transformation))
    return <StatusBadge tone="failed" label={t('transformations.statuses.failed')} />
  return <StatusBadge tone="generating" label={t('transformations.journey.underWay')} />
}
