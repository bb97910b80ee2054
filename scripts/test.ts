/**
 * Everything a change must pass: the build, format and lint, types and boundaries side by side, then unit and
 * integration tests and browser journeys. Ends with what failed, once more, and the plain line "N passed, N failed".
 */
import { accessSync, chmodSync, constants, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { folderWithUs } from '../server/src/testing/ends-with-us.ts'
import { check, checkBoundaries, checkTypes, run } from './static-checks.ts'
import {
  type PlaywrightReport,
  readPlaywrightReport,
  readVitestReport,
  type Tally,
  type VitestReport,
} from './tally.ts'

/** A gigabyte of databases and photos comes and goes in thousands of files: on a disk that takes a sixth of the time. */
const MEMORY = '/dev/shm'
const NEEDED_BYTES = 4e9

const scratch = folderWithUs(hasRoomInMemory() ? MEMORY : tmpdir(), 'tests-')
// A PostgreSQL that may not run as root runs as nobody, and passes through here to its own folder.
chmodSync(scratch, 0o711)
// What is started from here keeps its temporary files there.
process.env.TMPDIR = scratch
// Eighty processes are started: what one of them has compiled, the app among them, the others find (server/src/main.ts).
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')
// The build comes before the tests: what it has drawn is what they look at.
process.env.DRAWN_ARTWORK = resolve('web/public/art')

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

/**
 * Photos are looked at in one process: it is warm after the first, and has not to read one again that another had.
 * Most of the others is waiting for a database, so two of them keep the second core busy. The journeys begin once the
 * photos are done: what is left of the others would leave a core idle for a quarter of its time.
 */
async function suitesAndJourneys(): Promise<Tally[]> {
  const hairThenJourneys = suite('hair', '1').then(async (hair) => [hair, await journeys()])
  return (await Promise.all([hairThenJourneys, suite('!hair', '2')])).flat()
}

async function suite(project: string, workers: string): Promise<Tally> {
  const outputFile = join(scratch, `vitest-${workers}.json`)
  const clean = await run('vitest', [
    ...['run', '--project', project, '--maxWorkers', workers],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`],
  ])
  const report = readReport<VitestReport>(outputFile)
  return orOneFailure(`tests of ${project}`, clean, report && readVitestReport(report))
}

async function journeys(): Promise<Tally> {
  const outputFile = join(scratch, 'journeys.json')
  const clean = await run(
    'playwright',
    ['test', '--config', 'journeys/playwright.config.ts', '--reporter=list,json'],
    // Node reads these files itself, as it reads the server: a loader of tests takes four times as long over them.
    { PLAYWRIGHT_JSON_OUTPUT_NAME: outputFile, PW_DISABLE_TS_ESM: '1' },
  )
  const report = readReport<PlaywrightReport>(outputFile)
  return orOneFailure('journeys', clean, report && readPlaywrightReport(report))
}

/** A runner that fell over without a report, or outside a test, is a failure too. */
function orOneFailure(suite: string, clean: boolean, read: Tally | null): Tally {
  const tally = read ?? { passed: 0, failed: 0, failures: [] }
  if (clean || tally.failed > 0) return tally
  const failures = [...tally.failures, `✗ ${suite} › the runner ended with an error outside its tests`]
  return { ...tally, failed: 1, failures }
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return null
  }
}

const tallies = [
  // Each alone leaves a core idle for half of its time.
  ...(
    await Promise.all([
      check('pages and database are built', process.execPath, 'scripts/prepare.mjs', '--build'),
      check('format and lint', 'biome', 'ci', '.'),
      checkBoundaries(),
      checkTypes(),
    ])
  ).flat(),
  ...(await suitesAndJourneys()),
]
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
// Nine thousand titles lie between a failure and here, and of a long output often only the end is kept.
for (const failure of tallies.flatMap(({ failures }) => failures)) console.log(`\n${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
