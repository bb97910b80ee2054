import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownStyles, StyleFilter } from './style-filters.ts'

export interface FilterBarProps {
  filters: StyleFilter[]
  chosen: ShownStyles
  total: number
  /** How many her photos carry; null while nobody knows. */
  possible: number | null
  /** How many she keeps. */
  favourites: number
  onChoose: (shown: ShownStyles) => void
}

const LOOKS =
  'min-h-11 rounded-field bg-surface px-4 font-semibold forced-colors:border forced-colors:aria-pressed:underline shadow-[inset_0_0_0_1.5px_var(--color-line)] transition-colors duration-[180ms] hover:bg-veil aria-pressed:bg-ink aria-pressed:text-bg aria-pressed:shadow-none'

/**
 * One at a time; pressing the chosen one again shows all. Scrolls sideways on phones, by finger, by keys and by mouse.
 * Her own two stand there before anything is known of them: later they would push the others aside.
 */
export function FilterBar({ filters, chosen, total, possible, favourites, onChoose }: FilterBarProps) {
  const { t } = useTranslation()
  const press = (filter: ShownStyles) => () => onChoose(filter === chosen ? null : filter)
  return (
    <ul
      aria-label={t('catalogue.filters.label')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs a stop of its own, to be scrolled by the arrow keys
      tabIndex={0}
      className="-mx-5 mb-4 flex gap-2 overflow-x-auto px-5 py-1.5 -outline-offset-3 [scrollbar-width:none] pointer-fine:[scrollbar-width:thin] desk:mx-0 desk:mb-5 desk:flex-wrap desk:px-0"
    >
      <Filter isChosen={chosen === null} onPress={() => onChoose(null)}>
        {t('catalogue.filters.all', { count: total })}
      </Filter>
      <Filter isChosen={chosen === 'possible'} onPress={press('possible')}>
        {t('catalogue.filters.possible')} <Count of={possible} most={total} />
      </Filter>
      <Filter isChosen={chosen === 'favourites'} onPress={press('favourites')}>
        {t('catalogue.filters.favourites')} <Count of={favourites || null} most={total} />
      </Filter>
      {filters.map((filter) => (
        <Filter key={filter} isChosen={filter === chosen} onPress={press(filter)}>
          {t(`catalogue.filters.${filter}`)}
        </Filter>
      ))}
    </ul>
  )
}

/** As wide while it is not known as it can become. */
function Count({ of: count, most }: { of: number | null; most: number }) {
  const { t } = useTranslation()
  return (
    <span className="inline-grid tabular-nums *:col-start-1 *:row-start-1">
      <span aria-hidden="true" className="invisible">
        {t('catalogue.filters.count', { count: most })}
      </span>
      {count !== null && <span>{t('catalogue.filters.count', { count })}</span>}
    </span>
  )
}

const Filter = (props: { isChosen: boolean; onPress: () => void; children: ReactNode }) => (
  <li className="flex-none">
    <button type="button" aria-pressed={props.isChosen} onClick={props.onPress} className={LOOKS}>
      {props.children}
    </button>
  </li>
)
