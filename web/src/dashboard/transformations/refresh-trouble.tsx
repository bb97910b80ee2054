import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { Icon } from '../../ui/icon.tsx'
import { useNotify } from '../shell/toasts/notify.ts'
import { useTransformations } from './transformation-queries.ts'

/** While the refresh of every 5 s fails: what is shown may be old, and she is told so. */
export function RefreshTrouble() {
  const { t } = useTranslation()
  const { data, error, isError } = useTransformations()
  useSayingCut(error instanceof ApiError && error.isNetwork)
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

/** Once, when the connection is lost; the line above stays for as long as it is. */
function useSayingCut(isCut: boolean): void {
  const notify = useNotify()
  useEffect(() => {
    if (isCut) notify('networkError')
  }, [isCut, notify])
}
