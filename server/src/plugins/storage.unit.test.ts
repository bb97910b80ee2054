import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DiskStorage } from './storage.ts'

let root: string
let storage: DiskStorage
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storage-'))
  storage = new DiskStorage(root)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('a file', () => {
  const key = `photos/${randomUUID()}.jpg`

  it('is not there until it is published, and then all at once', async () => {
    writeFileSync(await storage.draftPath(key), 'pixels')
    expect(await storage.size(key)).toBeNull()
    await storage.publish(key)
    expect(await storage.size(key)).toBe(6)
    expect(readdirSync(join(root, 'photos'))).toHaveLength(1)
  })

  it('that is removed is gone, and so is what was being written; removing it again is harmless', async () => {
    writeFileSync(await storage.draftPath(key), 'pixels')
    await storage.publish(key)
    writeFileSync(await storage.draftPath(key), 'more')
    await storage.remove(key)
    await storage.remove(key)
    expect(readdirSync(join(root, 'photos'))).toEqual([])
  })
})

describe('only names we make reach the disk', () => {
  it.each([
    '../photos/x.jpg',
    `photos/../${randomUUID()}.jpg`,
    `/etc/${randomUUID()}.jpg`,
    `photos/${randomUUID()}`,
    `photos/${randomUUID()}.jpg\0.png`,
    `photos/deep/${randomUUID()}.jpg`,
    'photos/chat.jpg',
    '',
  ])('%j is refused', (key) => {
    expect(() => storage.path(key)).toThrow(RangeError)
    expect(existsSync(join(root, 'photos'))).toBe(false)
  })
})
