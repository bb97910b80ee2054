import { JOURNEY_TRANSFORMATIONS } from '@app/domain/transformations/statuses.ts'
import { useTranslation } from 'react-i18next'
import { useStats } from '../../accounts/account-queries.ts'
import { FailedPart } from '../../shell/failures/unreachable.tsx'
import { useRetry } from '../../shell/failures/use-retry.ts'
import { PartGate } from '../../shell/query-gate.tsx'
import { Rows } from '../../shell/rows.tsx'
import { useTransformations } from '../transformation-queries.ts'
import { Counter } from './counter.tsx'
import { JourneyRow } from './journey-row.tsx'

export function JourneyTransformations() {
  const { t } = useTranslation()
  const query = useStats()
  const { error, retry } = useRetry(query)
  const stats = query.data?.stats
  return (
    <>
      <dl className="mb-6 grid grid-cols-2 gap-3">
        <Counter label={t('transformations.journey.transformations')} value={stats?.totalSessions} />
        <Counter label={t('transformations.journey.images')} value={stats?.totalImagesGenerated} />
      </dl>
      {error && <FailedPart failure="accounts.statsFailure" error={error} onRetry={retry} />}
      <h3 className="mb-2 text-h4">{t('transformations.journey.latest')}</h3>
      <Latest />
    </>
  )
}

/** « Aucun secret » only when the server said so. */
function Latest() {
  const { t } = useTranslation()
  return (
    <PartGate query={useTransformations()} failure="transformations.failure">
      {(transformations) => (
        <Rows
          of={transformations.slice(0, JOURNEY_TRANSFORMATIONS)}
          none={t('transformations.journey.empty')}
        >
          {(transformation) => <JourneyRow key={transformation.id} transformation={transformation} />}
        </Rows>
      )}
    </PartGate>
  )
}
