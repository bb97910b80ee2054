import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { spawnWithUs } from './ends-with-us.ts'

const MODULE = fileURLToPath(new URL('./ends-with-us.ts', import.meta.url))
/** Starts a program that starts another one, passes on the numbers of both, and lives on. */
const STARTER = `
  const { spawnWithUs } = await import(${JSON.stringify(MODULE)})
  const child = spawnWithUs('sh', ['-c', 'sleep 1000 & echo $$ $!; wait'], { stdio: ['ignore', 'pipe', 'ignore'] })
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
  'what a test started, and what that started, is gone after %s',
  async (signal) => {
    const test = spawn(process.execPath, ['--input-type=module', '-e', STARTER], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = await once(test.stdout, 'data')
    const [child = 0, grandchild = 0] = String(said).trim().split(' ').map(Number)
    expect([child, grandchild].map(lives)).toEqual([true, true])
    test.kill(signal)
    await expect.poll(() => [child, grandchild].map(lives)).toEqual([false, false])
  },
)

it('what ended by itself is left alone, and its number with it', async () => {
  const child = spawnWithUs('true', [], { stdio: 'ignore' })
  expect(await once(child, 'exit')).toEqual([0, null])
})
