import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openAlertsOf } from '../alerts/alerts.ts'
import { alerts } from '../database/schema/alerts.ts'
import { fileSums } from '../database/schema/kept-files.ts'
import { photos } from '../database/schema/photos.ts'
import { images } from '../database/schema/transformations.ts'
import { addPhotos, openDraftOf } from '../testing/full-draft.ts'
import { operate } from '../testing/operate.ts'
import { someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'
import { checkFiles, MOST_TOLD } from './check-files.ts'
import { orphansAmong } from './kept-files.ts'

let home: TestApp
/** Of three photos, each with a thumbnail. */
let keys: string[]
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())
beforeEach(async () => {
  // As on its first day: no row names a file, and nothing was read or told of.
  for (const table of [photos, images, fileSums, alerts]) await home.context.database.delete(table)
  const her = await someone(home)
  await addPhotos(home.context, her, (await openDraftOf(her)).id, 3)
  keys = (await home.context.database.select().from(photos)).map(({ file }) => file)
})

const check = () => checkFiles(home.context)
const pathOf = (key: string | undefined) => join(home.context.config.dataDir, key ?? '')
const daysLater = (days: number) =>
  home.context.database
    .update(fileSums)
    .set({ dueAt: sql`${fileSums.dueAt} - make_interval(secs => ${days * 86_400}::float8)` })
const told = () => openAlertsOf(home.context.database, 'file_damaged', 100)
const listed = async () => (await operate(home, 'alerts'))?.said ?? ''

function damage(key: string | undefined): void {
  const bytes = readFileSync(pathOf(key))
  bytes.writeUInt8((bytes[40] ?? 0) ^ 1, 40)
  writeFileSync(pathOf(key), bytes)
}

it('every file a row names is read once it is new, and again a week later (U7)', async () => {
  expect(await check()).toEqual({ noted: 6, sound: 0, damaged: 0 })
  await daysLater(6.9)
  expect(await check()).toEqual({ noted: 0, sound: 0, damaged: 0 })
  await daysLater(0.2)
  expect(await check()).toEqual({ noted: 0, sound: 6, damaged: 0 })
  expect(await told()).toEqual([])
})

it('images are read with their thumbnails, their crops and their large files (U7)', async () => {
  await check()
  await makeTransformation(home, await someone(home), { images: 2 })
  const { rows } = await home.context.database.execute<{ files: number }>(
    sql`select count(*)::int as files from images i,
      unnest(array[i.file, i.thumbnail, i.before_file, i.large_file]) as key where key is not null`,
  )
  const { noted } = await check()
  expect(noted).toBeGreaterThanOrEqual(6 + (rows[0]?.files ?? 0))
  expect((await home.context.database.select().from(fileSums)).every(({ sha256 }) => sha256)).toBe(true)
})

it('a crop that is forgotten is known no more, and a large file made later is read (U7)', async () => {
  const { database, storage } = home.context
  await makeTransformation(home, await someone(home), { images: 1 })
  await check()
  const known = async () => (await database.select().from(fileSums)).map(({ key }) => key)
  const [image] = await database.select().from(images)
  const large = `${image?.file}.large`
  await storage.copy(image?.file ?? '', large)
  await database
    .update(images)
    .set({ beforeFile: null, ...{ largeFile: large, largeWidth: 20, largeHeight: 30 } })
  expect(await known()).not.toContain(image?.beforeFile)
  expect(await known()).toContain(large)
  expect((await check()).noted).toBe(1)
  await database.update(images).set({ favourite: true })
  expect(await check()).toEqual({ noted: 0, sound: 0, damaged: 0 })
})

it('a file that two rows name is known until neither does (U7)', async () => {
  const { database } = home.context
  await makeTransformation(home, await someone(home), { images: 1 })
  const [shared = ''] = keys
  await database.update(images).set({ beforeFile: shared })
  const known = async () => (await database.select().from(fileSums)).filter(({ key }) => key === shared)
  await database.delete(photos).where(eq(photos.file, shared))
  expect(await known()).toHaveLength(1)
  await database.delete(images)
  expect(await known()).toHaveLength(0)
})

it('one bit turned over on the disk is told to an operator, once for as long as that is open (U7)', async () => {
  await check()
  damage(keys[0])
  expect((await check()).damaged).toBe(0)
  for (const _week of [1, 2]) {
    await daysLater(7.1)
    expect(await check()).toEqual({ noted: 0, sound: 5, damaged: 1 })
  }
  expect(await told()).toMatchObject([{ subject: 'photos', about: keys[0], count: 1 }])
  expect(await listed()).toContain(
    `this file is not what it was, or gone: take it from a backup  photos ${keys[0]}`,
  )
})

it('the file of before, put back, is sound again (U7)', async () => {
  await check()
  const before = readFileSync(pathOf(keys[0]))
  damage(keys[0])
  await daysLater(7.1)
  await check()
  writeFileSync(pathOf(keys[0]), before)
  await daysLater(7.1)
  expect(await check()).toEqual({ noted: 0, sound: 6, damaged: 0 })
})

it('a file that is gone is told of while a row names it; with the row goes all that was known of it (U7)', async () => {
  const [gone = ''] = keys
  await home.context.storage.remove(gone)
  expect(await check()).toEqual({ noted: 5, sound: 0, damaged: 1 })
  await home.context.database.delete(photos).where(eq(photos.file, gone))
  expect(await check()).toEqual({ noted: 0, sound: 0, damaged: 0 })
  expect(await home.context.database.select().from(fileSums)).toHaveLength(4)
  expect(await told()).toMatchObject([{ subject: 'photos', about: null }])
  expect(existsSync(pathOf(keys[1]))).toBe(true)
})

it('two that look at once read no file twice, and what one died over is read by the next (U7)', async () => {
  const both = await Promise.all([check(), check()])
  expect(both.reduce((sum, { noted }) => sum + noted, 0)).toBe(6)
  await daysLater(7.1)
  const dying = new AbortController()
  dying.abort()
  expect(await checkFiles(home.context, dying.signal)).toEqual({ noted: 0, sound: 0, damaged: 0 })
  expect(await check()).toEqual({ noted: 0, sound: 0, damaged: 0 })
  await daysLater(0.05)
  expect(await check()).toEqual({ noted: 0, sound: 6, damaged: 0 })
})

describe('where a whole disk is gone', () => {
  const paths = async (files: number) => {
    const her = await someone(home)
    await addPhotos(home.context, her, (await openDraftOf(her)).id, files / 2)
  }
  const many = () => openAlertsOf(home.context.database, 'files_damaged', 100)
  const lose = async () => {
    const { rows } = await home.context.database.execute<{ key: string }>(sql`select key from kept_files`)
    await home.context.storage.remove(...rows.map(({ key }) => key))
    return rows.length
  }

  it.each([
    { files: MOST_TOLD - 2, alone: MOST_TOLD - 2, together: [] },
    { files: MOST_TOLD, alone: MOST_TOLD, together: [] },
    { files: MOST_TOLD + 6, alone: MOST_TOLD, together: [{ subject: 'files', about: '', count: 6 }] },
  ])('of $files files $alone are told one by one, and all others as one (U7)', async (gone) => {
    await paths(gone.files - keys.length * 2)
    expect(await lose()).toBe(gone.files)
    expect(await check()).toEqual({ noted: 0, sound: 0, damaged: gone.files })
    expect([(await told()).length, await many()]).toMatchObject([gone.alone, gone.together])
  })
  it('an operator reads how many more there are, and settles them at once', async () => {
    await paths(MOST_TOLD)
    await lose()
    await check()
    expect(await listed()).toContain('is the disk there? The log names them  files  6 times since')
    await operate(home, 'resolve-alert', (await many())[0]?.id ?? '')
    expect(await many()).toEqual([])
  })
})

describe('orphans among files', () => {
  const nobodys = `photos/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.jpg`

  it('are those no row names, whether the others were read yet or not (U6)', async () => {
    expect(await orphansAmong(home.context.database, [...keys, nobodys])).toEqual([nobodys])
    await check()
    expect(await orphansAmong(home.context.database, [...keys, nobodys])).toEqual([nobodys])
    expect(await orphansAmong(home.context.database, [])).toEqual([])
  })
  it('are all of them once their rows are gone', async () => {
    await check()
    await home.context.database.delete(photos)
    expect(await orphansAmong(home.context.database, keys)).toEqual(keys)
  })
})
