import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AskedPart, MissingFileError, type Storage } from '../../storage/storage.ts'
import { allOf } from './all-of.ts'

/** A store, and how a test makes it old, or half done, from behind. */
export interface StoreUnderTest {
  storage: Storage
  /** Everything in it was kept at this moment. */
  age(moment: Date): Promise<void>
  /** As a process leaves it that is killed while it keeps a file. */
  leaveHalf(key: string): Promise<void>
  /** All that takes up room, whole or half. */
  countAll(): Promise<number>
  close(): Promise<void>
}

/** The rules of every store. `open` gives an empty one, which may use this folder. */
export function everyStore(open: (folder: string) => Promise<StoreUnderTest>): void {
  let folder: string
  let store: StoreUnderTest
  let storage: Storage
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'store-'))
    store = await open(folder)
    storage = store.storage
  })
  afterEach(async () => {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const newKey = (kind = 'photos') => `${kind}/${randomUUID()}.jpg`
  async function written(words: string): Promise<string> {
    const path = join(folder, randomUUID())
    await writeFile(path, words)
    return path
  }
  async function kept(words: string, key = newKey()): Promise<string> {
    await storage.put(key, await written(words))
    return key
  }
  const readAll = async (key: string) => (await buffer(storage.read(key))).toString()
  const DAY_MS = 24 * 3_600_000
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS)

  describe('a file', () => {
    it('that is put is read as it was written, and known by its size', async () => {
      const key = await kept('pixels')
      expect([await readAll(key), await storage.size(key)]).toEqual(['pixels', 6])
    })
    it('may be empty, and may be larger than any buffer', async () => {
      const large = 'é'.repeat(3_000_000)
      expect(await readAll(await kept(''))).toBe('')
      expect((await readAll(await kept(large))) === large).toBe(true)
    })
    it('that is put is the store’s: nothing is left where it was written', async () => {
      const path = await written('pixels')
      await storage.put(newKey(), path)
      expect(existsSync(path)).toBe(false)
    })
    it('that was never there has no size, and cannot be read', async () => {
      expect(await storage.size(newKey())).toBeNull()
      await expect(readAll(newKey())).rejects.toThrow()
    })
    it('that could not be put is not there', async () => {
      const key = newKey()
      await expect(storage.put(key, join(folder, 'nowhere'))).rejects.toThrow()
      expect(await storage.size(key)).toBeNull()
    })
    it('half kept is not there, and one that is put after all is whole', async () => {
      const key = newKey()
      await store.leaveHalf(key)
      expect(await storage.size(key)).toBeNull()
      await kept('pixels', key)
      expect(await readAll(key)).toBe('pixels')
    })
    it('that is removed is gone, and no other; removing it again is harmless', async () => {
      const [gone, other] = [await kept('pixels'), await kept('others')]
      await storage.remove(gone)
      await storage.remove(gone, newKey())
      expect([await storage.size(gone), await readAll(other)]).toEqual([null, 'others'])
      await storage.remove(other)
      expect(await store.countAll()).toBe(0)
    })
    it('may be read by many at once', async () => {
      const key = await kept('pixels')
      expect(await Promise.all(Array.from({ length: 20 }, () => readAll(key)))).toEqual(
        Array.from({ length: 20 }, () => 'pixels'),
      )
    })
  })

  describe('a file that is opened to be sent', () => {
    const opened = async (key: string, asked?: AskedPart) => {
      const file = await storage.open(key, asked)
      return file && { ...file, bytes: (await buffer(file.bytes)).toString() }
    }

    it('has its size, its moment and its bytes', async () => {
      const key = await kept('pixels')
      const file = await opened(key)
      expect(file).toMatchObject({ size: 6, part: { from: 0, to: 5 }, bytes: 'pixels' })
      expect(Math.abs(Date.now() - Number(file?.keptAt))).toBeLessThan(DAY_MS)
      expect(await opened(newKey())).toBeNull()
    })
    it('is sent whole where it is larger than any buffer', async () => {
      const large = 'é'.repeat(3_000_000)
      expect((await opened(await kept(large)))?.bytes === large).toBe(true)
    })
    it.each<[AskedPart, string]>([
      [{ from: 0, to: 0 }, 'p'],
      [{ from: 2, to: 3 }, 'xe'],
      [{ from: 2 }, 'xels'],
      [{ from: 5, to: 5 }, 's'],
      [{ from: 4, to: 6 }, 'ls'],
      [{ last: 1 }, 's'],
      [{ last: 6 }, 'pixels'],
      [{ last: 7 }, 'pixels'],
    ])('of %j it gives these', async (asked, bytes) => {
      const from = 'pixels'.indexOf(bytes)
      const part = { from, to: from + bytes.length - 1 }
      expect(await opened(await kept('pixels'), asked)).toMatchObject({ size: 6, part, bytes })
    })
    it.each<AskedPart>([{ from: 6 }, { from: 6, to: 9 }, { last: 0 }])('has nothing of %j', async (asked) => {
      expect(await opened(await kept('pixels'), asked)).toMatchObject({ size: 6, part: null, bytes: '' })
    })
    it('and not read holds nothing up: it is removed as any other', async () => {
      const key = await kept('pixels')
      const file = await storage.open(key)
      file?.bytes.destroy()
      await storage.remove(key)
      expect(await storage.open(key)).toBeNull()
    })
  })

  describe('a copy', () => {
    it('is the same file, and outlives the first', async () => {
      const [from, to] = [await kept('pixels'), newKey('images')]
      await storage.copy(from, to)
      await storage.remove(from)
      expect(await readAll(to)).toBe('pixels')
    })
    it('of nothing is refused by its name, and leaves nothing', async () => {
      const to = newKey()
      await expect(storage.copy(newKey(), to)).rejects.toThrow(MissingFileError)
      expect([await storage.size(to), await store.countAll()]).toEqual([null, 0])
    })
  })

  describe('a file that is lent', () => {
    it('is a path of this machine that says the same; it stays in the store', async () => {
      const [one, other] = [await kept('one'), await kept('other')]
      const read = await storage.lend(async (pathOf) =>
        Promise.all([one, other].map(async (key) => (await readFile(await pathOf(key))).toString())),
      )
      expect(read).toEqual(['one', 'other'])
      expect(await readAll(one)).toBe('one')
    })
    it('is a path where nothing lies, when nothing lies under its key', async () => {
      const isThere = await storage.lend(async (pathOf) => existsSync(await pathOf(newKey())))
      expect(isThere).toBe(false)
    })
    it('fails as its use fails', async () => {
      const key = await kept('pixels')
      const use = storage.lend(async (pathOf) => {
        await pathOf(key)
        throw new Error('no face')
      })
      await expect(use).rejects.toThrow('no face')
    })
  })

  describe('what is old', () => {
    const oldIn = (folder: string, days: number) => allOf(storage.keysOlderThan(folder, ago(days)))
    it('is told by its folder and its moment', async () => {
      const [photo] = [await kept('pixels'), await kept('pixels', newKey('images'))]
      await store.age(ago(2))
      await kept('fresh')
      expect(await oldIn('photos', 1)).toEqual([photo])
      expect(await oldIn('photos', 3)).toEqual([])
      expect(await oldIn('nowhere', 1)).toEqual([])
    })
    it('and half kept is no key, and goes when it is asked for; what is whole or fresh stays', async () => {
      const whole = await kept('pixels')
      await store.leaveHalf(newKey())
      await store.age(ago(2))
      await store.leaveHalf(newKey())
      expect(await oldIn('photos', 1)).toEqual([whole])
      await storage.removeUnfinished('photos', ago(1))
      expect([await readAll(whole), await store.countAll()]).toEqual(['pixels', 2])
    })
  })

  describe('only names we make reach the store', () => {
    it.each([
      '../photos/x.jpg',
      `photos/../${randomUUID()}.jpg`,
      `/etc/${randomUUID()}.jpg`,
      `photos/${randomUUID()}`,
      `photos/${randomUUID()}.jpg\0.png`,
      `photos/deep/${randomUUID()}.jpg`,
      'photos/chat.jpg',
      '',
    ])('%j is refused', async (name) => {
      const fine = await kept('pixels')
      expect(() => storage.read(name)).toThrow(RangeError)
      await expect(written('x').then((path) => storage.put(name, path))).rejects.toThrow(RangeError)
      await expect(storage.size(name)).rejects.toThrow(RangeError)
      await expect(storage.open(name)).rejects.toThrow(RangeError)
      await expect(storage.remove(name)).rejects.toThrow(RangeError)
      await expect(storage.copy(fine, name)).rejects.toThrow(RangeError)
      await expect(storage.copy(name, newKey())).rejects.toThrow(RangeError)
      await expect(storage.lend((pathOf) => pathOf(name))).rejects.toThrow(RangeError)
      expect(await store.countAll()).toBe(1)
    })
  })
}
