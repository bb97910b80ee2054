import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, type SourceFile, sourceFiles } from '../source-files.ts'
import { PROVING_FILE } from './titles.ts'

/** Pages that may prove a row; not those that say what rows there are. */
const PAGE = /^docs\/(?!security|spec)[\w-]+\.md$/

export const securityRows = (): string => readFileSync(join(ROOT, 'docs/security-rows.md'), 'utf8')

/** Whatever may name a row. What tests the naming itself names rows that prove nothing. */
export const provingFiles = (): SourceFile[] =>
  sourceFiles((path) => (PROVING_FILE.test(path) && !path.startsWith('scripts/proofs/')) || PAGE.test(path))
