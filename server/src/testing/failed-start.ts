import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { spawnWithUs } from './ends-with-us.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

/** The app as an operator starts it, where it cannot start: all it says, and what it exits with. */
export async function failedStart(
  env: Record<string, string>,
): Promise<{ words: string; exitCode: number | null }> {
  const { PATH = '' } = process.env
  const app = spawnWithUs(process.execPath, [MAIN], {
    env: { PATH, NODE_ENV: 'test', PORT: '0', ...env },
  })
  let words = ''
  for (const stream of [app.stdout, app.stderr])
    stream?.on('data', (text) => {
      words += text
    })
  await once(app, 'close')
  return { words, exitCode: app.exitCode }
}
