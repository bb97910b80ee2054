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

function NoTransformation() {
  const { t } = useTranslation()
  return (
    <EmptyState
      illustration={<LineArtPortrait />}
      title={t('transformations.list.emptyTitle')}
      text={t('transformations.list.emptyText')}
      action={
        <NavButton kind="primary" to={pages.wizard()} icon="plus">
          {t('transformations.list.create')}
        </NavButton>
      }
    />
  )
}

/** « Mes Transformations »: the latest four, the others at a press. */
export function TransformationList({ transformations }: { transformations: Transformation[] }) {
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
        <NoTransformation />
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
