import { pages } from '@app/domain/routes.ts'
import { DASHBOARD_TRANSFORMATIONS } from '@app/domain/transformations/statuses.ts'
import type { Transformation } from '@app/domain/transformations/transformations-api.ts'
import { use, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FetchedAhead, NavButton } from '../../shell/nav-button.tsx'
import { whenIdle } from '../../shell/when-idle.ts'
import { LineArtPortrait } from '../line-art/line-art-portrait.tsx'
import { TransformationCard } from './transformation-card.tsx'

/** Invites her to the first one, or back into the one she has begun. */
function NoTransformation({ isBegun }: { isBegun: boolean }) {
  const { t } = useTranslation()
  const step = isBegun ? 'begun' : 'empty'
  return (
    <EmptyState
      illustration={<LineArtPortrait />}
      title={t(`transformations.list.${step}Title`)}
      text={t(`transformations.list.${step}Text`)}
      action={
        <NavButton kind="primary" to={pages.wizard()} icon={isBegun ? 'arrow-right' : 'plus'}>
          {t(isBegun ? 'transformations.list.resume' : 'transformations.list.create')}
        </NavButton>
      }
    />
  )
}

export interface TransformationListProps {
  transformations: Transformation[]
  /** A draft of hers waits. */
  isBegun: boolean
}

/** « Mes Transformations »: the latest four, the others at a press. */
export function TransformationList({ transformations, isBegun }: TransformationListProps) {
  const { t } = useTranslation()
  const [showsAll, setShowsAll] = useState(false)
  usePageFetchedAhead(transformations.length > 0)
  const shown = showsAll ? transformations : transformations.slice(0, DASHBOARD_TRANSFORMATIONS)
  return (
    <section aria-labelledby="transformations" className="wrap pt-2 pb-15">
      <div className="mb-4.5 flex min-h-11 flex-wrap items-center justify-between gap-x-2.5">
        <h2 id="transformations" className="whitespace-nowrap text-[1.65rem] desk:text-h2">
          {t('transformations.list.title')}{' '}
          <small className="ml-1 font-text text-[1.1rem] font-medium tracking-normal text-ink2">
            ({transformations.length})
          </small>
        </h2>
        {transformations.length > DASHBOARD_TRANSFORMATIONS && (
          <Button
            kind="text"
            size="small"
            className="max-desk:px-0.5"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {t(showsAll ? 'transformations.list.seeLess' : 'transformations.list.seeAll')}
          </Button>
        )}
      </div>
      {transformations.length === 0 ? (
        <NoTransformation isBegun={isBegun} />
      ) : (
        <ul className="grid gap-3.5 desk:grid-cols-4 desk:gap-5">
          {shown.map((transformation) => (
            <TransformationCard key={transformation.id} transformation={transformation} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** She will press a card: its page is fetched before. */
function usePageFetchedAhead(isWanted: boolean): void {
  const fetchPage = use(FetchedAhead)[pages.transformation(':id')]
  useEffect(() => (isWanted && fetchPage ? whenIdle(fetchPage) : undefined), [isWanted, fetchPage])
}
