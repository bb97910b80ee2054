import { basename, dirname, join, relative, sep } from 'node:path'
import { LOOKS_AT_PHOTOS } from './looks-at-photos.ts'
import type { SourceFile } from './source-files.ts'

export const TEST_FILE = /\.test\.tsx?$/
/** They ask for photographs that lie outside the repository. */
const PHOTOGRAPHED = /\.photographs\.test\.tsx?$/

/** These read the whole repository: any change is theirs, and they take a second. */
const OF_ANY_CHANGE = /^scripts\/(?:proofs\/)?[\w-]+\.test\.ts$/

/** Each opens a database and an app of its own. */
const OPENS_AN_APP = /^server\/src\/(?!.*\.unit\.test\.ts$)/
const MOST_APPS = 6

/**
 * The tests a change asks for first, nearest first: those that were changed, import a changed file or name it by its
 * path, or lie in its folder. Not those that import it by way of others, for most of the server that is every test
 * there is; of those in other folders not the ones that look at photos, which takes each of them seconds; and of those
 * that open a database only so many as a minute holds.
 */
export function testsOfChange(changed: readonly string[], files: readonly SourceFile[]): string[] {
  if (changed.length === 0) return []
  const near = files
    .filter(({ path }) => TEST_FILE.test(path) && !PHOTOGRAPHED.test(path))
    .map((file) => ({ path: file.path, distance: distanceTo(changed, file) }))
    .filter(({ distance }) => distance < FAR)
    .sort((one, other) => one.distance - other.distance)
    .map(({ path }) => path)
  const dear = new Set(near.filter((path) => OPENS_AN_APP.test(path)).slice(MOST_APPS))
  return near.filter((path) => !dear.has(path))
}

const FAR = 4

function distanceTo(changed: readonly string[], test: SourceFile): number {
  if (changed.includes(test.path)) return 0
  if (OF_ANY_CHANGE.test(test.path)) return 1
  const beside = changed.filter(isCode).filter((file) => dirname(file) === dirname(test.path))
  if (beside.some((file) => firstWord(file) === firstWord(test.path))) return 1
  const isNamed =
    changed.some((file) => test.text.includes(file)) || importsIn(test).some((file) => changed.includes(file))
  if (isNamed && (beside.length > 0 || !LOOKS_AT_PHOTOS.test(test.text))) return 2
  return beside.length > 0 ? 3 : FAR
}

const firstWord = (path: string): string => basename(path).split(/[.-]/)[0] ?? ''

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
