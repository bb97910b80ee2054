import { type BaseStyleId, isBaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { createRoot } from 'react-dom/client'
import { dropHandedPhoto } from '../../preview/handed-photo.ts'
import { preparePreview } from '../../preview/preview-calls.ts'
import { loadTexts } from '../../ui/language/load-texts.ts'
import { UiFrame } from '../../ui/ui-frame.tsx'
import { ChoosePhoto } from './choose-photo.tsx'
import { ReadingPhoto } from './reading-photo.tsx'
import { TryOnResult } from './try-on-result.tsx'
import { useTryOn } from './use-try-on.ts'

const texts = await loadTexts(document.documentElement.lang)

export function showTryOn(place: HTMLElement): void {
  // Handed on earlier and never taken: a new trial begins with nothing.
  void dropHandedPhoto()
  preparePreview()
  const offered = (place.dataset.styles ?? '').split(' ').filter(isBaseStyleId)
  createRoot(place).render(
    <UiFrame texts={texts}>
      <TryOn offered={offered} isSignedIn={document.documentElement.dataset.signedIn !== undefined} />
    </UiFrame>,
  )
}

interface TryOnProps {
  offered: BaseStyleId[]
  isSignedIn: boolean
}

function TryOn({ offered, isSignedIn }: TryOnProps) {
  const { state, take, erase } = useTryOn()
  if (state.step === 'reading') return <ReadingPhoto own={state.own} />
  if (state.step === 'ready')
    return <TryOnResult photo={state} {...{ offered, isSignedIn }} onFile={take} onErase={erase} />
  return <ChoosePhoto refusal={state.refusal} isErased={state.isErased} onFile={take} />
}
