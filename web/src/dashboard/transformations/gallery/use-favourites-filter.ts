import type { Image } from '@app/domain/transformations/transformations-api.ts'
import { useState } from 'react'

export interface NumberedImage {
  image: Image
  /** Its place among all of them, from 1: it is the same whatever is shown. */
  number: number
}

/** Those that were her favourites when she pressed: one she takes back does not vanish under her finger. */
export function shownImages(images: readonly Image[], picked: ReadonlySet<string> | null): NumberedImage[] {
  const all = images.map((image, index) => ({ image, number: index + 1 }))
  const chosen = all.filter(({ image }) => picked?.has(image.id) || image.favourite)
  // The last favourite may have been deleted: nothing would be shown, as if nothing were left.
  return picked === null || chosen.length === 0 ? all : chosen
}

export function useFavouritesFilter(images: readonly Image[]) {
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null)
  const favourites = images.filter((image) => image.favourite)
  const shown = shownImages(images, picked)
  const isOn = picked !== null && (shown.length < images.length || favourites.length > 0)
  const toggle = () => setPicked(isOn ? null : new Set(favourites.map((image) => image.id)))
  return {
    shown,
    isOn,
    /** Worth showing: there is something to choose, or a choice to undo. */
    isOffered: favourites.length > 0 || isOn,
    total: favourites.length,
    toggle,
  }
}
