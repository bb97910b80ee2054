import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { QUICKLY } from '../quickly.ts'

const SEED = fileURLToPath(new URL('../../seed-database.ts', import.meta.url))

/** In a process of its own, as the app is started: the test runner keeps nothing of it open. */
export function seedDatabase(dataDir: string, databaseUrl?: string): void {
  execFileSync(process.execPath, [...QUICKLY, SEED, dataDir, ...(databaseUrl ? [databaseUrl] : [])], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
