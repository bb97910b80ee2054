import { createRoot, type Root } from 'react-dom/client'
import { loadTexts } from '../../ui/load-texts.ts'
import { UiFrame } from '../../ui/ui-frame.tsx'
import { SayHandedToast } from './say-handed-toast.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'
import { SIGN_IN_PARAMETER, type SignInTab } from './sign-in-tab.ts'

const texts = await loadTexts(document.documentElement.lang)
let root: Root | null = null

/** Draws the island with the dialog open on a tab, or closed; the address says which, so a reload keeps it. */
export function showIsland(tab: SignInTab | null): void {
  const place = document.getElementById('island')
  if (!place) return
  keepInAddress(tab)
  root ??= createRoot(place)
  root.render(
    <UiFrame texts={texts}>
      <SayHandedToast />
      <SignInDialog tab={tab} onTab={showIsland} onClose={() => showIsland(null)} />
    </UiFrame>,
  )
}

function keepInAddress(tab: SignInTab | null): void {
  const url = new URL(location.href)
  if (tab) url.searchParams.set(SIGN_IN_PARAMETER, tab)
  else url.searchParams.delete(SIGN_IN_PARAMETER)
  history.replaceState(history.state, '', url)
}
