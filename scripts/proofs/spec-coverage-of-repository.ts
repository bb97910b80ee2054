import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, sourceFiles } from '../source-files.ts'
import { writeCoverage } from './spec-coverage.ts'
import { PROVING_FILE } from './titles.ts'

const TEXT_FILE = /\.(tsx?|mjs|css|html|sql|md|json)$/
/** What is about the statements is no place where they live. */
const ABOUT = /^(docs\/(spec|security)|scripts\/proofs\/)/

/** The page as it should be, from the files of this repository. */
export function coverageOfRepository(): string {
  const files = sourceFiles((path) => TEXT_FILE.test(path) && !ABOUT.test(path))
  const tests = files.filter(({ path }) => PROVING_FILE.test(path))
  return writeCoverage(readFileSync(join(ROOT, 'docs/specification.md'), 'utf8'), tests, files)
}
