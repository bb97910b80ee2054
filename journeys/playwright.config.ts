import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { defineConfig } from '@playwright/test'

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]
const system = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  .find((path) => existsSync(path))

/** Quiet flags: no browser service reaches out, and root may run it. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/** These open an app of their own, or none. */
const OWN_APP = [
  'hair-in-the-browser.e2e.ts',
  'order-from-a-service.e2e.ts',
  'pay-with-stripe.e2e.ts',
  'start-and-stop.e2e.ts',
  'survive-a-crash.e2e.ts',
]

export default defineConfig({
  testDir: '.',
  globalSetup: './app/shared-app.ts',
  // Begun in this order: the crash takes two minutes, and at the end nothing would be left to tell beside it.
  projects: [
    { name: 'own app', testMatch: OWN_APP },
    { name: 'shared app', testMatch: '*.e2e.ts', testIgnore: OWN_APP },
  ],
  // While one story waits for pictures or for the clock, another goes on. A third gains nothing on two cores.
  workers: 2,
  fullyParallel: true,
  // Whatever is waited for is a state; a machine ten times slower reaches it too.
  timeout: 2_400_000,
  expect: { timeout: 240_000 },
  outputDir: '../test-results',
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    actionTimeout: 240_000,
    // A film of every step costs a third of the time; TRACE=1 takes it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { ...(system && { executablePath: system }), args: ARGS },
  },
})
