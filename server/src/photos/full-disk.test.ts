import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { photographTestPortrait } from '@app/artwork/test-portrait.ts'
import { api } from '@app/domain/routes.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { filesKept } from '../testing/files-kept.ts'
import { openDraftOf } from '../testing/full-draft.ts'
import { someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let home: TestApp
let portrait: Buffer
beforeAll(async () => {
  home = await openTestApp()
  portrait = await photographTestPortrait(0)
})
afterAll(() => home.close())

const mended: (() => void)[] = []
afterEach(() => {
  for (const mend of mended.splice(0)) mend()
})

/** The disk is full once this file of scratch is written: nothing fits on the device it leads to. */
function fillScratchAt(name: string): void {
  const { scratch } = home.context
  const withFolder = scratch.withFolder.bind(scratch)
  scratch.withFolder = (work) =>
    withFolder(async (folder) => {
      await symlink('/dev/full', join(folder, name))
      return work(folder)
    })
  mended.push(() => {
    scratch.withFolder = withFolder
  })
}

/** The disk of the store is full at its so manieth file. */
function fillStoreAt(number: number): void {
  const { storage } = home.context
  const put = storage.put.bind(storage)
  let asked = 0
  storage.put = async (key, path) => {
    asked += 1
    if (asked === number) throw Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' })
    return put(key, path)
  }
  mended.push(() => {
    storage.put = put
  })
}

describe('a photo that finds the disk full', () => {
  it.each([
    { where: 'as it arrives', fill: () => fillScratchAt('sent') },
    { where: 'as it is turned upright', fill: () => fillScratchAt('upright.jpg') },
    { where: 'as its thumbnail is written', fill: () => fillScratchAt('small.webp') },
    { where: 'as it is kept', fill: () => fillStoreAt(1) },
    { where: 'as its thumbnail is kept', fill: () => fillStoreAt(2) },
  ])(
    '$where is refused with 507 and leaves nothing; all else works, and later it is taken (U6, F5)',
    async ({ fill }) => {
      const her = await someone(home)
      const { id } = await openDraftOf(her)
      const before = filesKept(home)
      const send = () => her.visitor.upload(id, [{ name: 'her.jpg', bytes: portrait }])
      fill()
      const refused = await send()
      expect([refused.statusCode, refused.json().code]).toEqual([507, 'storage_full'])
      expect((await openDraftOf(her)).uploadedImages).toEqual([])
      expect(filesKept(home)).toEqual(before)
      expect((await her.visitor.get(api.transformations())).statusCode).toBe(200)

      for (const mend of mended.splice(0)) mend()
      const taken = await send()
      expect([taken.statusCode, taken.json().images.length]).toEqual([200, 1])
    },
  )
})
