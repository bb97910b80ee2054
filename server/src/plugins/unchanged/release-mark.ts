import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What decides how an answer is written: our rules, and the nouns whose answers browsers keep. */
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const SOURCES = ['domain/src/**/*.ts', 'server/src/{accounts,credits,transformations}/**/*.ts']

let mark: string | null = null

/**
 * Differs where the program does: another release may say the same facts otherwise, and a browser must not keep what the
 * one before said. Two processes of one release agree.
 */
export function releaseMark(): string {
  mark ??= readMark()
  return mark
}

function readMark(): string {
  const hash = createHash('sha256').update(process.env.NODE_ENV ?? '')
  const files = globSync(SOURCES, { cwd: ROOT, exclude: ['**/*.test.ts'] }).toSorted()
  for (const file of files) hash.update(file).update(readFileSync(`${ROOT}/${file}`))
  return hash.digest('base64url').slice(0, 12)
}
