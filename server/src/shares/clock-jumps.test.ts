import { api } from '@app/domain/routes.ts'
import { SHARE_DAYS } from '@app/domain/shares/share-rules.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shares } from '../database/schema/shares.ts'
import { runScheduled } from '../start.ts'
import { moveDatabaseClock, setDatabaseClock } from '../testing/clocks/database-clock.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openedShare } from '../testing/shares.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'
import { Visitor } from '../testing/visitor.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** The clocks of Paris go forward in the night after it. */
const BEGINNING = new Date('2026-03-28T09:00:00Z')

let home: TestApp
let her: Someone
let imageId: string
beforeAll(async () => {
  home = await openTestApp({ clockIn: 'Europe/Paris' })
  her = await someone(home)
  imageId = (await makeTransformation(home, her, { images: 1 })).imageIds[0] ?? ''
})
beforeEach(async () => {
  await setDatabaseClock(home.context.database, BEGINNING)
  await home.context.database.delete(shares)
})
afterAll(() => home.close())

const opens = async (token: string) =>
  (await new Visitor(home.app).get(api.sharedImage(token))).statusCode === 200
const pass = (ms: number) => moveDatabaseClock(home.context.database, ms)

describe('a link opens as long as it was said to, by the clock of the database', () => {
  it.each(SHARE_DAYS)('%s days: a minute before it does, then and after it does not', async (days) => {
    const { token, share } = await openedShare(her, imageId, { days })
    expect(Math.abs(Date.parse(share.expiresAt) - BEGINNING.getTime() - days * DAY_MS)).toBeLessThan(
      MINUTE_MS,
    )
    await pass(days * DAY_MS - MINUTE_MS)
    expect(await opens(token)).toBe(true)
    await pass(MINUTE_MS)
    expect(await opens(token)).toBe(false)
    await pass(MINUTE_MS)
    expect(await opens(token)).toBe(false)
  })

  it('what has ended is no longer kept, and takes no place', async () => {
    await openedShare(her, imageId, { days: 1 })
    const { share } = await openedShare(her, imageId, { days: 7 })
    await pass(2 * DAY_MS)
    await runScheduled(home.context)
    const kept = await home.context.database.select().from(shares)
    expect(kept.map(({ id }) => id)).toEqual([share.id])
  })

  it('a clock set back by a week gives it no more than it was said to have', async () => {
    const { token } = await openedShare(her, imageId, { days: 1 })
    await pass(-7 * DAY_MS)
    await runScheduled(home.context)
    await pass(DAY_MS - MINUTE_MS)
    expect(await opens(token)).toBe(true)
    await pass(2 * MINUTE_MS)
    expect(await opens(token)).toBe(false)
  })
})
