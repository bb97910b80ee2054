import { dirname, join, relative, sep } from 'node:path'

export const TEST_FILE = /\.test\.tsx?$/
/** They ask for photographs that lie outside the repository. */
const PHOTOGRAPHED = /\.photographs\.test\.tsx?$/

/** These read the whole repository: any change is theirs, and they take a second. */
const OF_ANY_CHANGE = /^scripts\/[\w-]+\.test\.ts$/

export interface SourceFile {
  path: string
  text: string
}

/**
 * The tests a change asks for first: those that were changed, lie in the same folder, import a changed file or name it
 * by its path. Not everything that imports it by way of others: for most of the server that is every test there is.
 */
export function testsOfChange(changed: readonly string[], files: readonly SourceFile[]): string[] {
  if (changed.length === 0) return []
  const isChanged = new Set(changed)
  const folders = new Set(changed.filter(isCode).map(dirname))
  return files
    .filter(({ path }) => TEST_FILE.test(path) && !PHOTOGRAPHED.test(path))
    .filter(
      ({ path, text }) =>
        OF_ANY_CHANGE.test(path) ||
        isChanged.has(path) ||
        folders.has(dirname(path)) ||
        changed.some((file) => text.includes(file)) ||
        importsIn({ path, text }).some((file) => isChanged.has(file)),
    )
    .map(({ path }) => path)
}

/** A page, a picture or a list changes no test beside it. */
const isCode = (path: string): boolean => /\.(tsx?|css|sql|mjs|cjs)$/.test(path)

/** What a file imports of ours, as paths from the root of the repository. */
function importsIn({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/(?:from|import|import\.meta\.resolve)\s*\(?\s*'([^']+)'/g)].map(
    ([, name = '']) =>
      name.startsWith('.')
        ? relative('.', join(dirname(path), name))
            .split(sep)
            .join('/')
        : name.replace(/^@app\/(\w+)\//, '$1/src/'),
  )
}
