/** Builds what the server serves: the drawings, then the browser's files, then the page renderer. */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { buildPrecompressed } from './precompress.ts'

const run = (file: string, ...args: string[]) =>
  execFileSync(process.execPath, [file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
const vite = 'node_modules/vite/bin/vite.js'

rmSync('web/public/art', { recursive: true, force: true })
run('artwork/src/build.ts', 'web/public/art')
run(vite, 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn')
await buildPrecompressed('web/build/client')
run(vite, 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn', '--ssr')
