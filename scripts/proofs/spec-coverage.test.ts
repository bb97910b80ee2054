import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../source-files.ts'
import { marksIn, writeCoverage } from './spec-coverage.ts'
import { coverageOfRepository } from './spec-coverage-of-repository.ts'
import { PROVING_FILE, titlesIn } from './titles.ts'

/** What a row says in place of its code and its test when there are none. */
const UNBUILT = 'not built yet (product.md)'
const UNPROVEN = [UNBUILT, 'nothing to prove']

/** As a reader sees them: a mark stands between a bracket and the title it is of. */
const read = (path: string): string =>
  readFileSync(join(ROOT, path), 'utf8').replace(/^\s*\/\/ spec: .*\n/gm, '')
const page = read('docs/spec-coverage.md')
const rows = page
  .split('\n')
  .map((text, index) => ({ text, line: index + 1 }))
  .filter(({ text }) => /^\| (?!statement \|)/.test(text))
  .map(({ text, line }) => ({
    line,
    cells: text
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  }))

/** `path`: “a title”, “another” or `path` `symbol`, wherever they stand. */
const PATH = /`([\w-]+(?:\/[\w.-]+)*\/[\w-]+\.[\w.-]+|[A-Z]+\.md)`/g
const SYMBOL = /^ `([^`/]+)`/
const TITLES = /^: ((?:“[^”]+”(?:, )?)+)/

function namedIn({ line, cells }: (typeof rows)[number]) {
  return cells.slice(1).flatMap((cell) =>
    [...cell.matchAll(PATH)].map((found) => {
      const after = cell.slice(found.index + found[0].length)
      const titles = TITLES.exec(after)?.[1] ?? ''
      return {
        line,
        path: found[1] ?? '',
        symbol: SYMBOL.exec(after)?.[1] ?? null,
        titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title]) => title ?? ''),
      }
    }),
  )
}
const named = rows.flatMap(namedIn)

const titlesOf = (path: string): Set<string> => new Set(titlesIn({ path, text: read(path) }))
const isWordOf = (source: string, word: string): boolean =>
  new RegExp(`(?<![\\w-])${word.replace(/[^\w]/g, '\\$&')}(?![\\w-])`).test(source)

describe('the page that says what proves each statement of the specification', () => {
  it('is what the marks of the tests say: `npm run spec-coverage` writes it', () =>
    expect(page).toBe(coverageOfRepository()))
  it('has its rows, each with a statement, a place and a proof', () => {
    expect(rows.length).toBeGreaterThan(300)
    expect(rows.filter(({ cells }) => cells.length !== 3 || cells.some((cell) => cell === ''))).toEqual([])
  })
  it('names only files that exist', () =>
    expect(named.filter(({ path }) => !existsSync(join(ROOT, path)))).toEqual([]))
  it('names only what stands in them', () =>
    expect(
      named.filter(
        ({ path, symbol }) =>
          symbol !== null && !symbol.split('.').every((word) => isWordOf(read(path), word)),
      ),
    ).toEqual([]))
  it('names only tests that stand in them, by their titles', () =>
    expect(named.filter(({ path, titles }) => titles.some((title) => !titlesOf(path).has(title)))).toEqual(
      [],
    ))
  it('leaves no statement without its code, but what is said to be unbuilt', () =>
    expect(
      rows.filter(
        (row) =>
          ![UNBUILT, 'nothing to build'].includes(row.cells[1] ?? '') &&
          !namedIn({ ...row, cells: row.cells.slice(0, 2) }).length,
      ),
    ).toEqual([]))
  it('leaves no statement without a test, but what is said to be unbuilt', () =>
    expect(
      rows.filter(
        ({ line, cells: [, , proof = ''] }) =>
          !UNPROVEN.some((words) => proof.startsWith(words)) &&
          !named.some((each) => each.line === line && PROVING_FILE.test(each.path) && each.titles.length > 0),
      ),
    ).toEqual([]))
})

const statements = (...rows: string[]) =>
  ['# Head', '', '## 1. Part', '', '| | statement | where it lives |', '|---|---|---|', ...rows].join('\n')
const PAID = '| 1.1 | She pays | `pay.ts` `pay` |'
const CODE = [
  { path: 'server/src/pay.ts', text: 'export function pay() {}' },
  { path: 'web/src/pay.ts', text: 'export function payButton() {}' },
]
const marked = (text: string) => [{ path: 'server/src/pay.test.ts', text }]

describe('a mark above a title says what the test proves', () => {
  it.each([
    ["  // spec: 1.1\n  it('she pays', () => 1)", ['1.1'], 'she pays'],
    ['// spec: 1.1, 2.3\nit.each([\n', ['1.1', '2.3'], null],
    ["  // spec: 1.1\n])('$card pays', ({ card }) => 1)", ['1.1'], '$card pays'],
    [
      "])(\n  // spec: 1.1\n  'she pays, a title of its own line',",
      ['1.1'],
      'she pays, a title of its own line',
    ],
    ["// spec: 1.1\nfor (const card of cards)\n  test('she pays', () => 1)", ['1.1'], 'she pays'],
    ["// spec: 1.1\nit('the server\\'s word', () => 1)", ['1.1'], "the server's word"],
  ])('%j', (text, ids, title) => {
    const [mark] = marksIn({ path: 'a.test.ts', text })
    expect([mark?.ids, mark?.title]).toEqual([ids, title])
  })

  it('its statement then names the test, and the file that holds what it is about', () =>
    expect(writeCoverage(statements(PAID), marked("// spec: 1.1\nit('she pays', f)"), CODE)).toContain(
      '| She pays | `server/src/pay.ts` `pay` | `server/src/pay.test.ts`: “she pays” |',
    ))

  it.each([
    ['a statement without a test', statements(PAID), '', '1.1 is proven by no test: She pays'],
    [
      'a mark of no statement',
      statements(PAID),
      "// spec: 1.1, 7.7\nit('a', f)",
      'there is no statement 7.7',
    ],
    [
      'a mark of no title',
      statements(PAID),
      '// spec: 1.1\n\n',
      'no title stands on the line below this mark',
    ],
    [
      'a number given twice',
      statements(PAID, PAID),
      "// spec: 1.1\nit('a', f)",
      'two statements are called 1.1',
    ],
    [
      'a place that is nowhere',
      statements('| 1.1 | She pays | `pay.ts` `refund` |'),
      "// spec: 1.1\nit('a', f)",
      '1.1: `pay.ts` `refund` is in no file',
    ],
    [
      'a place that may be two',
      statements('| 1.1 | She pays | `pay.ts` |'),
      "// spec: 1.1\nit('a', f)",
      '1.1: `pay.ts` is in server/src/pay.ts and web/src/pay.ts',
    ],
  ])('%s is refused', (_what, page, test, fault) =>
    expect(() => writeCoverage(page, marked(test), CODE)).toThrow(fault),
  )

  it('what needs no code needs no test', () =>
    expect(writeCoverage(statements('| 1.1 | A name | nothing to build |'), [], CODE)).toContain(
      '| A name | nothing to build | nothing to prove |',
    ))
})
