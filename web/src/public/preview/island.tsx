import { isBaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { createRoot } from 'react-dom/client'
import { loadTexts } from '../../ui/language/load-texts.ts'
import { UiFrame } from '../../ui/ui-frame.tsx'
import { TryOn } from './try-on.tsx'

const texts = await loadTexts(document.documentElement.lang)

export function showTryOn(place: HTMLElement): void {
  const offered = (place.dataset.styles ?? '').split(' ').filter(isBaseStyleId)
  createRoot(place).render(
    <UiFrame texts={texts}>
      <TryOn offered={offered} isSignedIn={document.documentElement.dataset.signedIn !== undefined} />
    </UiFrame>,
  )
}
