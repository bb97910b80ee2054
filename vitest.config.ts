import { defineConfig } from 'vitest/config'

const ROOMY = { testTimeout: 60_000, hookTimeout: 120_000 }

/** Three suites: what needs nothing (unit), the server on the embedded database, and again on PostgreSQL. */
export default defineConfig({
  test: {
    pool: 'forks',
    // Most of a test file is waiting for a database: two cores are kept busy by three.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{domain,texts,hair,artwork,web,scripts}/**/*.test.{ts,tsx}',
            'server/src/**/*.unit.test.ts',
          ],
          ...ROOMY,
        },
      },
      {
        test: {
          name: 'embedded',
          include: ['server/src/**/*.test.ts'],
          exclude: ['server/src/**/*.unit.test.ts'],
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
            'server/src/preview/preview-of-a-stranger.test.ts',
          ],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['server/src/testing/postgres-server.ts'],
          ...ROOMY,
        },
      },
    ],
  },
})
