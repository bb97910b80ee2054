import type { Image, TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import { useEffect, useEffectEvent } from 'react'
import { useOpenImage } from '../open-image.ts'

export interface ShownImage {
  image: Image
  /** Which of its images it is, from 0. */
  index: number
  /** 1 to the image after it, -1 to the one before; nothing happens at either end. */
  step: (by: -1 | 1) => void
}

/** The image that the comparison shows: the one of the address, else the first; null while there is none. */
export function useShownImage({ images }: Pick<TransformationWithImages, 'images'>): ShownImage | null {
  const { openImage, compare } = useOpenImage()
  const index = Math.max(
    0,
    images.findIndex((image) => image.id === openImage),
  )
  const image = images[index]
  if (!image) return null
  const step = (by: -1 | 1) => {
    const next = images[index + by]
    if (next) compare(next.id)
  }
  return { image, index, step }
}

/** Where arrow keys have a meaning of their own. */
const TAKES_ARROWS =
  'input, textarea, select, [contenteditable], [role=slider], [role=tablist], [role=menu], [role=radiogroup], [role=dialog], [role=alertdialog]'

/** The arrow keys go from image to image, wherever nothing else takes them. */
export function useArrowKeys(step: (by: -1 | 1) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null
    const isOurs = !event.defaultPrevented && !event.altKey && !event.ctrlKey && !event.metaKey
    if (by === null || !isOurs || document.querySelector('[role=dialog], [role=alertdialog]')) return
    if (event.target instanceof Element && event.target.closest(TAKES_ARROWS)) return
    step(by)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
