/**
 * What must hold for safety, privacy and law (docs/security-rows.md), and what proves it: titles of tests that end with
 * the names of rows, « … (A6) » or « … (B1, B3) »; for rows marked (doc) also headings of pages in docs/.
 */
import type { SourceFile } from '../source-files.ts'
import { listOf, PROVING_FILE, type Proof, titlesIn } from './titles.ts'

export interface Row {
  id: string
  words: string
  source: string
}

const ROW = /^\| ([A-Z]\d+) \| (.+) \| (.+) \|$/
const NAMES = /\(([A-Z]\d+(?:, [A-Z]\d+)*)\)$/
const BY_PAGE = / \(doc\)$/

function rowIn(line: string): Row | null {
  const [, id, words, source] = ROW.exec(line) ?? []
  return id && words && source ? { id, words, source } : null
}

export const rowsIn = (page: string): Row[] => page.split('\n').flatMap((line) => rowIn(line) ?? [])

/** The rows that a title or a heading ends with. */
export const namesIn = (title: string): string[] => NAMES.exec(title)?.[1]?.split(', ') ?? []

interface Naming extends Proof {
  title: string
  ids: string[]
  isPage: boolean
}

const headingsIn = ({ text }: SourceFile): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)

/** What names a row, in the order of its paths. */
function namingsIn(files: readonly SourceFile[]): Naming[] {
  return files.flatMap((file) => {
    const isPage = !PROVING_FILE.test(file.path)
    return (isPage ? headingsIn(file) : titlesIn(file))
      .map((title) => ({ path: file.path, title, ids: namesIn(title), isPage }))
      .filter(({ ids }) => ids.length > 0)
  })
}

const proves = ({ ids, isPage }: Naming, { id, words }: Row): boolean =>
  ids.includes(id) && (!isPage || BY_PAGE.test(words))

/** The page docs/security.md. @throws with everything that does not fit, in words */
export function writeSecurityPage(page: string, files: readonly SourceFile[]): string {
  const namings = namingsIn(files)
  const faults = faultsOf(rowsIn(page), namings)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return page
    .split('\n')
    .map((line) => {
      const row = rowIn(line)
      if (!row) return line
      const proofs = namings.filter((naming) => proves(naming, row))
      return `| ${row.id} | ${row.words.replace(BY_PAGE, '')} | ${row.source} | ${listOf(proofs) || NOTHING} |`
    })
    .join('\n')
    .replace(/^[\s\S]*?(?=^## )/m, HEAD)
    .replaceAll('| | what must hold | source |\n|---|---|---|', HEADINGS)
}

const NOTHING = 'nothing yet'

/** The names of the rows that nothing proves. */
export function unprovenRows(page: string, files: readonly SourceFile[]): string[] {
  const namings = namingsIn(files)
  return rowsIn(page)
    .filter((row) => !namings.some((naming) => proves(naming, row)))
    .map(({ id }) => id)
}

const HEADINGS = '| | what must hold | source | what proves it |\n|---|---|---|---|'

const HEAD = `# What must hold, and what proves it

<!-- Written by \`npm run security-page\` from docs/security-rows.md and the titles of the tests. Do not edit. -->

What safety, privacy and law ask of this product, one row each, with the tests that prove it: each named by its file and its title, as written there (a \`$name\` or \`%s\` in a title stands for each of its cases). Some rows are proved by a page, named by its heading. ASVS is OWASP's Application Security Verification Standard 5.0, CS one of its cheat sheets.

`

function faultsOf(rows: readonly Row[], namings: readonly Naming[]): string[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const twice = rows.filter(({ id }, at) => rows.findIndex((each) => each.id === id) !== at)
  return [
    ...twice.map(({ id }) => `two rows are called ${id}`),
    ...namings.flatMap((naming) =>
      naming.ids.flatMap((id) => {
        const row = byId.get(id)
        if (!row) return `${naming.path}: there is no row ${id} (“${naming.title}”)`
        return proves(naming, row) ? [] : `${naming.path}: ${id} is proved by tests, not by a page`
      }),
    ),
  ]
}
