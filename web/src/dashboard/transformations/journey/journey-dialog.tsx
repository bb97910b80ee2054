import { Tabs } from '@base-ui/react/tabs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { useOpenWindow, usePartOfWindow } from '../../shell/open-window.ts'
import { JourneyPurchases } from './journey-purchases.tsx'
import { JourneyTransformations } from './journey-transformations.tsx'

const TAB_LOOKS =
  'min-h-11 rounded-field px-1 text-small font-[650] text-ink2 transition-colors duration-[180ms] data-active:bg-surface data-active:text-ink forced-colors:data-active:underline data-active:shadow-1'

/** Its second tab, in the address: she finds it there when she comes back. */
const PURCHASES = 'achats'

/** « Mon parcours beauté »: what she created, and what she bought. */
export function JourneyDialog() {
  const { t } = useTranslation()
  const { isOpen, close } = useOpenWindow()
  const { part, show } = usePartOfWindow()
  const isShown = isOpen('parcours')
  const asked = part === PURCHASES ? 'purchases' : 'transformations'
  const [last, setLast] = useState(asked)
  // Closed, its address says nothing any more: the tab stays while the window fades.
  if (isShown && last !== asked) setLast(asked)
  return (
    <Dialog open={isShown} onClose={close} title={t('transformations.journey.title')} width="40rem">
      <Tabs.Root
        value={isShown ? asked : last}
        onValueChange={(tab) => show(tab === 'purchases' ? PURCHASES : null)}
      >
        <Tabs.List
          aria-label={t('transformations.journey.title')}
          className="mb-5 grid grid-cols-[1.35fr_1fr] gap-1 rounded-button bg-veil2 p-1 tab:grid-cols-2"
        >
          <Tabs.Tab value="transformations" className={TAB_LOOKS}>
            {t('transformations.journey.transformationsTab')}
          </Tabs.Tab>
          <Tabs.Tab value="purchases" className={TAB_LOOKS}>
            {t('transformations.journey.purchasesTab')}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="transformations">
          <JourneyTransformations />
        </Tabs.Panel>
        <Tabs.Panel value="purchases">
          <JourneyPurchases />
        </Tabs.Panel>
      </Tabs.Root>
    </Dialog>
  )
}
