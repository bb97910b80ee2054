import type { Image } from '@app/domain/transformations/transformations-api.ts'
import { useState } from 'react'

export interface NumberedImage {
  image: Image
  /** Its place among all of them, from 1: it is the same whatever is shown. */
  number: number
}

/** Those that were her favourites when she pressed: one she takes back does not vanish under her finger. */
export function shownImages(images: readonly Image[], picked: ReadonlySet<string> | null): NumberedImage[] {
  return images
    .map((image, index) => ({ image, number: index + 1 }))
    .filter(({ image }) => picked === null || picked.has(image.id) || image.favourite)
}

export function useFavouritesFilter(images: readonly Image[]) {
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null)
  const favourites = images.filter((image) => image.favourite)
  const toggle = () => setPicked(picked ? null : new Set(favourites.map((image) => image.id)))
  return {
    shown: shownImages(images, picked),
    isOn: picked !== null,
    /** Worth showing: there is something to choose, or a choice to undo. */
    isOffered: favourites.length > 0 || picked !== null,
    total: favourites.length,
    toggle,
  }
}
