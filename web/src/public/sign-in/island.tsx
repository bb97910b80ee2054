import { createRoot, type Root } from 'react-dom/client'
import { loadTexts } from '../../ui/language/load-texts.ts'
import { UiFrame } from '../../ui/ui-frame.tsx'
import { ShowHandedToast } from './show-handed-toast.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'
import { SIGN_IN_PARAMETER, type SignInView } from './sign-in-view.ts'

const texts = await loadTexts(document.documentElement.lang)
let root: Root | null = null

/** Draws the island with the dialog open on a view, or closed; the address says which, so a reload keeps it. */
export function showIsland(view: SignInView | null): void {
  const place = document.getElementById('island')
  if (!place) return
  keepInAddress(view)
  root ??= createRoot(place)
  root.render(
    <UiFrame texts={texts}>
      <ShowHandedToast />
      <SignInDialog view={view} onView={showIsland} onClose={() => showIsland(null)} />
    </UiFrame>,
  )
}

function keepInAddress(view: SignInView | null): void {
  const url = new URL(location.href)
  if (view) url.searchParams.set(SIGN_IN_PARAMETER, view)
  else url.searchParams.delete(SIGN_IN_PARAMETER)
  history.replaceState(history.state, '', url)
}
