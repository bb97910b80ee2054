import { placedGradient } from '../colour/gradient.ts'
import { svgOf } from '../drawing.ts'

/**
 * Covers are 1200 × 900; what matters stays between 135 and 765, where the picture for shared links (1200 × 630)
 * is cut out.
 */
export const COVER = { width: 1200, height: 900 } as const

export const cover = (...markup: string[]): string =>
  svgOf(`0 0 ${COVER.width} ${COVER.height}`, markup.join(''))

export const plainGround = (colour: string): string =>
  `<rect width="${COVER.width}" height="${COVER.height}" fill="${colour}"/>`

export const ground = (id: string, from: string, to: string): string =>
  `<defs>${placedGradient(id, { from: [0, 0], to: [COVER.width, COVER.height] }, [
    [0, from],
    [1, to],
  ])}</defs>${plainGround(`url(#${id})`)}`

export const moved = (transform: string, markup: string): string =>
  `<g transform="${transform}">${markup}</g>`

interface Window {
  x: number
  y: number
  width: number
  height: number
  radius?: number
}

/** What is seen of `markup` through a window. */
export const seenThrough = (
  id: string,
  { x, y, width, height, radius = 0 }: Window,
  markup: string,
): string =>
  `<defs><clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/></clipPath></defs><g clip-path="url(#${id})">${markup}</g>`
