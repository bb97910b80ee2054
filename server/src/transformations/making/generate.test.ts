import { api } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refunds, testCardRefunds } from '../../database/schema/payment.ts'
import { askRefund, holdOrder } from '../../payment/payment.ts'
import { buyPackage } from '../../testing/buying/buying.ts'
import { appMaking, creditsOf, mailKindsTo, seenBy } from '../../testing/buying/extending.ts'
import { createFree, readyToOrder } from '../../testing/full-draft.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { generate, giveUp } from './generate.ts'
import { endLateTransformations } from './lateness.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const CALM = new AbortController().signal

/** A paid transformation of five images, waiting for its turn. */
async function paid(): Promise<{ her: Someone; id: string; orderId: string }> {
  const her = await someone(home)
  const { orderId, transformationId } = await buyPackage(home, her)
  return { her, id: transformationId, orderId }
}
/** What was written to her of it, but for its receipt. */
const mailsTo = async (her: Someone) => (await mailKindsTo(home, her)).filter((kind) => kind !== 'receipt')

describe('when the engine has done its work', () => {
  // spec: 1.13
  it('all images made: completed, announced once, nothing given back', async () => {
    const { her, id } = await paid()
    await generate(appMaking(home, 5), { transformationId: id }, CALM)
    await generate(appMaking(home, 5), { transformationId: id }, CALM)
    const session = await seenBy(her, id)
    expect(session).toMatchObject({ status: 'completed', imagesCount: 5, refund: null })
    expect(session.images.map((image) => image.position)).toEqual([1, 2, 3, 4, 5])
    expect(await mailsTo(her)).toEqual(['ready'])
    expect(await creditsOf(her)).toBe(0)
  })

  // spec: 3.6
  it('fewer: completed with what is good, and the rest comes back as credits, once (M8)', async () => {
    const { her, id } = await paid()
    await generate(appMaking(home, 3), { transformationId: id }, CALM)
    await giveUp(appMaking(home, 3), { transformationId: id })
    expect(await seenBy(her, id)).toMatchObject({
      status: 'completed',
      imagesCount: 3,
      refund: { credits: 2, cents: 0 },
    })
    expect((await her.visitor.get(api.currentUser())).json().user.credits).toBe(2)
    expect(await mailsTo(her)).toEqual(['ready_short'])
  })

  it('each image that is made is a step further: a run that makes some may be interrupted as often as it likes', async () => {
    const { id } = await paid()
    let steps = 0
    await generate(appMaking(home, 5), { transformationId: id }, CALM, async () => {
      steps += 1
    })
    expect(steps).toBeGreaterThanOrEqual(5)
  })

  it('none: failed, and the money goes back to her card, once (M8)', async () => {
    const { her, id, orderId } = await paid()
    await generate(appMaking(home, 0), { transformationId: id }, CALM)
    await giveUp(appMaking(home, 0), { transformationId: id })
    expect(await seenBy(her, id)).toMatchObject({
      status: 'failed',
      imagesCount: 0,
      refund: { credits: 0, cents: 990 },
    })
    const sent = await home.context.database
      .select({ cents: testCardRefunds.amountCents, reason: refunds.reason })
      .from(refunds)
      .innerJoin(testCardRefunds, eq(testCardRefunds.id, refunds.providerRefundId))
      .where(eq(refunds.orderId, orderId))
    expect(sent).toEqual([{ cents: 990, reason: 'failure' }])
    expect(await mailsTo(her)).toEqual(['failed_refunded'])
    expect((await her.visitor.get(api.stats())).json().stats.totalSpent).toBe(0)
  })

  it.each([
    { did: 'gave back a part: only the rest goes', before: 300, rest: [690] },
    { did: 'gave back all but a cent: that cent goes', before: 989, rest: [1] },
    { did: 'gave back all: nothing more goes', before: 990, rest: [] },
  ])('none, of an order of which an operator $did', async ({ before, rest }) => {
    const { her, id, orderId } = await paid()
    const { database } = home.context
    await database.transaction(async (tx) => {
      const order = await holdOrder(tx, orderId)
      if (order) await askRefund(tx, order, before, 'operator')
    })
    await generate(appMaking(home, 0), { transformationId: id }, CALM)
    const back = await database.select().from(refunds).where(eq(refunds.orderId, orderId))
    const failure = back.filter(({ reason }) => reason === 'failure')
    expect(failure.map(({ amountCents }) => amountCents)).toEqual(rest)
    expect(await seenBy(her, id)).toMatchObject({ status: 'failed', refund: { cents: 990 } })
    expect((await her.visitor.get(api.stats())).json().stats.totalSpent).toBe(0)
  })

  it('fewer, of an order whose money has all gone back: no credit besides', async () => {
    const { her, id, orderId } = await paid()
    await home.context.database.transaction(async (tx) => {
      const order = await holdOrder(tx, orderId)
      if (order) await askRefund(tx, order, order.amountCents, 'operator')
    })
    await generate(appMaking(home, 3), { transformationId: id }, CALM)
    expect(await seenBy(her, id)).toMatchObject({ status: 'completed', imagesCount: 3, refund: null })
    expect(await creditsOf(her)).toBe(0)
  })

  it('fewer of a free one: completed with what is good, and no credit for what was never paid', async () => {
    const her = await readyToOrder(home, 'pro')
    const { id } = (await createFree(home, her, { packageType: 'pro_test' })).json().session
    await generate(appMaking(home, 3), { transformationId: id }, CALM)
    expect(await seenBy(her, id)).toMatchObject({ status: 'completed', imagesCount: 3, refund: null })
    expect(await creditsOf(her)).toBe(0)
  })

  it('none of a free one: failed, and there is nothing to give back', async () => {
    const her = await readyToOrder(home, 'pro')
    const { id } = (await createFree(home, her, { packageType: 'pro_test' })).json().session
    await generate(appMaking(home, 0), { transformationId: id }, CALM)
    expect(await seenBy(her, id)).toMatchObject({ status: 'failed', refund: null })
    expect(await mailsTo(her)).toEqual(['failed_free'])
    expect(await creditsOf(her)).toBe(0)
  })

  it('interrupted and run again, it goes on where it was and doubles nothing (F1)', async () => {
    const { her, id } = await paid()
    const stop = new AbortController()
    const context = appMaking(home, 5)
    const produce = context.engine.produce.bind(context.engine)
    let tried = 0
    context.engine.produce = (order, watch, signal) =>
      produce(
        order,
        {
          ...watch,
          tried: async (...candidate) => {
            await watch.tried(...candidate)
            tried += 1
            if (tried === 2) stop.abort()
          },
        },
        signal,
      )
    await expect(generate(context, { transformationId: id }, stop.signal)).rejects.toThrow()
    expect(await seenBy(her, id)).toMatchObject({ status: 'generating', imagesCount: 2 })
    await generate(appMaking(home, 5), { transformationId: id }, CALM)
    const { images, status } = await seenBy(her, id)
    expect([status, images.map((image) => image.position)]).toEqual(['completed', [1, 2, 3, 4, 5]])
  })

  it('two runs of the same one at once: the later has the floor, and she gets her five', async () => {
    const { her, id } = await paid()
    const runs = [
      generate(appMaking(home, 5), { transformationId: id }, CALM),
      generate(appMaking(home, 5), { transformationId: id }, CALM),
    ]
    await Promise.allSettled(runs)
    await generate(appMaking(home, 5), { transformationId: id }, CALM)
    expect(await seenBy(her, id)).toMatchObject({ status: 'completed', imagesCount: 5 })
    expect(await mailsTo(her)).toEqual(['ready'])
  })

  // spec: 1.6
  it('not finished after a day: it ends by itself and her money comes back; after 23 hours it goes on (M8)', async () => {
    const [late, fresh] = [await paid(), await paid()]
    const age = (id: string, hours: number) =>
      home.context.database.execute(
        sql`update transformations set created_at = now() - make_interval(hours => ${hours}) where id = ${id}`,
      )
    await age(late.id, 25)
    await age(fresh.id, 23)
    await endLateTransformations(home.context)
    await endLateTransformations(home.context)
    expect(await seenBy(late.her, late.id)).toMatchObject({ status: 'failed', refund: { cents: 990 } })
    expect(await mailsTo(late.her)).toEqual(['failed_refunded'])
    expect((await seenBy(fresh.her, fresh.id)).status).toBe('pending')
  })
})
