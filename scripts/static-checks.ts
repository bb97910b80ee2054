/** What is read without being run: format and lint, boundaries, types. */
import { once } from 'node:events'
import { resolve } from 'node:path'
import { spawnWithUs } from '../server/src/testing/ends-with-us.ts'
import type { Tally } from './tally.ts'

const ARCHITECTURE = ['domain', 'texts', 'hair', 'artwork', 'server', 'web']

/** Each checker works out the types of libraries for itself: four take thrice the work of one, and others run beside. */
const ONE_CHECKER = ['--checkers', '1']

/**
 * One of the repository's own commands, from beginning to end. As a stranger runs it: photographs that somebody names
 * are for the wide run.
 */
export async function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  const { PHOTOGRAPHS: _whereverTheyAre, ...environment } = process.env
  const child = spawnWithUs(resolve('node_modules/.bin', command), [...args], {
    stdio: 'inherit',
    env: { ...environment, ...env },
  })
  const [status] = await once(child, 'exit')
  return status === 0
}

/** A check is one test: it passes or it does not. */
export async function check(title: string, command: string, ...args: string[]): Promise<Tally> {
  const started = Date.now()
  const passed = await run(command, args)
  console.log(`${passed ? '✓' : '✗'} ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return passed ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [`✗ ${title}`] }
}

/** Who may import whom, file by file and folder by folder. */
export async function checkBoundaries(): Promise<Tally[]> {
  const files = await check('boundaries', 'depcruise', '--config', '.dependency-cruiser.cjs', ...ARCHITECTURE)
  const config = '.dependency-cruiser.folders.cjs'
  const everywhere = [...ARCHITECTURE, 'bench', 'journeys', 'scripts']
  return [files, await check('folders layer', 'depcruise', '--config', config, ...everywhere)]
}

/** hair first: the others read its declarations, not its pixel loops. */
export async function checkTypes(): Promise<Tally[]> {
  const hair = await check('types of hair', 'tsc', '-b', 'hair', ...ONE_CHECKER)
  return [hair, await check('types', 'tsc', '--noEmit', ...ONE_CHECKER)]
}

/** What the last look at the types found, so that the next one reads again only what changed. */
const KNOWN_TYPES = 'node_modules/.cache/types.tsbuildinfo'

/** The same for whoever asks often: a first look takes as long, the next ones a few seconds. */
export async function checkTypesAgain(): Promise<Tally[]> {
  const hair = await check('types of hair', 'tsc', '-b', 'hair', ...ONE_CHECKER)
  const remembering = ['--incremental', '--tsBuildInfoFile', KNOWN_TYPES]
  return [hair, await check('types', 'tsc', '--noEmit', ...remembering, ...ONE_CHECKER)]
}
