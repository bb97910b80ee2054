import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { ChoosePhoto } from './choose-photo.tsx'
import { ReadingPhoto } from './reading-photo.tsx'
import { TryOnResult } from './try-on-result.tsx'
import { useTryOn } from './use-try-on.ts'

export interface TryOnProps {
  offered: BaseStyleId[]
  isSignedIn: boolean
}

export function TryOn({ offered, isSignedIn }: TryOnProps) {
  const { state, take, erase } = useTryOn()
  if (state.step === 'reading') return <ReadingPhoto own={state.own} />
  if (state.step === 'ready')
    return <TryOnResult photo={state} {...{ offered, isSignedIn }} onFile={take} onErase={erase} />
  return <ChoosePhoto refusal={state.refusal} isErased={state.isErased} onFile={take} />
}
