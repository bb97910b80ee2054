import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe } from 'vitest'
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
