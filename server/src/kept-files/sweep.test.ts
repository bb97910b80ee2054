import { mkdir, readdir, rmdir, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileSweeps } from '../database/schema/kept-files.ts'
import { photos } from '../database/schema/photos.ts'
import { addPhotos, openDraftOf } from '../testing/full-draft.ts'
import { someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { sweepFiles, sweepOrphans } from './sweep.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const photosOf = (userId: string) =>
  home.context.database.select().from(photos).where(eq(photos.userId, userId))

describe('files that belong to nobody are swept within a day', () => {
  it('removes what a crash left, and nothing that has its row (U6)', async () => {
    const her = await someone(home)
    const draft = await openDraftOf(her)
    await addPhotos(home.context, her, draft.id, 1)
    const { dataDir } = home.context.config
    const [folder, scratch] = [join(dataDir, 'photos'), join(dataDir, 'scratch')]
    const longAgo = new Date(Date.now() - 12.1 * 3_600_000)
    const [owned] = await photosOf(her.id)
    const lost = '00000000-0000-4000-8000-000000000000.jpg'
    const preview = join(dataDir, 'previews', lost)
    for (const made of [join(scratch, 'killed'), dirname(preview)]) await mkdir(made, { recursive: true })
    const left = [
      ...[join(folder, lost), join(folder, `${lost}.tmp`), join(folder, `${lost}.tmp.sent`)],
      ...[join(scratch, 'killed', 'half.jpg'), preview],
    ]
    for (const file of left) await writeFile(file, 'half')
    for (const name of await readdir(folder)) await utimes(join(folder, name), longAgo, longAgo)
    for (const old of [join(scratch, 'killed'), preview]) await utimes(old, longAgo, longAgo)
    expect(await sweepFiles(home.context)).toBe(2)
    expect(await home.context.storage.size(owned?.file ?? '')).toBeGreaterThan(0)
    expect((await readdir(folder)).filter((name) => name.startsWith(lost))).toEqual([])
    expect(await readdir(scratch)).toEqual([])
  })

  it('leaves what may have its row in a moment (U6)', async () => {
    const { dataDir } = home.context.config
    const young = join(dataDir, 'photos', '00000000-0000-4000-8000-000000000001.jpg')
    await writeFile(young, 'whole')
    const before = new Date(Date.now() - 11.9 * 3_600_000)
    await utimes(young, before, before)
    expect(await sweepOrphans(home.context)).toBe(0)
    expect(await readdir(dirname(young))).toContain(basename(young))
  })
})

describe('however many workers there are, the files of the store are looked through', () => {
  const begun = (begunAt: SQL) => home.context.database.update(fileSweeps).set({ begunAt })

  it('by one of them', async () => {
    await begun(sql`'epoch'`)
    const swept = await Promise.all([sweepFiles(home.context), sweepFiles(home.context)])
    expect(swept.filter((count) => count !== null)).toHaveLength(1)
  })
  it.each([
    { after: 11.9, swept: null },
    { after: 12.1, swept: 0 },
  ])('every twelve hours: after $after', async ({ after, swept }) => {
    await begun(sql`now() - make_interval(secs => ${after * 3600}::float8)`)
    expect(await sweepFiles(home.context)).toBe(swept)
  })
  it('again an hour later where that failed', async () => {
    const stuck = join(home.context.config.dataDir, 'photos', '00000000-0000-4000-8000-000000000002.jpg')
    await mkdir(stuck)
    await utimes(stuck, new Date(0), new Date(0))
    await begun(sql`'epoch'`)
    await expect(sweepFiles(home.context)).rejects.toThrow(stuck)
    await rmdir(stuck)
    expect(await sweepFiles(home.context)).toBe(0)
  })
})
