import { blur } from '../../pixels/blur.ts'
import { planeOf } from '../../pixels/fill-plane.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import type { Layout } from './layout.ts'

/**
 * How much of each pixel some layers are, 0 to 1: their outline without the stairs of the layout's size.
 * @param rounded blur of the outline, pixels of the layout
 * @param size of what is wanted
 */
export function shareOfLayers(
  { layer, w, h }: Pick<Layout, 'layer' | 'w' | 'h'>,
  isWanted: (layer: number) => boolean,
  { rounded, size }: { rounded: number; size: Size },
): Plane {
  const mask = planeOf(layer.length, (m) => (isWanted(layer[m]) ? 1 : 0))
  return resizePlane(blur(mask, w, h, rounded), w, h, size.w, size.h)
}
