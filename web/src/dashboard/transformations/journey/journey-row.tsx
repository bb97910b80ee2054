import { pages } from '@app/domain/routes.ts'
import { transformationIs } from '@app/domain/transformations/statuses.ts'
import type { Transformation } from '@app/domain/transformations/transformations-api.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { StatusBadge } from '../../../ui/badge.tsx'
import { Row } from '../../shell/rows.tsx'
import { CreatedTime } from '../created-time.tsx'
import { StatusLine } from '../progress/status-line.tsx'

export function JourneyRow({ transformation }: { transformation: Transformation }) {
  const { t } = useTranslation()
  return (
    <Row
      title={
        <Link
          to={pages.transformation(transformation.id)}
          className="-mb-1.5 inline-flex min-h-11 items-center font-[650] wrap-anywhere underline-offset-4 hover:underline"
        >
          {transformation.name}
        </Link>
      }
      note={
        <>
          <CreatedTime at={transformation.createdAt} />
          {', '}
          {t('transformations.progress.done', { count: transformation.imagesCount })}
        </>
      }
      end={<JourneyBadge transformation={transformation} />}
      className="items-start gap-3"
    >
      {transformationIs.failed(transformation) && <StatusLine facts={transformation} />}
    </Row>
  )
}

/** Two words are known here (specification 2.62 to 2.64). One that failed is not « Terminé »; nothing turns any more, and its line says why. */
function JourneyBadge({ transformation }: { transformation: Transformation }) {
  const { t } = useTranslation()
  if (transformationIs.completed(transformation))
    return <StatusBadge tone="success" label={t('transformations.journey.completed')} className="mt-2" />
  return (
    <StatusBadge
      tone={transformationIs.failed(transformation) ? 'waiting' : 'generating'}
      label={t('transformations.journey.underWay')}
      className="mt-2"
    />
  )
}
