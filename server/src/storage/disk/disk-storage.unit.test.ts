import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { everyStore, type StoreUnderTest } from '../../testing/storage/storage-contract.ts'
import { DiskStorage } from './disk-storage.ts'

async function openDisk(folder: string): Promise<StoreUnderTest> {
  const root = join(folder, 'root')
  const everyFile = () =>
    existsSync(root)
      ? readdirSync(root, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => join(parentPath, name))
      : []
  return {
    storage: new DiskStorage(root),
    age: async (moment) => {
      for (const file of everyFile()) await utimes(file, moment, moment)
    },
    leaveHalf: async (key) => {
      mkdirSync(dirname(join(root, key)), { recursive: true })
      await writeFile(join(root, `${key}.tmp`), 'pix')
    },
    countAll: async () => everyFile().length,
    close: async () => undefined,
  }
}

describe('on a disk', () => everyStore(openDisk))

it('a copy that fails at the last step leaves nothing behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  const storage = new DiskStorage(folder)
  const [from, to] = [`photos/${randomUUID()}.jpg`, `photos/${randomUUID()}.jpg`]
  await writeFile(join(folder, 'her photo'), 'pixels')
  await storage.put(from, join(folder, 'her photo'))
  // Where a folder stands no file can be moved to.
  mkdirSync(join(folder, to, 'full'), { recursive: true })
  await expect(storage.copy(from, to)).rejects.toThrow()
  expect(readdirSync(join(folder, 'photos')).sort()).toEqual([from, to].map((key) => basename(key)).sort())
  rmSync(folder, { recursive: true })
})

it.each([
  [499, [499]],
  [500, [500]],
  [501, [500, 1]],
])('of %i files of a folder the old ones are told in parts of %j', async (files, parts) => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  mkdirSync(join(folder, 'photos'))
  const keys = Array.from({ length: files }, () => `photos/${randomUUID()}.jpg`)
  for (const key of keys) await writeFile(join(folder, key), '')
  await writeFile(join(folder, `${keys[0]}.tmp`), '')
  const told: string[][] = []
  for await (const part of new DiskStorage(folder).keysOlderThan('photos', new Date(Date.now() + 60_000))) {
    told.push(part)
  }
  expect([told.map((part) => part.length), told.flat().sort()]).toEqual([parts, keys.sort()])
  rmSync(folder, { recursive: true })
})
