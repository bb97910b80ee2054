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
