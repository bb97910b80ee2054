import { randomUUID } from 'node:crypto'
import { BASE_STYLE_IDS } from '@app/domain/catalogue/base-styles.ts'
import { api } from '@app/domain/routes.ts'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { receipts } from './database/schema/receipts.ts'
import { remoteJobs } from './database/schema/remote-jobs.ts'
import { spendingOf } from './remote-jobs/remote-jobs.ts'
import { buyPackage } from './testing/buying/buying.ts'
import { runExtension } from './testing/buying/extending.ts'
import { setDatabaseClock } from './testing/clocks/database-clock.ts'
import { declare } from './testing/declaring.ts'
import { PlainEngine } from './testing/engines/engine.ts'
import { askPreview, layPreview } from './testing/engines/hosted-previews.ts'
import { runs } from './testing/engines/runs.ts'
import { readyToOrder } from './testing/full-draft.ts'
import { mailsTo } from './testing/outbox.ts'
import { type Someone, someone } from './testing/people.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

/** Of the process, and of its database. */
const ZONES = ['America/New_York', 'Asia/Tokyo', 'UTC', 'Europe/Paris'].slice(0, runs(1, 4))
const SECOND_MS = 1000
const DAYS = [
  { day: 'of 23 hours', begins: '2026-03-28T23:00:00Z', ends: '2026-03-29T22:00:00Z' },
  { day: 'of 25 hours', begins: '2026-10-24T22:00:00Z', ends: '2026-10-25T23:00:00Z' },
]

describe.each(ZONES)('where the clocks of the process and of its database are those of %s (F10)', (zone) => {
  let home: TestApp
  beforeAll(async () => {
    vi.stubEnv('TZ', zone)
    const engine = new PlainEngine(5, BASE_STYLE_IDS, ['fal'])
    home = await openTestApp({ clockIn: zone, engine })
  })
  beforeEach(() => home.context.database.delete(remoteJobs))
  afterAll(async () => {
    await home.close()
    vi.unstubAllEnvs()
  })

  const at = (moment: string | Date) => setDatabaseClock(home.context.database, new Date(moment))
  const beforeThat = (moment: string) => new Date(Date.parse(moment) - 30 * SECOND_MS)
  const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ')
  const mailOf = async ({ email }: Someone, kind: string) =>
    plain((await mailsTo(home, email)).find((mail) => mail.kind === kind)?.textBody)

  describe.each(DAYS)('a day $day', ({ begins, ends }) => {
    const asked = async (createdAt: string | Date) => {
      const her = await readyToOrder(home)
      for (let nth = 0; nth < 3; nth += 1)
        await layPreview(home, her, { state: 'erased', createdAt: new Date(createdAt) })
      return async () => (await askPreview(her, ['fal'])).statusCode
    }

    it('has its three previews, from midnight to midnight in Paris', async () => {
      await at(beforeThat(begins))
      const [late, early] = [await asked(beforeThat(begins)), await asked(begins)]
      await at(begins)
      expect([await late(), await early()]).toEqual([202, 409])
      await at(beforeThat(ends))
      expect(await early()).toBe(409)
      await at(ends)
      expect(await early()).toBe(202)
    })

    it('has its budget, from midnight to midnight in Paris', async () => {
      for (const [askedAt, cost] of [
        [beforeThat(begins), 1000],
        [new Date(begins), 200],
        [beforeThat(ends), 30],
      ] as const)
        await home.context.database.insert(remoteJobs).values({
          ...{ transformationId: randomUUID(), service: 'fal', name: 'picture:0', kind: 'picture' },
          ...{ model: 'any', status: 'succeeded', cost, askedAt },
        })
      await at(begins)
      expect((await spendingOf(home.context.database, 'fal', null)).spentToday).toBe(230)
      await at(beforeThat(ends))
      expect((await spendingOf(home.context.database, 'fal', null)).spentToday).toBe(230)
      await at(ends)
      expect((await spendingOf(home.context.database, 'fal', null)).spentToday).toBe(0)
    })
  })

  it.each([
    { moment: '2026-03-28T23:10:00Z', said: '29 mars 2026 à 00:10' },
    { moment: '2026-03-29T00:59:00Z', said: '29 mars 2026 à 01:59' },
    { moment: '2026-03-29T01:00:00Z', said: '29 mars 2026 à 03:00' },
    { moment: '2026-10-25T00:30:00Z', said: '25 octobre 2026 à 02:30' },
    { moment: '2026-10-25T01:30:00Z', said: '25 octobre 2026 à 02:30' },
    { moment: '2026-10-25T22:50:00Z', said: '25 octobre 2026 à 23:50' },
  ])('what she pays and renounces at $moment is said to be of $said', async ({ moment, said }) => {
    await at(moment)
    const her = await someone(home)
    const { orderId } = await buyPackage(home, her)
    expect(await mailOf(her, 'receipt')).toContain(said)
    const [purchase] = (await her.visitor.get(api.purchases())).json().purchases
    expect(Date.parse(purchase.paidAt) - Date.parse(moment)).toBeLessThan(60 * SECOND_MS)
    await declare(her, orderId)
    expect(await mailOf(her, 'withdrawal_acknowledged')).toContain(`${said}:`)
  })

  it('a receipt is numbered in the year of Paris', async () => {
    for (const [moment, year] of [
      ['2026-12-31T22:58:00Z', '2026'],
      ['2026-12-31T23:00:00Z', '2027'],
    ] as const) {
      await at(moment)
      const { orderId } = await buyPackage(home, await someone(home))
      const [receipt] = await home.context.database
        .select()
        .from(receipts)
        .where(eq(receipts.orderId, orderId))
        .orderBy(asc(receipts.number))
      expect(receipt?.number).toMatch(new RegExp(`^${year}-\\d{6}$`))
    }
  })

  it('fourteen days over the night on which clocks go forward end with the last of them in Paris', async () => {
    await at('2026-03-17T22:30:00Z')
    const her = await someone(home)
    const { orderId } = await buyPackage(home, her)
    expect(await mailOf(her, 'receipt')).toContain('31 mars 2026')
    await at('2026-03-31T21:59:00Z')
    const isOpen = async () =>
      (await her.visitor.get(api.purchase(orderId))).json().purchase.withdrawal !== null
    expect(await isOpen()).toBe(true)
    await at('2026-03-31T22:00:00Z')
    expect(await isOpen()).toBe(false)
  })

  it('the message that her images are there says the day in Paris until which her photos are kept', async () => {
    await at('2026-02-27T23:20:00Z')
    const her = await someone(home)
    const { transformationId } = await buyPackage(home, her)
    await runExtension(home, transformationId, 5)
    expect(await mailOf(her, 'ready')).toContain('30 mars 2026')
  })
})
