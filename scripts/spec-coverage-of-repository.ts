import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SourceFile, writeCoverage } from './spec-coverage.ts'

export const ROOT = join(import.meta.dirname, '..')
const TEST_FILE = /\.(test|e2e)\.tsx?$/
const TEXT_FILE = /\.(tsx?|mjs|css|html|sql|md|json)$/
/** What is about the statements is no place where they live. */
const ABOUT = /^(docs\/spec|scripts\/spec-coverage)/

/** The page as it should be, from the files of this repository, also those not yet committed. */
export function coverageOfRepository(): string {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((path) => TEXT_FILE.test(path) && !ABOUT.test(path) && existsSync(join(ROOT, path)))
    .sort()
    .map((path): SourceFile => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
  const tests = files.filter(({ path }) => TEST_FILE.test(path))
  return writeCoverage(readFileSync(join(ROOT, 'docs/specification.md'), 'utf8'), tests, files)
}
