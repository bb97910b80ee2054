import { readFileSync } from 'node:fs'

const LETTERS = {
  text: 'ysabeau-office-regular.ttf',
  strong: 'ysabeau-office-semibold.ttf',
  display: 'newsreader-regular.ttf',
} as const
export type Letters = keyof typeof LETTERS

/** The fonts a PDF carries, and which characters each can draw: anything else would be an empty box. */
export const fontFiles = Object.fromEntries(
  Object.entries(LETTERS).map(([name, file]) => [
    name,
    readFileSync(new URL(`fonts/${file}`, import.meta.url)),
  ]),
) as Record<Letters, Buffer>

const drawn = Object.fromEntries(
  Object.entries(fontFiles).map(([name, font]) => [name, charactersOf(font)]),
) as Record<Letters, Set<number>>

/** Spaces of other widths: our sentences are full of narrow ones, which these letters lack. */
const SPACES = /[\u2000-\u200a\u202f\u205f\u3000]/g

/**
 * A text as these letters can print it: what they lack is printed without its accent, or left out. Empty when
 * nothing of it can be drawn.
 */
export function printable(text: string, letters: Letters): string {
  const printed = withoutLacking(text, letters)
  // What was left out may have stood between a letter and an accent that now are one letter.
  return printed === text ? printed : printable(printed, letters)
}

function withoutLacking(text: string, letters: Letters): string {
  const has = (character: string) => drawn[letters].has(character.codePointAt(0) ?? 0)
  const plain = text
    .normalize('NFC')
    .replaceAll(SPACES, '\u00a0')
    .replaceAll(/\p{Cc}+/gu, ' ')
  return [...plain]
    .map((each) => (has(each) ? each : [...each.normalize('NFKD')].filter(has).join('')))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/** What a TrueType font's table of characters (`cmap`, format 4) lists. */
function charactersOf(font: Buffer): Set<number> {
  const cmap = tableOf(font, 'cmap')
  const at = cmap + font.readUInt32BE(cmap + 8)
  const double = font.readUInt16BE(at + 6)
  const found = new Set<number>()
  for (let segment = 0; segment < double; segment += 2) {
    const end = font.readUInt16BE(at + 14 + segment)
    const start = font.readUInt16BE(at + 16 + double + segment)
    for (let code = start; code <= end && code !== 0xffff; code++) found.add(code)
  }
  return found
}

function tableOf(font: Buffer, name: string): number {
  for (let record = 12; record < 12 + 16 * font.readUInt16BE(4); record += 16)
    if (font.toString('latin1', record, record + 4) === name) return font.readUInt32BE(record + 8)
  throw new Error(`a font without ${name}`)
}
