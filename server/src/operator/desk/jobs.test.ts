import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deskTableAnswer } from '@app/domain/operator/desk-api.ts'
import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { alerts } from '../../database/schema/alerts.ts'
import { photos } from '../../database/schema/photos.ts'
import { CHECK_PHOTO } from '../../photos/photos.ts'
import { smallJpeg } from '../../testing/engines/pictures.ts'
import { addPhotos, openDraftOf } from '../../testing/full-draft.ts'
import { nobody, type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const before = { ...CHECK_PHOTO.options }

let home: TestApp
let operator: Someone
beforeAll(async () => {
  // The first failure is the last: several take seconds.
  Object.assign(CHECK_PHOTO.options, { retryLimit: 0 })
  home = await openTestApp({ works: true })
  operator = await someone(home, 'operator')
})
afterAll(async () => {
  Object.assign(CHECK_PHOTO.options, before)
  await home.close()
})
beforeEach(() => home.context.database.delete(alerts))

const read = async (table: 'jobs' | 'queues') =>
  deskTableAnswer.parse((await operator.visitor.get(api.deskTable(table))).json()).rows
const queue = async () => (await read('queues')).find(({ id }) => id === CHECK_PHOTO.name)?.cells
const retry = async (id: string) =>
  (await operator.visitor.post(api.deskActs(), { act: 'retry-job', id })).json()

/** A photo whose check fails, because its file is gone. */
async function unchecked() {
  const her = await someone(home)
  const { database, jobs, storage } = home.context
  const [id = ''] = await addPhotos(home.context, her, (await openDraftOf(her)).id, 1, null)
  const [photo] = await database.select().from(photos).where(eq(photos.id, id))
  await storage.remove(photo?.file ?? '')
  await database.transaction((tx) => jobs.send(tx, CHECK_PHOTO, { photoId: id }))
  const verdicts = async () => (await openDraftOf(her)).uploadedImages[0]?.verdicts
  await expect.poll(verdicts).toEqual(['unchecked'])
  await expect.poll(async () => (await read('jobs')).map(({ cells }) => cells.about)).toEqual([id])
  return { id, file: photo?.file ?? '', verdicts }
}

it('a queue says what waits, what runs and what has failed, and since when', async () => {
  expect(await queue()).toMatchObject({ waiting: 0, waiting_since: null, failed: 0, failed_since: null })
  await unchecked()
  expect(await queue()).toMatchObject({ failed: 1, failed_since: expect.any(String) })
  expect((await read('queues')).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['generate-images', 'check-photo', 'dead-letters']),
  )
  expect((await read('queues')).filter(({ id }) => id.startsWith('__'))).toEqual([])
})

it('a job that failed every time is read with why, done again by one press, and in the log', async () => {
  const { id, file, verdicts } = await unchecked()
  const [row] = await read('jobs')
  expect(row).toMatchObject({
    cells: { queue: 'check-photo', about: id, state: 'failed', reason: expect.stringMatching(/\w/) },
    acts: ['retry-job', 'resolve-alert'],
  })
  await home.context.scratch.withFolder(async (folder) => {
    await writeFile(join(folder, 'again.jpg'), await smallJpeg())
    await home.context.storage.put(file, join(folder, 'again.jpg'))
  })
  expect(await retry(row?.id ?? '')).toEqual({
    done: true,
    said: 'La tâche reprend tout de suite, avec tous ses essais. Son alerte est close.',
  })
  await expect.poll(async () => (await verdicts())?.includes('unchecked')).toBe(false)
  expect(await read('jobs')).toMatchObject([{ cells: { state: 'resolved' }, acts: [] }])
  expect(await retry(row?.id ?? '')).toMatchObject({ done: false })
  const acts = deskTableAnswer.parse((await operator.visitor.get(api.deskTable('acts'))).json())
  expect(acts.rows.map(({ cells }) => [cells.act, cells.done])).toEqual(
    expect.arrayContaining([
      ['retry-job', true],
      ['retry-job', false],
    ]),
  )
})

it('what was for something that is gone is not begun again, and says so', async () => {
  const { id } = await unchecked()
  await home.context.database.delete(photos).where(eq(photos.id, id))
  const [row] = await read('jobs')
  expect(await retry(row?.id ?? '')).toMatchObject({
    done: false,
    said: expect.stringContaining('n’existe plus'),
  })
  expect((await read('jobs')).map(({ cells }) => cells.state)).toEqual(['failed'])
})

it.each([nobody(), 'x'])('there is none under %s', async (id) =>
  expect(await retry(id)).toEqual({ done: false, said: 'Cette tâche n’est plus en échec.' }),
)
