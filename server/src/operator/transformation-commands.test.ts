import { randomUUID } from 'node:crypto'
import { deskTableAnswer } from '@app/domain/operator/desk-api.ts'
import { api } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../database/schema/payment.ts'
import { images, transformations } from '../database/schema/transformations.ts'
import { type Bought, buyPackage } from '../testing/buying/buying.ts'
import { operate } from '../testing/operate.ts'
import { mailsTo } from '../testing/outbox.ts'
import { nobody, type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'

let home: TestApp
let her: Someone
let bought: Bought
beforeAll(async () => {
  home = await openTestApp()
})
beforeEach(async () => {
  her = await someone(home)
  bought = await buyPackage(home, her)
})
afterAll(() => home.close())

const run = async (name: string, ...args: string[]) => operate(home, name, ...args)
const isHers = () => sql`data->>'transformationId' = ${bought.transformationId}`
const jobs = async () =>
  (
    await home.context.database.execute(
      sql`select state::text, retry_count, start_after <= now() as due, data ? 'past' as past from jobs.job where ${isHers()}`,
    )
  ).rows
const leave = (state: string) =>
  home.context.database.execute(
    sql`update jobs.job set state = ${state}::jobs.job_state, retry_count = 4, started_on = now(),
      start_after = now() + interval '1 hour', data = data || '{"past":{"failures":4}}' where ${isHers()}`,
  )
const row = async (id = bought.transformationId) => {
  const [found] = await home.context.database.select().from(transformations).where(eq(transformations.id, id))
  return found
}

describe('retry-transformation', () => {
  it.each(['retry', 'failed'])(
    'begins one at once, and as if it were new, whose job is left in %s',
    async (state) => {
      await leave(state)
      expect(await run('retry-transformation', bought.transformationId)).toMatchObject({ done: true })
      expect(await jobs()).toEqual([{ state: 'created', retry_count: 0, due: true, past: false }])
    },
  )

  it.each(['active', 'completed'])('leaves a job alone that is %s', async (state) => {
    await leave(state)
    expect(await run('retry-transformation', bought.transformationId)).toMatchObject({ done: false })
    expect(await jobs()).toMatchObject([{ state, retry_count: 4 }])
  })

  it('knows neither what is finished nor what there is not', async () => {
    const { id } = await makeTransformation(home, her, { images: 1 })
    for (const typed of [id, nobody(), 'x'])
      expect(await run('retry-transformation', typed)).toMatchObject({ done: false })
  })
})

describe('cancel-transformation', () => {
  it('gives all the money back where no image is made, and tells her', async () => {
    expect(await run('cancel-transformation', bought.transformationId)).toMatchObject({ done: true })
    expect(await row()).toMatchObject({ status: 'failed', refundCents: 990 })
    const [order] = await home.context.database.select().from(orders).where(eq(orders.id, bought.orderId))
    expect(order).toMatchObject({ status: 'refunded', refundedCents: 990 })
    expect((await mailsTo(home, her.email)).map(({ kind }) => kind)).toContain('failed_refunded')
    expect(await run('cancel-transformation', bought.transformationId)).toMatchObject({ done: false })
  })

  it('leaves her what is made, and gives the rest back as credits', async () => {
    const other = await makeTransformation(home, her, { images: 2 })
    await home.context.database
      .update(images)
      .set({ transformationId: bought.transformationId })
      .where(eq(images.transformationId, other.id))
    await run('cancel-transformation', bought.transformationId)
    expect(await row()).toMatchObject({ status: 'completed', refundCents: 0, refundCredits: 3 })
  })
})

it('refund knows the order of a transformation by the id of the latter', async () => {
  expect(await run('refund', bought.transformationId, '2,50')).toMatchObject({ done: true })
  const [order] = await home.context.database.select().from(orders).where(eq(orders.id, bought.orderId))
  expect(order).toMatchObject({ status: 'paid', refundedCents: 250 })
  expect(await run('refund', randomUUID())).toMatchObject({ done: false })
})

it('the desk shows how far a transformation is, and offers what may be done to it', async () => {
  const { visitor } = await someone(home, 'operator')
  const read = async (search: string) =>
    deskTableAnswer.parse((await visitor.get(`${api.deskTable('transformations')}?search=${search}`)).json())
      .rows[0]
  expect(await read(bought.transformationId)).toMatchObject({
    cells: { status: 'pending', stage: null, photos_read: 0, attempt: 0, cost: null },
    acts: ['retry-transformation', 'cancel-transformation', 'refund'],
  })
  const { id } = await makeTransformation(home, her, { images: 1 })
  expect(await read(id)).toMatchObject({ acts: ['show-images'] })
})
