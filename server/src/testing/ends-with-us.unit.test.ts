import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { spawnWithUs } from './ends-with-us.ts'

const MODULE = fileURLToPath(new URL('./ends-with-us.ts', import.meta.url))
/** Starts a program that starts another one and writes into a new folder, passes on all three, and lives on. */
const STARTER = `
  const { folderWithUs, spawnWithUs } = await import(${JSON.stringify(MODULE)})
  const folder = folderWithUs(${JSON.stringify(tmpdir())}, 'ends with us ')
  const script = 'sleep 1000 & echo kept > "$0/file"; echo $$ $! "$0"; wait'
  const child = spawnWithUs('sh', ['-c', script, folder], { stdio: ['ignore', 'pipe', 'ignore'] })
  child.stdout.pipe(process.stdout)`

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'what a test started, what that started, and its folder are gone after %s',
  async (signal) => {
    const test = spawn(process.execPath, ['--input-type=module', '-e', STARTER], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = await once(test.stdout, 'data')
    const [, child, grandchild, folder = ''] = /^(\d+) (\d+) (.+)$/m.exec(String(said)) ?? []
    const processes = [Number(child), Number(grandchild)]
    expect([...processes.map(lives), existsSync(folder)]).toEqual([true, true, true])
    test.kill(signal)
    await expect.poll(() => [...processes.map(lives), existsSync(folder)]).toEqual([false, false, false])
  },
)

it('what ended by itself is left alone, and its number with it', async () => {
  const child = spawnWithUs('true', [], { stdio: 'ignore' })
  expect(await once(child, 'exit')).toEqual([0, null])
})
