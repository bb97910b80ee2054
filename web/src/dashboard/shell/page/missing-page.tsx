import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NavButton } from '../nav-button.tsx'
import { usePageTitle } from './page-title.ts'

export interface MissingPageProps {
  title: string
  text: string
  /** The way out. */
  way: { to: string; words: string }
  illustration?: ReactNode
}

/** In place of a page that is not there. */
export function MissingPage({ title, text, way, illustration }: MissingPageProps) {
  const { t } = useTranslation()
  usePageTitle(title)
  return (
    <div className="wrap py-10">
      <h1 className="sr-only">{t('dashboard.title')}</h1>
      <EmptyState
        illustration={illustration}
        title={title}
        text={text}
        action={
          <NavButton kind="primary" to={way.to}>
            {way.words}
          </NavButton>
        }
      />
    </div>
  )
}
