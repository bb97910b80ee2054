import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FolderInUseError, lockFolder } from './folder-lock.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(folder, 'in-use.pid')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('a data folder is free again once it is released', () => {
  lockFolder(folder)()
  expect(existsSync(file)).toBe(false)
})

it('a folder held by a living process is refused, in French and English, naming the folder and the process', () => {
  writeFileSync(file, String(process.ppid))
  expect(() => lockFolder(folder)).toThrow(FolderInUseError)
  expect(() => lockFolder(folder)).toThrow(
    new RegExp(`${folder}.*processus ${process.ppid}.*process ${process.ppid}`),
  )
})

it('a lock left by a process that died is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(file, String(pid))
  lockFolder(folder)()
})

it.each(['', 'n’importe quoi', '-1', '0'])('a lock that says %j is taken over', (content) => {
  writeFileSync(file, content)
  lockFolder(folder)()
})

it('a folder that does not exist yet is made', () => {
  lockFolder(join(folder, 'new', 'deep'))()
  expect(existsSync(join(folder, 'new', 'deep'))).toBe(true)
})
