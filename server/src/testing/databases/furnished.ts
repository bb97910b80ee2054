import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const FURNISH = fileURLToPath(new URL('../../furnish.ts', import.meta.url))

/** In a process of its own, as the app is started: the test runner keeps nothing of it open. */
export function furnish(dataDir: string, databaseUrl?: string): void {
  execFileSync(process.execPath, [FURNISH, dataDir, ...(databaseUrl ? [databaseUrl] : [])], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
