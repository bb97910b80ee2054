import { useTranslation } from 'react-i18next'
import { LoadingLines } from './loader.tsx'

/**
 * The loader of the first visit: it lies over a page that is already there, lets every press through, and
 * lifts by itself. Styles alone move it, so that neither a slow nor a missing script can keep it.
 */
export function SplashScreen() {
  const { t } = useTranslation()
  return (
    <div aria-hidden="true" data-nosnippet className="splash">
      <LoadingLines message={t('ui.loading')} />
    </div>
  )
}
