import { FIGURE_PERIODS, type FigurePeriod, figuresAnswer } from '@app/domain/operator/figures.ts'
import { api } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '../../database/schema/payment.ts'
import { remoteJobs } from '../../database/schema/remote-jobs.ts'
import { transformations } from '../../database/schema/transformations.ts'
import { buyCredits } from '../../testing/buying/buying.ts'
import { nobody, type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTransformation } from '../../testing/transformation.ts'

let home: TestApp
let operator: Someone
let her: Someone
beforeAll(async () => {
  home = await openTestApp()
  operator = await someone(home, 'operator')
  her = await someone(home)
})
afterAll(() => home.close())

const ask = (days: string) => operator.visitor.get(`${api.deskFigures()}?days=${days}`)
const read = async (days: FigurePeriod = '30') => figuresAnswer.parse((await ask(days)).json()).days
/** Today and the day before. */
const latest = async () => {
  const [today, yesterday] = (await read()).toReversed()
  return { today, yesterday }
}

const MIDNIGHT = sql`date_trunc('day', now() at time zone 'Europe/Paris') at time zone 'Europe/Paris'`

describe('the figures of the desk', () => {
  it.each(FIGURE_PERIODS)(
    'of %s days name each of them once, the oldest first, and today last',
    async (period) => {
      const days = (await read(period)).map(({ day }) => day)
      expect([days.length, new Set(days).size]).toEqual([Number(period), Number(period)])
      expect(days).toEqual(days.toSorted())
      const { rows } = await home.context.database.execute(
        sql`select to_char(now() at time zone 'Europe/Paris', 'YYYY-MM-DD') as today`,
      )
      expect(days.at(-1)).toBe(rows[0]?.today)
    },
  )

  it.each(['29', '31', '366', 'all', ''])('there are none of “%s” days', async (days) =>
    expect((await ask(days)).statusCode).toBe(400),
  )

  it('count an order on the day in Paris it was paid: from midnight, and up to it', async () => {
    const { database } = home.context
    const [early, late] = [await buyCredits(home, her), await buyCredits(home, her)]
    await database.update(orders).set({ paidAt: MIDNIGHT }).where(eq(orders.id, early))
    await database
      .update(orders)
      .set({ paidAt: sql`${MIDNIGHT} - interval '1 millisecond'` })
      .where(eq(orders.id, late))
    const { today, yesterday } = await latest()
    expect(today).toMatchObject({ orders: 1, cents: 1490 })
    expect(yesterday).toMatchObject({ orders: 1, cents: 1490 })
  })

  it('say how long half of what was delivered took, and count what failed apart', async () => {
    const { database } = home.context
    const finish = async (minutes: number, changes: Partial<typeof transformations.$inferInsert> = {}) => {
      const { id } = await makeTransformation(home, await someone(home), { images: 1 })
      await database
        .update(transformations)
        .set({ createdAt: sql`now() - make_interval(mins => ${minutes}::int)`, ...changes })
        .where(eq(transformations.id, id))
      await database.update(transformations).set({ finishedAt: sql`now()` }).where(eq(transformations.id, id))
    }
    for (const minutes of [1, 2, 600]) await finish(minutes)
    await finish(90, { status: 'failed' })
    expect((await latest()).today).toMatchObject({ minutes: 2, finished: 4, failed: 1 })
  })

  it('add up what was asked of image services, less what failed there', async () => {
    const job = {
      transformationId: nobody(),
      service: 'fal',
      name: 'picture:1',
      kind: 'picture',
      model: 'm',
    } as const
    await home.context.database.insert(remoteJobs).values([
      { ...job, status: 'succeeded', cost: 3900 },
      { ...job, name: 'picture:2', status: 'canceled', cost: 100 },
      { ...job, name: 'picture:3', status: 'failed', cost: 3900 },
    ])
    expect((await latest()).today).toMatchObject({ cost: 4000 })
  })
})
