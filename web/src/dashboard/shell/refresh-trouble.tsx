import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { useTransformations } from '../transformations/transformation-queries.ts'

/** While the refresh of every 5 s fails: what is shown may be old, and she is told so. */
export function RefreshTrouble() {
  const { t } = useTranslation()
  const { data, isError } = useTransformations()
  return (
    <div role="status" className="wrap empty:hidden">
      {data && isError && (
        <p className="mt-4 flex gap-2.5 rounded-field bg-warning-soft px-4 py-3 text-small text-warning">
          <Icon name="triangle" className="mt-0.5 size-5" />
          {t('dashboard.refreshing')}
        </p>
      )}
    </div>
  )
}
