/** Builds what the server serves: the drawings, the browser's files, the page renderer, and an empty database. */
import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { PREPARED, seal } from '../server/src/database/embedded/prepared.ts'
import { buildPrecompressed } from './precompress.ts'

/** What it says is shown when it fails, or warns. */
async function run(file: string, ...args: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [file, ...args], { env })
  process.stderr.write(stdout + stderr)
}

const vite = (...args: string[]) =>
  run(
    'node_modules/vite/bin/vite.js',
    'build',
    '--config',
    'web/vite.config.ts',
    '--logLevel',
    'warn',
    ...args,
  )

async function buildPages(): Promise<void> {
  rmSync('web/public/art', { recursive: true, force: true })
  await run('artwork/src/build.ts', 'web/public/art')
  await vite()
  await buildPrecompressed('web/build/client')
}

/** What every new database begins with. */
async function prepareDatabase(): Promise<void> {
  rmSync(PREPARED, { recursive: true, force: true })
  await run('server/src/seed-database.ts', PREPARED)
  seal(PREPARED)
}

await Promise.all([buildPages(), vite('--ssr'), prepareDatabase()])
// Last: one that was broken off is begun again (prepare.mjs).
writeFileSync('web/build/complete', '')
