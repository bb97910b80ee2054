import { useEffect, useState } from 'react'
import type { PictureBook, SightOf } from './picture-book.ts'

export type Picture = { step: 'making' } | { step: 'ready'; src: string } | { step: 'failed'; error: unknown }

const MAKING: Picture = { step: 'making' }

/**
 * The picture of one address, as it comes.
 * @param sightOf where it is shown. Default: in front, where she always sees it
 */
export function usePicture(book: PictureBook, path: string, sightOf?: SightOf): Picture {
  const [found, setFound] = useState<{ path: string; picture: Picture } | null>(null)
  useEffect(() => {
    let isWanted = true
    const show = (picture: Picture) => isWanted && setFound({ path, picture })
    book.open(path, sightOf).then(
      (src) => show({ step: 'ready', src }),
      (error: unknown) => show({ step: 'failed', error }),
    )
    return () => {
      isWanted = false
      book.leave(path, sightOf)
    }
  }, [book, path, sightOf])
  return found?.path === path ? found.picture : MAKING
}
