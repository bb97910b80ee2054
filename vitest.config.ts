import { existsSync, globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'
import { QUICKLY } from './server/src/testing/quickly.ts'

const HAIR = 'hair/**/*.test.ts'
const UNIT = ['{domain,texts,artwork,web,scripts,bench}/**/*.test.{ts,tsx}', 'server/src/**/*.unit.test.ts']

/** Files that put another module in the place of a real one, or that weigh their process: the next file would feel it. */
const ALONE = globSync([HAIR, ...UNIT], { exclude: ['**/node_modules/**'] }).filter((file) =>
  /\b(vi\.(mock|doMock)|process\.memoryUsage)\(/.test(readFileSync(file, 'utf8')),
)

const isWide = process.env.WIDE === '1'
/** A quick check starts no PostgreSQL: what it runs, it runs on the embedded database. */
const isEmbeddedOnly = isWide || process.env.WITHOUT_POSTGRES === '1'

/** Rules that are tried on photographs of people, which lie outside the repository: only where somebody names them. */
const PHOTOGRAPHED = process.env.PHOTOGRAPHS ? [] : ['**/*.photographs.test.ts']

/** Stores that others wrote take longer to start than all rules of ours to be tried: the wide run, where one is installed. */
const AT_REAL_STORES =
  isWide && existsSync('/usr/bin/swift-proxy-server') ? [] : ['**/*.real-store.unit.test.ts']

/** A list that names a file which was moved would leave nothing out, and nobody would notice. */
function existing(files: string[]): string[] {
  const gone = files.filter((file) => globSync(file).length === 0)
  if (gone.length > 0) throw new Error(`no such tests: ${gone.join(', ')}`)
  return files
}

/** Half a minute of pictures, or of waiting, for one rule: the wide run has it. */
const DEAR = isWide
  ? []
  : existing([
      'server/src/engines/hair/more-images.unit.test.ts',
      'server/src/remote-jobs/stopped-while-waiting.test.ts',
      'server/src/testing/services/paint-with-hair.unit.test.ts',
    ])

/**
 * What says nothing of how a database keeps its word (who may ask, what is said, what is sent, wrong bodies, what lives
 * in memory, what clocks do), and what journeys walk through on the embedded one, is tested on PostgreSQL, where it takes
 * half the time. On both: money, jobs, what is erased, and what happens at once, after a kill or on a full disk. The wide
 * run tests everything on both.
 */
const ELSEWHERE = isEmbeddedOnly
  ? []
  : existing([
      'server/src/{alerts,catalogue,claims,courses,drafts,favourites,operator,plugins,preview}/**',
      'server/src/{pro-requests,remote-jobs,reviews,shares,storage,support}/**',
      'server/src/accounts/{access,passkeys,passwords,second-factor}/**',
      'server/src/accounts/{addresses/*,leaving/export-account}.test.ts',
      'server/src/{paris-days,stopping,*/clock-jumps}.test.ts',
      'server/src/accounts/{accounts,her-language,operators,plain-forms,sign-in,sign-in-tries}.test.ts',
      'server/src/backup/kept-by-backups.test.ts',
      'server/src/looks/worn.test.ts',
      'server/src/payment/{disputes,purchases,test-cards/test-cards}.test.ts',
      'server/src/payment/orders/{chosen-tone,consent,impossible-style,photo-consent,prepare-payment,step-order}.test.ts',
      'server/src/payment/stripe/{no-secrets,stripe-faults,webhook}.test.ts',
      'server/src/photos/{declaration,heavy-uploads,mutated-files,photos,possible-style,refused-files,written-anew}.test.ts',
      'server/src/receipts/{mails,receipt-pdf,receipts}.test.ts',
      'server/src/transformations/{create-free,favourites,large-images,photo-consent,reuse-photos,signed-images}.test.ts',
      'server/src/transformations/{transformations,forgetting/retention,extensions/*}.test.ts',
      'server/src/withdrawals/{declarations,many-declarations,one-of-two-packs,renounceables,withdrawals}.test.ts',
    ])

/** No test says how long something may take: this ends only what would never end. A slow machine is no fault. */
const PATIENCE = 1_200_000

/** Files share a process, and what it has loaded: starting anew for each costs more than most of them. */
const ROOMY = {
  ...{ testTimeout: PATIENCE, hookTimeout: PATIENCE, isolate: false },
  expect: { poll: { timeout: PATIENCE } },
  setupFiles: ['scripts/after-a-test-file.ts'],
}

/** Node reads these files as it reads the server: no loader of tests stands between a pixel loop and what it calls. */
const AS_NODE = { ...ROOMY, experimental: { viteModuleRunner: false, nodeLoader: false } }
const SERVER = { ...AS_NODE, execArgv: QUICKLY }

/**
 * What needs nothing (hair; unit; and alone, in a process of its own for each file), the server on the embedded
 * database, and again on PostgreSQL.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    teardownTimeout: 120_000,
    // Most of a test file is waiting for a database: two cores are kept busy by three.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: { name: 'hair', include: [HAIR], exclude: [...ALONE, ...PHOTOGRAPHED], ...AS_NODE },
      },
      {
        test: {
          name: 'unit',
          include: UNIT,
          exclude: ['**/node_modules/**', ...ALONE, ...DEAR, ...PHOTOGRAPHED, ...AT_REAL_STORES],
          ...ROOMY,
        },
      },
      { test: { name: 'alone', include: ALONE, ...ROOMY, isolate: true } },
      {
        test: {
          name: 'embedded',
          include: ['server/src/**/*.test.ts'],
          exclude: [
            ...['server/src/**/*.unit.test.ts', 'server/src/database/postgres/**'],
            ...[...ELSEWHERE, ...PHOTOGRAPHED],
          ],
          env: { TEST_DATABASE: 'embedded' },
          globalSetup: ['server/src/testing/databases/embedded-model.ts'],
          ...SERVER,
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['server/src/**/*.test.ts'],
          // What a picture is does not depend on the database.
          exclude: [
            ...['server/src/**/*.unit.test.ts', 'server/src/database/embedded/**'],
            ...['server/src/**/*.photographs.test.ts', ...DEAR],
          ],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['server/src/testing/databases/postgres-server.ts'],
          ...SERVER,
        },
      },
    ],
  },
})
