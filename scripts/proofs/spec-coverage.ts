/**
 * What the specification states (docs/specification.md), where it lives, and which tests prove it: the third is
 * collected from the marks in the tests themselves, so that a title, or a file, may be renamed freely.
 *
 * A mark stands on the line above the title it is of:  // spec: 2.17, 5.3
 */
import { basename } from 'node:path'
import type { SourceFile } from '../source-files.ts'
import { listOf, unquoted } from './titles.ts'

/** Statements that nothing can be named for say so in place of it. */
const UNPROVEN: Record<string, string> = {
  'nothing to build': 'nothing to prove',
  'not built yet (product.md)': 'not built yet (product.md)',
}

const MARK = /^\s*\/\/ spec: (.+)$/
const TITLE = /(?:^\s*|\(\s*)(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,?/

/** The line below a mark; or the one after, where that one says for what the test is repeated. */
const NEAR = 2

function titleIn(line: string): string | null {
  const title = TITLE.exec(line)?.[2]
  return title === undefined ? null : unquoted(title)
}

export interface Mark {
  path: string
  line: number
  ids: string[]
  /** Null where the next line holds none. */
  title: string | null
}

/** The marks of one file, each with the title it is of. */
export function marksIn({ path, text }: SourceFile): Mark[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const said = MARK.exec(line)?.[1]
    if (said === undefined) return []
    const below = lines.slice(index + 1).filter((each) => !MARK.test(each))
    const title =
      below
        .slice(0, NEAR)
        .map(titleIn)
        .find((each) => each !== null) ?? null
    return [{ path, line: index + 1, ids: said.split(',').map((id) => id.trim()), title }]
  })
}

interface Statement {
  id: string
  words: string
  place: string
}

const ROW = /^\| (\d+\.\d+) \| (.+) \| (.+) \|$/

function statementIn(line: string): Statement | null {
  const [, id, words, place] = ROW.exec(line) ?? []
  return id && words && place ? { id, words, place } : null
}

/** The page docs/spec-coverage.md. @throws with everything that does not fit, in words */
export function writeCoverage(specification: string, tests: SourceFile[], code: SourceFile[]): string {
  const marks = tests.flatMap(marksIn)
  const statements = specification.split('\n').flatMap((line) => statementIn(line) ?? [])
  const faults = faultsOf(statements, marks)
  const page = specification
    .split('\n')
    .map((line) => {
      const statement = statementIn(line)
      if (!statement) return line
      const place = placeOf(statement, code, faults)
      const proof = UNPROVEN[statement.place] ?? proofOf(statement, marks)
      if (proof === '') faults.push(`${statement.id} is proven by no test: ${statement.words}`)
      return `| ${statement.words} | ${place} | ${proof} |`
    })
    .join('\n')
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return page
    .replace(/^[\s\S]*?(?=^## )/m, HEAD)
    .replaceAll('| | statement | where it lives |\n|---|---|---|', HEADINGS)
}

const HEADINGS = '| statement | where it lives | which test proves it |\n|---|---|---|'

const HEAD = `# What the specification states, where it lives and what proves it

<!-- Written by \`npm run spec-coverage\` from docs/specification.md and the marks in the tests. Do not edit. -->

One row per statement of the specification, in its order. A path is followed by the name to look for in it; a test is named by its file and its title, as written there (a \`$name\` or \`%s\` in a title stands for each of its cases). What waits for its day says « not built yet (product.md) ».

Where « product rule N » stands, number N of [\`product.md\`](product.md) says what holds instead of the specification, or how a thing it leaves open was settled. Sentences are quoted as the specification writes them; \`texts/\` prints them with French typography.

`

function faultsOf(statements: Statement[], marks: Mark[]): string[] {
  const known = new Set(statements.map(({ id }) => id))
  const twice = statements.filter(({ id }, at) => statements.findIndex((each) => each.id === id) !== at)
  return [
    ...twice.map(({ id }) => `two statements are called ${id}`),
    ...marks
      .filter(({ title }) => title === null)
      .map(({ path, line }) => `${path}:${line}: no title stands on the line below this mark`),
    ...marks.flatMap(({ path, line, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${path}:${line}: there is no statement ${id}`),
    ),
  ]
}

const proofOf = ({ id }: Statement, marks: Mark[]): string =>
  listOf(marks.filter(({ ids }) => ids.includes(id)))

/** `file.ts` `name`: a file is named by as much of its path as tells it from others that hold the name too. */
const PLACE = /^`([^`]+)`((?: `[^`]+`)*)$/

function placeOf({ id, place }: Statement, code: SourceFile[], faults: string[]): string {
  if (place in UNPROVEN) return place
  return place
    .split('; ')
    .map((each) => {
      const [, name = each, symbols = ''] = PLACE.exec(each) ?? []
      const words = symbols.match(/[^`\s.][^`.]*/g) ?? []
      const found = filesCalled(name, words, code)
      if (found.length !== 1)
        faults.push(`${id}: ${each} is in ${found.length === 0 ? 'no file' : found.join(' and ')}`)
      return `\`${found[0] ?? name}\`${symbols}`
    })
    .join('; ')
}

export function filesCalled(name: string, words: readonly string[], code: readonly SourceFile[]): string[] {
  return code
    .filter(({ path }) => basename(path) === basename(name) && `/${path}`.endsWith(`/${name}`))
    .filter(({ text }) => words.every((word) => holds(text, word)))
    .map(({ path }) => path)
}

const holds = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\w-])${word.replace(/[^\w]/g, '\\$&')}(?![\\w-])`).test(text)
