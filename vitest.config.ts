import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'

const UNIT = ['{domain,texts,hair,artwork,web,scripts}/**/*.test.{ts,tsx}', 'server/src/**/*.unit.test.ts']

/** Files that put another module in the place of a real one, or that weigh their process: the next file would feel it. */
const ALONE = globSync(UNIT, { exclude: ['**/node_modules/**'] }).filter((file) =>
  /\b(vi\.(mock|doMock)|process\.memoryUsage)\(/.test(readFileSync(file, 'utf8')),
)

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
          exclude: ['**/node_modules/**', ...ALONE],
          ...ROOMY,
        },
      },
      { test: { name: 'alone', include: ALONE, ...ROOMY, isolate: true } },
      {
        test: {
          name: 'embedded',
          include: ['server/src/**/*.test.ts'],
          exclude: [
            'server/src/**/*.unit.test.ts',
            // what is said to Stripe is the same on either
            'server/src/payment/stripe-faults.test.ts',
          ],
          env: { TEST_DATABASE: 'embedded' },
          globalSetup: ['server/src/testing/embedded-model.ts'],
          ...ROOMY,
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['server/src/**/*.test.ts'],
          exclude: [
            'server/src/**/*.unit.test.ts',
            'server/src/database/embedded/**',
            // what lives in memory alone is the same on either
            'server/src/preview/preview*.test.ts',
          ],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['server/src/testing/postgres-server.ts'],
          ...ROOMY,
        },
      },
    ],
  },
})
