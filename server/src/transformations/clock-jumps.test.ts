import { BASE_STYLE_IDS } from '@app/domain/catalogue/base-styles.ts'
import { IDLE_DRAFT_DAYS, PHOTO_RETENTION_DAYS } from '@app/domain/photos/photo-rules.ts'
import { api } from '@app/domain/routes.ts'
import { PROMISED_HOURS } from '@app/domain/transformations/promised.ts'
import { REDO_DAYS } from '@app/domain/transformations/redo-rules.ts'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { photos } from '../database/schema/photos.ts'
import { transformations } from '../database/schema/transformations.ts'
import { runScheduled } from '../start.ts'
import { buyPackage } from '../testing/buying/buying.ts'
import { askRedo, mailKindsTo, runExtension, seenBy } from '../testing/buying/extending.ts'
import { moveDatabaseClock, setDatabaseClock } from '../testing/clocks/database-clock.ts'
import { moveMachineClock } from '../testing/clocks/machine-clock.ts'
import { PlainEngine } from '../testing/engines/engine.ts'
import { runs } from '../testing/engines/runs.ts'
import { addPhotos, openDraftOf } from '../testing/full-draft.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const WAYS = [
  { way: 'on', byMs: HOUR_MS },
  { way: 'back', byMs: -HOUR_MS },
]
/** The clocks of Paris go forward in the night after it. */
const BEGINNING = new Date('2026-03-28T09:00:00Z')

const around = (ms: number) =>
  [
    { when: 'a minute before', ms: ms - MINUTE_MS, isOver: false },
    { when: 'then', ms, isOver: true },
    { when: 'a minute later', ms: ms + MINUTE_MS, isOver: true },
  ].slice(0, runs(2, 3))

let home: TestApp
beforeAll(async () => {
  home = await openTestApp({ clockIn: 'Europe/Paris', engine: new PlainEngine(5, BASE_STYLE_IDS) })
})
beforeEach(() => setDatabaseClock(home.context.database, BEGINNING))
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => home.close())

const jump = async (byMs: number) => {
  await moveDatabaseClock(home.context.database, byMs)
  await runScheduled(home.context)
}
const photosOf = ({ id }: Someone) => home.context.database.$count(photos, sql`user_id = ${id}`)

async function ordered(): Promise<{ her: Someone; id: string }> {
  const her = await someone(home)
  const { transformationId: id } = await buyPackage(home, her)
  return { her, id }
}

async function delivered(): Promise<{ her: Someone; id: string }> {
  const order = await ordered()
  await runExtension(home, order.id, 5)
  return order
}

describe.each(WAYS)('where the clock of the machine is an hour $way of the database', ({ byMs }) => {
  beforeEach(() => moveMachineClock(byMs))

  it.each(around(PROMISED_HOURS * HOUR_MS))(
    'what was promised in a day ends by itself, and the money goes back once: $when, $isOver',
    async ({ ms, isOver }) => {
      const { her, id } = await ordered()
      await jump(ms)
      await jump(0)
      const { status, refund } = await seenBy(her, id)
      expect([status, refund]).toEqual(isOver ? ['failed', { credits: 0, cents: 990 }] : ['pending', null])
      expect(await mailKindsTo(home, her)).toEqual(isOver ? ['receipt', 'failed_refunded'] : ['receipt'])
    },
  )

  it.each(around(REDO_DAYS * DAY_MS))(
    'a defective image is made again for a week: $when, it is over: $isOver',
    async ({ ms, isOver }) => {
      const { her, id } = await delivered()
      await moveDatabaseClock(home.context.database, ms)
      const [image] = (await seenBy(her, id)).images
      expect((await askRedo(her, image?.id ?? '')).statusCode).toBe(isOver ? 409 : 200)
    },
  )

  it.each(around(PHOTO_RETENTION_DAYS * DAY_MS))(
    'her photos are forgotten a month after the delivery, as her page told her: $when, $isOver (P3)',
    async ({ ms, isOver }) => {
      const { her, id } = await delivered()
      const { keptUntil } = (await seenBy(her, id)).sourcePhotos
      const told = Date.parse(keptUntil ?? '') - BEGINNING.getTime() - PHOTO_RETENTION_DAYS * DAY_MS
      expect(told).toBeGreaterThanOrEqual(0)
      expect(told).toBeLessThan(MINUTE_MS)
      await jump(ms)
      expect(await photosOf(her)).toBe(isOver ? 0 : 15)
      // Nobody is signed in so long without a visit.
      expect(
        await home.context.database.$count(
          transformations,
          sql`id = ${id} and photos_forgotten_at is not null`,
        ),
      ).toBe(isOver ? 1 : 0)
    },
  )

  it.each(around(IDLE_DRAFT_DAYS * DAY_MS))(
    'those of a draft nobody touches are forgotten after a month: $when, $isOver',
    async ({ ms, isOver }) => {
      const her = await someone(home)
      await addPhotos(home.context, her, (await openDraftOf(her)).id, 1)
      await jump(ms)
      expect(await photosOf(her)).toBe(isOver ? 0 : 1)
    },
  )

  it('the photos she sends after those she took over from an order stand after them', async () => {
    const { her, id } = await delivered()
    expect((await her.visitor.post(api.photosToDraft(id), { replace: false })).statusCode).toBe(200)
    const before = (await openDraftOf(her)).uploadedImages.map((photo) => photo.id)
    const [last] = await addPhotos(home.context, her, (await openDraftOf(her)).id, 1)
    expect((await openDraftOf(her)).uploadedImages.map((photo) => photo.id)).toEqual([...before, last])
  })
})

describe('where the clock of the database is set back by an hour', () => {
  it('a day still is a day: an order ends when it was to (F10)', async () => {
    const { her, id } = await ordered()
    await jump(-HOUR_MS)
    await jump(PROMISED_HOURS * HOUR_MS - MINUTE_MS)
    expect((await seenBy(her, id)).status).toBe('pending')
    await jump(2 * MINUTE_MS)
    expect((await seenBy(her, id)).status).toBe('failed')
  })

  it('and on again, photos are forgotten once, and she is told once', async () => {
    const { her } = await delivered()
    await jump(PHOTO_RETENTION_DAYS * DAY_MS + MINUTE_MS)
    expect(await photosOf(her)).toBe(0)
    for (const byMs of [-HOUR_MS, HOUR_MS, DAY_MS]) await jump(byMs)
    const kinds = await mailKindsTo(home, her)
    expect(kinds.filter((kind) => kind === 'photos_forgotten')).toHaveLength(1)
  })
})
