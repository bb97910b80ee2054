/**
 * Everything a change must pass: the build, format and lint, types and boundaries side by side, then unit and
 * integration tests, then browser journeys. Ends with the plain line "N passed, N failed".
 */
import { once } from 'node:events'
import { accessSync, chmodSync, constants, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { folderWithUs, spawnWithUs } from '../server/src/testing/ends-with-us.ts'

interface Tally {
  passed: number
  failed: number
}

/** A gigabyte of databases and photos comes and goes in thousands of files: on a disk that takes a sixth of the time. */
const MEMORY = '/dev/shm'
const NEEDED_BYTES = 4e9

const scratch = folderWithUs(hasRoomInMemory() ? MEMORY : tmpdir(), 'tests-')
// A PostgreSQL that may not run as root runs as nobody, and passes through here to its own folder.
chmodSync(scratch, 0o711)

function hasRoomInMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= NEEDED_BYTES && process.availableMemory() >= 2 * NEEDED_BYTES
  } catch {
    // Only Linux has it, and not everywhere.
    return false
  }
}

const ARCHITECTURE = ['domain', 'texts', 'hair', 'artwork', 'server', 'web']

/** As a stranger runs it: photographs that somebody names are for the wide run. */
const { PHOTOGRAPHS: _whereverTheyAre, ...environment } = process.env

async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawnWithUs(resolve('node_modules/.bin', command), args, {
    stdio: 'inherit',
    env: { ...environment, TMPDIR: scratch, ...env },
  })
  const [status] = await once(child, 'exit')
  return status === 0
}

/** A check is one test: it passes or it does not. */
async function check(title: string, command: string, ...args: string[]): Promise<Tally> {
  const started = Date.now()
  const passed = await run(command, args)
  console.log(`${passed ? '✓' : '✗'} ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * Photos are looked at in one process: it is warm after the first, and has not to read one again that another had.
 * Most of the others is waiting for a database, so two of them keep the second core busy.
 */
async function suites(): Promise<Tally[]> {
  return Promise.all([suite('hair', '1'), suite('!hair', '2')])
}

async function suite(project: string, workers: string): Promise<Tally> {
  const outputFile = join(scratch, `vitest-${workers}.json`)
  const clean = await run('vitest', [
    ...['run', '--project', project, '--maxWorkers', workers],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`],
  ])
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(outputFile)
  return orOneFailure(clean, { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 })
}

async function journeys(): Promise<Tally> {
  const outputFile = join(scratch, 'journeys.json')
  const clean = await run(
    'playwright',
    ['test', '--config', 'journeys/playwright.config.ts', '--reporter=list,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: outputFile,
    },
  )
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(outputFile)
  return orOneFailure(clean, {
    passed: report?.stats.expected ?? 0,
    failed: (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0),
  })
}

/** A runner that fell over without a report, or outside a test, is a failure too. */
const orOneFailure = (clean: boolean, tally: Tally): Tally =>
  clean || tally.failed > 0 ? tally : { ...tally, failed: 1 }

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return null
  }
}

/** Each checker works out the types of libraries for itself: four take thrice the work of one, and others run beside. */
const ONE_CHECKER = ['--checkers', '1']

/** hair first: the others read its declarations, not its pixel loops. */
async function types(): Promise<Tally[]> {
  const hair = await check('types of hair', 'tsc', '-b', 'hair', ...ONE_CHECKER)
  const others = [
    check('types', 'tsc', '--noEmit', ...ONE_CHECKER),
    check('types of journeys and benches', 'tsc', '--noEmit', '-p', 'journeys/tsconfig.json', ...ONE_CHECKER),
  ]
  return [hair, ...(await Promise.all(others))]
}

const tallies = [
  // Each alone leaves a core idle for half of its time.
  ...(
    await Promise.all([
      check('pages and database are built', process.execPath, 'scripts/prepare.mjs', '--build'),
      check('format and lint', 'biome', 'ci', '.'),
      check('boundaries', 'depcruise', '--config', '.dependency-cruiser.cjs', ...ARCHITECTURE),
      types(),
    ])
  ).flat(),
  ...(await suites()),
  await journeys(),
]
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
