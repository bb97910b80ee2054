import { pages } from '@app/domain/routes.ts'
import { transformationIs } from '@app/domain/transformations/statuses.ts'
import type { Transformation } from '@app/domain/transformations/transformations-api.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CreatedTime } from '../created-time.tsx'
import { StatusLine } from '../progress/status-line.tsx'
import { TransformationBadge } from '../transformation-badge.tsx'
import { Cover } from './cover.tsx'

/** The whole card leads to the page of the transformation; only its name is read as the link. */
export function TransformationCard({ transformation }: { transformation: Transformation }) {
  return (
    <li className="relative grid grid-cols-[104px_1fr] items-center gap-4 rounded-card bg-surface p-3 shadow-1 transition-shadow duration-[180ms] focus-within:shadow-2 hover:shadow-2 desk:grid-cols-1 desk:content-start desk:pb-5">
      <Cover transformation={transformation} className="h-31 desk:h-59" />
      <div className="min-w-0 desk:px-2">
        <h3 className="text-h4 leading-[1.1] wrap-anywhere">
          <Link
            to={pages.transformation(transformation.id)}
            viewTransition
            className="no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
          >
            {transformation.name}
          </Link>
        </h3>
        <CreatedTime at={transformation.createdAt} className="mt-1 mb-2.5 block text-small text-ink2" />
        <TransformationBadge status={transformation.status} />
        <div className="mt-2.5">
          <StatusLine facts={transformation}>
            {transformationIs.failed(transformation) && <TryAgain />}
          </StatusLine>
        </div>
      </div>
    </li>
  )
}

/** Above the link of the whole card, and as tall as a finger needs though it stands in a line of text. */
function TryAgain() {
  const { t } = useTranslation()
  return (
    <Link
      to={pages.wizard()}
      className="-mx-2 -my-2.5 relative z-1 inline-block px-2 py-2.5 underline underline-offset-4"
    >
      {t('transformations.list.retry')}
    </Link>
  )
}
