import { svgOf } from './drawing.ts'
import { strandsMark } from './logo.ts'

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
