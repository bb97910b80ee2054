import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Scratch } from './scratch.ts'

let root: string
let scratch: Scratch
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'scratch-'))
  scratch = new Scratch(root)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

it('each work has a folder of its own, gone with what is in it when the work ends', async () => {
  const seen = await Promise.all(
    [1, 2].map(() =>
      scratch.withFolder(async (folder) => {
        writeFileSync(join(folder, 'half'), 'pixels')
        return folder
      }),
    ),
  )
  expect([new Set(seen).size, readdirSync(root)]).toEqual([2, []])
})

it('and when it fails', async () => {
  const work = scratch.withFolder(async (folder) => {
    writeFileSync(join(folder, 'half'), 'pixels')
    throw new Error('no photo')
  })
  await expect(work).rejects.toThrow('no photo')
  expect(readdirSync(root)).toEqual([])
})

it('and when the process ends before it', async () => {
  const over = Promise.withResolvers<void>()
  const work = scratch.withFolder(async (folder) => {
    writeFileSync(join(folder, 'half'), 'pixels')
    await over.promise
  })
  while (!readdirSync(root).some((folder) => existsSync(join(root, folder, 'half')))) await pause(1)
  await scratch.clear()
  expect(readdirSync(root)).toEqual([])
  over.resolve()
  await work
})

it('what a killed process left is swept, and no work that is under way', async () => {
  await scratch.withFolder(async (fresh) => {
    await scratch.withFolder(async (left) => {
      writeFileSync(join(left, 'half'), 'pixels')
      await utimes(left, ago(25), ago(25))
      await scratch.sweep(ago(24))
      expect([existsSync(left), existsSync(fresh)]).toEqual([false, true])
    })
  })
})

it('where nothing was ever written there is nothing to sweep', async () => {
  await new Scratch(join(root, 'never')).sweep(new Date())
  expect(readdirSync(root)).toEqual([])
})
