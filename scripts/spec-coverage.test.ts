import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const HOUSE = join(import.meta.dirname, '..')
const TEST_FILE = /\.(test|e2e)\.tsx?$/
/** What a row says in place of its code and its test when there are none. */
const UNBUILT = 'not built yet (product.md)'
const UNPROVEN = [UNBUILT, 'nothing to prove']

const read = (path: string): string => readFileSync(join(HOUSE, path), 'utf8')
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

/** Titles as they are written in the file: the text between the quotes of a call. */
function titlesOf(path: string): Set<string> {
  const calls = read(path).matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/gs)
  return new Set([...calls].map(([, , title = '']) => title.replace(/\\(['"`])/g, '$1')))
}
const isWordOf = (source: string, word: string): boolean =>
  new RegExp(`(?<![\\w-])${word.replace(/[^\w]/g, '\\$&')}(?![\\w-])`).test(source)

describe('the page that says what proves each statement of the specification', () => {
  it('has its rows, each with a statement, a place and a proof', () => {
    expect(rows.length).toBeGreaterThan(300)
    expect(rows.filter(({ cells }) => cells.length !== 3 || cells.some((cell) => cell === ''))).toEqual([])
  })
  it('names only files that exist', () =>
    expect(named.filter(({ path }) => !existsSync(join(HOUSE, path)))).toEqual([]))
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
          !named.some((each) => each.line === line && TEST_FILE.test(each.path) && each.titles.length > 0),
      ),
    ).toEqual([]))
})
