import { svgOf } from './drawing.ts'

/** Three strands, the mark of the house. */
export const STRANDS = [
  'M8 2c-5 7 3 9 1 14S3 22 6 28',
  'M13 2c-5 7 3 9 1 14s-6 6-3 12',
  'M18 2c-5 7 3 9 1 14s-6 6-3 12',
]

export const strandsMark = (ink: string, width = 1.7): string =>
  `<g fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round">${STRANDS.map((d) => `<path d="${d}"/>`).join('')}</g>`

/** Takes the colour of the text it stands beside. */
export const drawLogo = (): string => svgOf('0 0 26 30', strandsMark('currentColor'))

/** `rounded` for tabs and launchers, `square` for systems that round it themselves, `maskable` with a wide margin. */
type IconShape = 'rounded' | 'square' | 'maskable'

const CORNER: Record<IconShape, number> = { rounded: 15, square: 0, maskable: 0 }
const MARK: Record<IconShape, string> = {
  rounded: 'translate(10.75 6.5) scale(1.7)',
  square: 'translate(12.7 9.5) scale(1.5)',
  maskable: 'translate(16.6 14) scale(1.2)',
}

/** The mark in blond on acajou. */
export const drawIcon = (shape: IconShape): string =>
  svgOf(
    '0 0 64 64',
    `<rect width="64" height="64" rx="${CORNER[shape]}" fill="#741F2D"/><g transform="${MARK[shape]}">${strandsMark('#F0C48E', 2.3)}</g>`,
  )
