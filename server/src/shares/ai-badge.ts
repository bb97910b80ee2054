import type { Language } from '@app/texts/languages.ts'

const I = 'M0 0V6'
const A = 'M0 6L2.5 0L5 6M.9 3.9H4.1'

/** Where each letter begins on the ground of 15 by 12. */
const LETTERS: Record<Language, { path: string; x: number }[]> = {
  fr: [
    { path: I, x: 4 },
    { path: A, x: 6.2 },
  ],
  en: [
    { path: A, x: 3.8 },
    { path: I, x: 11 },
  ],
}

/** The ground and, right of it and below, the room that keeps it off the edge. */
const DRAWING = { width: 19, height: 16 }

/**
 * « IA » or « AI » on a dark ground: drawn into a picture that leaves the house, so that it says what it is wherever it
 * is kept. Strokes, since no font is sure to be there.
 *
 * @param width of the drawing, px
 */
export function aiBadge(language: Language, width: number): string {
  const height = Math.ceil((width * DRAWING.height) / DRAWING.width)
  const letters = LETTERS[language].map(({ path, x }) => `<path transform="translate(${x} 3)" d="${path}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${DRAWING.width} ${DRAWING.height}" width="${width}" height="${height}">
<rect width="15" height="12" rx="2.5" fill="#170b10" fill-opacity=".78"/>
<g fill="none" stroke="#fff" stroke-width="1.15" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}</g></svg>`
}
