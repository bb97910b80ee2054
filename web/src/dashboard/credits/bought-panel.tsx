import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { PaidPanel } from '../payment/paid-panel.tsx'
import { NavButton } from '../shell/nav-button.tsx'
import { placeBefore } from './credits-place.ts'
import type { Bought } from './use-buying.ts'

/** What she has now, and the way back to what she wanted it for. */
export function BoughtPanel({ bought, onAgain }: { bought: Bought; onAgain: () => void }) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const { count, balance } = bought
  const { path, isTransformation } = placeBefore(search)
  return (
    <PaidPanel
      // Brought back by her bank to a window that remembers nothing, and her purchases cannot be read.
      title={count > 0 ? t('credits.page.successTitle', { count }) : t('toasts.creditsAdded.title')}
      text={balance === null ? null : t('credits.page.successText', { balance })}
      ways={
        <>
          <NavButton kind="primary" to={path}>
            {t(isTransformation ? 'credits.page.backToTransformation' : 'transformations.page.missingAction')}
          </NavButton>
          <Button kind="secondary" onClick={onAgain}>
            {t('credits.page.again')}
          </Button>
        </>
      }
    />
  )
}
