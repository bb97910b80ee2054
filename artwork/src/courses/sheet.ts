import { svgOf } from '../drawing.ts'

/** Figures of lessons are shown up to 720 wide, on porcelain of their own on light and dark ground. */
export const SHEET = { width: 720, height: 380 } as const

export const INK = '#2A1018'
export const LINE = '#8A5A40'
export const PAPER = '#FFFFFF'

export const sheet = (...markup: string[]): string =>
  svgOf(
    `0 0 ${SHEET.width} ${SHEET.height}`,
    `<rect width="${SHEET.width}" height="${SHEET.height}" rx="22" fill="#FBF5F2"/>${markup.join('')}`,
  )

interface Label {
  x: number
  y: number
  size?: number
  colour?: string
}

/** Figures and signs alone: words stand in the lesson, in its language. */
export const label = (words: string | number, { x, y, size = 22, colour = INK }: Label): string =>
  `<text x="${x}" y="${y}" font-family="system-ui,sans-serif" font-size="${size}" font-weight="600" text-anchor="middle" fill="${colour}">${words}</text>`

export const round = (value: number): number => Math.round(value * 10) / 10
