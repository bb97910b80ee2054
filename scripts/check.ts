/**
 * `npm run check [-- SINCE]`: what answers while one is still thinking of the change. Format and lint of what changed,
 * types, boundaries, and the tests nearest to it, without browser and PostgreSQL. `npm test` is the whole.
 * What changed is what differs from the branch this one follows, else from the last commit; or from SINCE.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { sourceFiles } from './source-files.ts'
import { check, checkBoundaries, checkTypesAgain } from './static-checks.ts'
import type { Tally } from './tally.ts'
import { TEST_FILE, testsOfChange } from './tests-of-change.ts'

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '')

function whereItBegan(): string {
  try {
    return git('merge-base', 'HEAD', '@{upstream}')
  } catch {
    // It follows no other branch.
    return 'HEAD'
  }
}

const started = Date.now()
const since = process.argv[2] ?? whereItBegan()
const untracked = git('ls-files', '--others', '--exclude-standard')
const changed = [...lines(git('diff', '--name-only', since)), ...lines(untracked)]
const there = changed.filter((file) => existsSync(file))
const tests = testsOfChange(
  changed,
  sourceFiles((path) => TEST_FILE.test(path)),
)
console.log(
  `${changed.length} files changed since ${since.slice(0, 8)}; ${tests.length} test files are theirs`,
)

const PROJECTS = ['hair', 'unit', 'alone', 'embedded'].flatMap((name) => ['--project', name])

function runTests(): Promise<Tally> {
  process.env.WITHOUT_POSTGRES = '1'
  const quietly = ['--reporter=dot', '--passWithNoTests', '--maxWorkers', '2']
  return check('tests of what changed', 'vitest', 'run', ...PROJECTS, ...quietly, ...tests)
}

const tallies = (
  await Promise.all([
    there.length > 0 && check('format and lint', 'biome', 'check', '--no-errors-on-unmatched', ...there),
    checkBoundaries(),
    checkTypesAgain(),
    tests.length > 0 && runTests(),
  ])
)
  .flat()
  .filter((tally) => tally !== false)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
const seconds = ((Date.now() - started) / 1000).toFixed(0)
console.log(
  `\n${failed === 0 ? 'All checks passed' : `${failed} of ${tallies.length} checks failed`} in ${seconds} s`,
)
process.exit(failed === 0 ? 0 : 1)
