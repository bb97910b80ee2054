import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../source-files.ts'
import { provingFiles, securityRows } from './security-of-repository.ts'
import { namesIn, rowsIn, unprovenRows, writeSecurityPage } from './security-rows.ts'

/** What waits for its proof. A row leaves this list with the test that proves it; the list is to end empty. */
const UNPROVEN: string[] = []

describe('the page that says what proves each row of safety, privacy and law', () => {
  it('is what the titles of the tests say: `npm run security-page` writes it', () =>
    expect(readFileSync(join(ROOT, 'docs/security.md'), 'utf8')).toBe(
      writeSecurityPage(securityRows(), provingFiles()),
    ))
  it('has 97 rows', () => expect(rowsIn(securityRows())).toHaveLength(97))
  it('leaves no row without a proof, but those that wait for theirs', () =>
    expect(unprovenRows(securityRows(), provingFiles())).toEqual(UNPROVEN))
})

describe('a title names the rows it proves at its end', () => {
  it.each([
    ['wrong passwords are limited (A6)', ['A6']],
    ['nothing is doubled (B1, F11)', ['B1', 'F11']],
    ['a page (A4) is printed', []],
    ['she pays (once)', []],
    ['she pays', []],
  ])('%s: %j', (title, names) => expect(namesIn(title)).toEqual(names))
})

const rows = (...lines: string[]) =>
  ['# Head', '', '## A. Part', '', '| | what must hold | source |', '|---|---|---|', ...lines].join('\n')
const LIMITED = '| A6 | Wrong passwords are limited | ASVS 6.1.1 |'
const NOTED = '| P1 | Nobody is recognised (doc) | GDPR |'
const tested = (text: string) => ({ path: 'server/src/a.test.ts', text })
const noted = (heading: string) => ({ path: 'docs/a.md', text: `# Page\n\n## ${heading}\n` })

describe('a row', () => {
  it('names the tests whose titles name it', () =>
    expect(
      writeSecurityPage(rows(LIMITED), [
        tested(
          "describe('limits (A6)', () => {\n  it.each([1])(\n    // spec: 1.1\n    'she\\'s in (A6)', f)",
        ),
      ]),
    ).toContain(
      "| A6 | Wrong passwords are limited | ASVS 6.1.1 | `server/src/a.test.ts`: “limits (A6)”, “she's in (A6)” |",
    ))
  it('marked (doc) is proved by a heading too', () =>
    expect(writeSecurityPage(rows(NOTED), [noted('No faces (P1)')])).toContain(
      '| P1 | Nobody is recognised | GDPR | `docs/a.md`: “No faces (P1)” |',
    ))
  it('of which nothing says so is unproven', () =>
    expect(unprovenRows(rows(LIMITED, NOTED), [tested("it('he is in (P1)', f)")])).toEqual(['A6']))
  it.each([
    ['that there is not', rows(LIMITED), tested("it('a (A7)', f)"), 'there is no row A7'],
    ['given twice', rows(LIMITED, LIMITED), tested("it('a (A6)', f)"), 'two rows are called A6'],
    ['that a page cannot prove', rows(LIMITED), noted('Limits (A6)'), 'A6 is proved by tests, not by a page'],
  ])('%s is refused', (_what, page, file, fault) =>
    expect(() => writeSecurityPage(page, [file])).toThrow(fault),
  )
})
