import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'

const UNIT = ['{domain,texts,hair,artwork,web,scripts}/**/*.test.{ts,tsx}', 'server/src/**/*.unit.test.ts']

/** Files that put another module in the place of a real one, or that weigh their process: the next file would feel it. */
const ALONE = globSync(UNIT, { exclude: ['**/node_modules/**'] }).filter((file) =>
  /\b(vi\.(mock|doMock)|process\.memoryUsage)\(/.test(readFileSync(file, 'utf8')),
)

const isWide = process.env.WIDE === '1'

/** Half a minute of pictures for one rule: the wide run has it. */
const DEAR = isWide ? [] : ['server/src/engines/more-images.unit.test.ts']

/**
 * What says nothing of how a database keeps its word (mail servers, wrong bodies, what lives in memory) is tested on
 * PostgreSQL, where it takes half the time; the wide run tests it on the embedded one too.
 */
const ELSEWHERE = isWide
  ? []
  : [
      'server/src/accounts/{change,forgotten}-password.test.ts',
      'server/src/payment/stripe-faults.test.ts',
      'server/src/plugins/refusals.test.ts',
      'server/src/plugins/mail/delivery.test.ts',
      'server/src/preview/**',
      'server/src/receipts/mails.test.ts',
      'server/src/withdrawals/many-declarations.test.ts',
    ]

/** Files share a process, and what it has loaded: starting anew for each costs more than most of them. */
const ROOMY = {
  ...{ testTimeout: 60_000, hookTimeout: 120_000, isolate: false },
  setupFiles: ['scripts/after-a-test-file.ts'],
}

/**
 * Three suites: what needs nothing (unit; and alone, in a process of its own for each file), the server on the embedded
 * database, and again on PostgreSQL.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    // Most of a test file is waiting for a database: two cores are kept busy by three.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: UNIT,
          exclude: ['**/node_modules/**', ...ALONE, ...DEAR],
          ...ROOMY,
        },
      },
      { test: { name: 'alone', include: ALONE, ...ROOMY, isolate: true } },
      {
        test: {
          name: 'embedded',
          include: ['server/src/**/*.test.ts'],
          exclude: ['server/src/**/*.unit.test.ts', ...ELSEWHERE],
          env: { TEST_DATABASE: 'embedded' },
          globalSetup: ['server/src/testing/embedded-model.ts'],
          ...ROOMY,
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['server/src/**/*.test.ts'],
          exclude: ['server/src/**/*.unit.test.ts', 'server/src/database/embedded/**'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['server/src/testing/postgres-server.ts'],
          ...ROOMY,
        },
      },
    ],
  },
})
