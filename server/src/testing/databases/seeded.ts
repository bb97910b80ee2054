import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const SEED = fileURLToPath(new URL('../../seed-database.ts', import.meta.url))

/** In a process of its own, as the app is started: the test runner keeps nothing of it open. */
export function seedDatabase(dataDir: string, databaseUrl?: string): void {
  execFileSync(process.execPath, [SEED, dataDir, ...(databaseUrl ? [databaseUrl] : [])], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
