import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { useFavouritesFilter } from './use-favourites-filter.ts'

/** « Mes préférées »: once there is one. How many are shown is said to whoever does not see them. */
export function FavouritesFilter({ filter }: { filter: ReturnType<typeof useFavouritesFilter> }) {
  const { t } = useTranslation()
  const { isOn, isOffered, total, shown, toggle } = filter
  return (
    <>
      {isOffered && (
        <Button
          kind="secondary"
          size="small"
          aria-pressed={isOn}
          onClick={toggle}
          className="mb-4 forced-colors:aria-pressed:underline aria-pressed:bg-veil2 aria-pressed:shadow-[inset_0_0_0_2px_var(--color-primary)]"
        >
          <Icon name={isOn ? 'check' : 'heart'} />
          {t('transformations.after.favourites.filter', { total })}
        </Button>
      )}
      <p aria-live="polite" className="sr-only">
        {isOn && t('transformations.after.favourites.shown', { count: shown.length })}
      </p>
    </>
  )
}
