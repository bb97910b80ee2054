/** Titles of tests, found in their text: those that a page names as proofs. */
import type { SourceFile } from '../source-files.ts'

/** What proves something: tests, and stories of a browser. */
export const PROVING_FILE = /\.(test|e2e)\.tsx?$/

/** A mark of the specification stands between a bracket and the title it is of. */
const withoutMarks = (text: string): string => text.replace(/^\s*\/\/ spec: .*\n/gm, '')

const CALL = /\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/gs

/** The text between the quotes of `it('…',`, `describe('…',`, `test('…',`, as it is written there. */
export function titlesIn({ text }: SourceFile): string[] {
  return [...withoutMarks(text).matchAll(CALL)].map(([, , title = '']) => unquoted(title))
}

/** A title as a reader sees it. */
export const unquoted = (title: string): string => title.replace(/\\(['"`])/g, '$1')

export interface Proof {
  path: string
  title: string | null
}

/** `path`: “a title”, “another”; `path`: “a title” */
export function listOf(proofs: readonly Proof[]): string {
  const files = Object.entries(Object.groupBy(proofs, ({ path }) => path))
  return files
    .map(([path, found = []]) => `\`${path}\`: ${found.map(({ title }) => `“${title}”`).join(', ')}`)
    .join('; ')
}
