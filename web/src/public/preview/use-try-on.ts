import type { Preview } from '@app/domain/preview/preview-api.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { wishToHand } from '../../preview/handed-photo.ts'
import { PictureBook } from '../../preview/picture-book.ts'
import { leavePreview, openPreview, readOn } from '../../preview/preview-calls.ts'
import { shrinkPhoto, UnreadablePhoto } from '../../preview/shrink-photo.ts'

export interface ReadPhoto {
  /** As she chose it; only a thumbnail of it has left her device. */
  file: File
  preview: Preview
  book: PictureBook
}

export type TryOnState =
  /** `refusal`: why the photo before will not do. `isErased`: there was one, and it is gone. */
  | { step: 'choosing'; refusal: string | null; isErased: boolean }
  | { step: 'reading'; own: string }
  | ({ step: 'ready' } & ReadPhoto)

const NOTHING = { step: 'choosing', refusal: null, isErased: false } as const
const ERASED = { step: 'choosing', refusal: null, isErased: true } as const

/** One photo from its choice to its erasure. */
export function useTryOn() {
  const [state, setState] = useState<TryOnState>(NOTHING)
  const [further, setFurther] = useState<Preview | null>(null)
  const sentenceOf = useSentence()
  const reading = useRef<AbortController | null>(null)
  const erase = () => {
    wishToHand(null)
    setState(ERASED)
  }
  useErasing(state, erase, reading)

  const take = async (file: File) => {
    wishToHand(null)
    reading.current?.abort()
    const asked = new AbortController()
    reading.current = asked
    const own = URL.createObjectURL(file)
    setState({ step: 'reading', own })
    try {
      const preview = await openPreview(await shrinkPhoto(file), asked.signal)
      setState({ step: 'ready', file, preview, book: new PictureBook() })
      for await (const next of readToEnd(preview, asked.signal)) setFurther(next)
    } catch (cause) {
      if (!asked.signal.aborted) setState({ ...NOTHING, refusal: sentenceOf(cause) })
    } finally {
      URL.revokeObjectURL(own)
    }
  }
  return { state: withFurther(state, further), take, erase }
}

/** Her photo as it is read to the end; where that fails, what is known of it stays. */
async function* readToEnd(preview: Preview, signal: AbortSignal): AsyncGenerator<Preview> {
  let last = preview
  try {
    for await (const next of readOn(preview, signal)) {
      last = next
      yield next
    }
  } catch {
    yield { ...last, isWhole: true }
  }
}

const withFurther = (state: TryOnState, further: Preview | null): TryOnState =>
  state.step === 'ready' && state.preview.handle === further?.handle ? { ...state, preview: further } : state

/** The photo goes with the step that shows it: another photo, « Effacer », the end of its time, or of the page. */
function useErasing(
  state: TryOnState,
  erase: () => void,
  reading: { readonly current: AbortController | null },
): void {
  const last = useRef(erase)
  last.current = erase
  useEffect(() => {
    const leave = () => {
      reading.current?.abort()
      if (state.step !== 'choosing') last.current()
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [state, reading])
  useEffect(() => {
    if (state.step !== 'ready') return
    const { preview, book } = state
    const end = setTimeout(() => last.current(), preview.expiresInSeconds * 1000)
    const leave = () => leavePreview(preview.handle)
    addEventListener('pagehide', leave)
    return () => {
      clearTimeout(end)
      removeEventListener('pagehide', leave)
      leave()
      book.close()
    }
  }, [state])
}

/** What the server said, or what the browser knows. */
function useSentence(): (cause: unknown) => string {
  const { t } = useTranslation()
  return (cause) => {
    if (cause instanceof UnreadablePhoto) return t('errors.photo_format')
    if (!(cause instanceof ApiError)) return t('errors.internal')
    if (cause.isNetwork) return t('ui.networkHelp')
    return cause.sentence || t('errors.unavailable')
  }
}
