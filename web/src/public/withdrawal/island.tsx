import { createRoot } from 'react-dom/client'
import { loadTexts } from '../../ui/language/load-texts.ts'
import { UiFrame } from '../../ui/ui-frame.tsx'
import { asKnown, withTyped } from './known.ts'
import { Withdrawal } from './withdrawal.tsx'

const texts = await loadTexts(document.documentElement.lang)

export async function showWithdrawal(place: HTMLElement): Promise<void> {
  const isSignedIn = document.documentElement.dataset.signedIn !== undefined
  const known = await asKnown(isSignedIn, new URLSearchParams(location.search).get('commande') ?? '')
  createRoot(place).render(
    <UiFrame texts={texts}>
      <Withdrawal known={withTyped(known)} />
    </UiFrame>,
  )
}
