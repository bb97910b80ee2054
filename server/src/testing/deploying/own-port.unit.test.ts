import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { claimOf, ownPort } from './own-port.ts'

/** So many are never asked for: nobody else comes here. */
const FAR = 31_000
const MODULE = fileURLToPath(new URL('./own-port.ts', import.meta.url))
const OTHER = `
  const { ownPort } = await import(${JSON.stringify(MODULE)})
  console.log(await ownPort(${FAR}))
  setInterval(() => {}, 1000)`

it('no port is given twice, neither here nor to another process, until that one has ended', async () => {
  const mine = await Promise.all([ownPort(FAR), ownPort(FAR), ownPort(FAR)])
  const other = spawn(process.execPath, ['--input-type=module', '-e', OTHER], {
    // As of another run of all tests.
    env: { ...process.env, TMPDIR: '/var/tmp' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(other.stdout, 'data')
  const theirs = Number(said)
  expect(new Set([...mine, theirs, await ownPort(FAR)]).size).toBe(5)
  expect(existsSync(claimOf(theirs))).toBe(true)
  other.kill('SIGKILL')
  await expect.poll(() => existsSync(claimOf(theirs))).toBe(false)
})

it('one that somebody uses who asked nobody is passed over', async () => {
  const port = await ownPort(FAR)
  const stranger = createServer().listen(port, '127.0.0.1')
  await once(stranger, 'listening')
  rmSync(claimOf(port), { recursive: true })
  expect(await ownPort(FAR)).not.toBe(port)
  stranger.close()
})
