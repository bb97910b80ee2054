/**
 * `node scripts/subset-fonts.ts`: cuts the published fonts down to the letters, weights and optical sizes the
 * interface uses (321 kB become 71), into web/src/ui/fonts. Run it after an update of a font or of `letters.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import subset from 'subset-font'
import { EMPHASISED, LETTERS } from '../web/src/ui/fonts/letters.ts'

const PUBLISHED = 'node_modules/@fontsource-variable'
interface Font {
  from: string
  to: string
  letters: string
  axes: Record<string, number | { min: number; max: number }>
}

/** Weights as in theme.css: headings keep one, so does the emphasised word; text goes from 500 to 700. */
const FONTS: readonly Font[] = [
  {
    from: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'newsreader.woff2',
    letters: LETTERS,
    axes: { wght: 340, opsz: { min: 20, max: 72 } },
  },
  {
    from: 'newsreader/files/newsreader-latin-opsz-italic.woff2',
    to: 'newsreader-italic.woff2',
    letters: EMPHASISED,
    axes: { wght: 330, opsz: 60 },
  },
  {
    from: 'ysabeau-office/files/ysabeau-office-latin-wght-normal.woff2',
    to: 'ysabeau-office.woff2',
    letters: LETTERS,
    axes: { wght: { min: 500, max: 700 } },
  },
]

for (const { from, to, letters, axes } of FONTS) {
  const published = readFileSync(`${PUBLISHED}/${from}`)
  const cut = await subset(published, letters, { targetFormat: 'woff2', variationAxes: axes })
  writeFileSync(`web/src/ui/fonts/${to}`, cut)
  console.info(`${to}: ${published.length} → ${cut.length} bytes`)
}
