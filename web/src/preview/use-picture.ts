import { useEffect, useState } from 'react'
import type { PictureBook } from './picture-book.ts'

export type Picture = { step: 'making' } | { step: 'ready'; src: string } | { step: 'failed'; error: unknown }

const MAKING: Picture = { step: 'making' }

/** The picture of one address, as it comes. */
export function usePicture(book: PictureBook, path: string): Picture {
  const [found, setFound] = useState<{ path: string; picture: Picture } | null>(null)
  useEffect(() => {
    let isWanted = true
    const show = (picture: Picture) => isWanted && setFound({ path, picture })
    book.open(path).then(
      (src) => show({ step: 'ready', src }),
      (error: unknown) => show({ step: 'failed', error }),
    )
    return () => {
      isWanted = false
      book.leave(path)
    }
  }, [book, path])
  return found?.path === path ? found.picture : MAKING
}
