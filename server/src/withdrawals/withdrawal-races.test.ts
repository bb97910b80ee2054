import { setTimeout as pause } from 'node:timers/promises'
import { BASE_STYLE_IDS } from '@app/domain/catalogue/base-styles.ts'
import { api } from '@app/domain/routes.ts'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balanceOf } from '../credits/credits.ts'
import { orders } from '../database/schema/payment.ts'
import { images, transformations } from '../database/schema/transformations.ts'
import { type Bought, buyPackage, kept } from '../testing/buying/buying.ts'
import { PlainEngine } from '../testing/engines/engine.ts'
import { operate } from '../testing/operate.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { generate } from '../transformations/making/generate.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

interface Race extends Bought {
  her: Someone
}

const begin = async (): Promise<Race> => {
  const her = await someone(home)
  return { her, ...(await buyPackage(home, her)) }
}
/** The run itself, with an engine of which this many images turn out well. */
const make = ({ transformationId }: Race, good = 5) =>
  generate(
    { ...home.context, engine: new PlainEngine(good, BASE_STYLE_IDS) },
    { transformationId },
    new AbortController().signal,
  )
const renounce = async ({ her, orderId }: Race, afterMs: number) => {
  await pause(afterMs)
  const body = { name: 'Camille', contract: orderId, email: her.email }
  return (await her.visitor.post(api.withdrawals(), body)).statusCode
}
const giveBack = async ({ orderId }: Race, ...args: string[]) => operate(home, 'refund', orderId, ...args)

async function endOf({ orderId, transformationId, her }: Race) {
  const { database } = home.context
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId))
  const [run] = await database.select().from(transformations).where(eq(transformations.id, transformationId))
  const [made] = await database
    .select({ total: count() })
    .from(images)
    .where(eq(images.transformationId, transformationId))
  if (!order || !run || !made) throw new Error('an order or its run is gone')
  const credits = await balanceOf(database, her.id)
  return { order, run, made: made.total, keeps: await kept(home, orderId), credits }
}

const DELAYS = Array.from({ length: 12 }, (_, turn) => turn * 60)

describe('against a delivery at the same moment', () => {
  it('it is delivered, or the share that was not comes back: never both, never neither', async () => {
    const races = await Promise.all(DELAYS.map(begin))
    const statuses = await Promise.all(
      races.map(
        async (race, turn) => (await Promise.all([renounce(race, DELAYS[turn] ?? 0), make(race)]))[0],
      ),
    )
    for (const [turn, race] of races.entries()) {
      const { order, run, made, keeps, credits } = await endOf(race)
      expect(run.finishedAt).toBeInstanceOf(Date)
      expect(order.refundedCents).toBe(990 - keeps)
      expect(credits).toBe(0)
      // Too late or not, what she declared is written down.
      expect(statuses[turn]).toBe(200)
      if (order.withdrawnAt) {
        expect(made).toBeLessThan(5)
        expect(keeps).toBe((990 / 5) * made)
        expect(run.status).toBe(made ? 'completed' : 'failed')
      } else expect([made, keeps, run.status]).toEqual([5, 990, 'completed'])
    }
  })
})

describe('against an operator, and a run that fails', () => {
  it('no more than was paid comes back, the run ends once, and nobody has money and credits for one image', async () => {
    const races = await Promise.all(DELAYS.slice(0, 8).map(begin))
    await Promise.all(
      races.map(async (race, turn) => {
        const good = turn % 3
        await Promise.all([
          renounce(race, (turn % 4) * 40),
          make(race, good),
          giveBack(race, '2,50'),
          pause(turn * 30).then(() => giveBack(race)),
        ])
      }),
    )
    for (const race of races) {
      const { order, run, keeps, credits } = await endOf(race)
      expect(run.finishedAt).toBeInstanceOf(Date)
      expect(keeps).toBe(990 - order.refundedCents)
      // The operator gave all of it back, first or last: what a run that fell short had given in credits goes with it.
      expect([keeps, credits]).toEqual([0, 0])
    }
  })
})
