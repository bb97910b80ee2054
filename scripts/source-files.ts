import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')

/** A file of this repository. */
export interface SourceFile {
  path: string
  text: string
}

/** Those that are wanted, in the order of their paths, also those not yet committed. */
export const sourceFiles = (isWanted: (path: string) => boolean): SourceFile[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((path) => isWanted(path) && existsSync(join(ROOT, path)))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
