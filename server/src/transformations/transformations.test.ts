import { BASE_STYLE_IDS } from '@app/domain/catalogue/base-styles.ts'
import { api } from '@app/domain/routes.ts'
import {
  transformationAnswer,
  transformationsAnswer,
} from '@app/domain/transformations/transformations-api.ts'
import { asc, eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '../context.ts'
import { users } from '../database/schema/accounts.ts'
import { mails } from '../database/schema/mails.ts'
import { refunds, testCardRefunds } from '../database/schema/payment.ts'
import { transformations } from '../database/schema/transformations.ts'
import { askRefund, holdOrder } from '../payment/payment.ts'
import { PlainEngine } from '../testing/engine.ts'
import { fillDraft, offeredStyle } from '../testing/full-draft.ts'
import { intentOf, paymentOf, payWith } from '../testing/paying.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'
import { Visitor } from '../testing/visitor.ts'
import { generate, giveUp } from './making/generate.ts'
import { endLateTransformations } from './making/lateness.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const CALM = new AbortController().signal
/** The app with an engine of which this many candidates turn out well. */
const appMaking = (good: number): Context => ({
  ...home.context,
  engine: new PlainEngine(good, BASE_STYLE_IDS),
})

const createFree = (
  her: Someone,
  packageType: 'pro_test' | 'decouverte' | 'pack_5',
  baseStyle = offeredStyle(home.context),
) =>
  her.visitor.post(api.createTransformation(), {
    ...{ sessionName: 'Mon été', baseStyle, packageType },
    paymentMethod: packageType === 'pro_test' ? 'free_pro' : 'free_first',
  })

async function ready(kind?: 'client' | 'pro' | 'unverified'): Promise<Someone> {
  const her = await someone(home, kind)
  await fillDraft(home, her)
  return her
}

/** A paid transformation of five images, waiting for its turn. */
async function paid(): Promise<{ her: Someone; id: string; paymentId: string }> {
  const her = await ready()
  const intent = await intentOf(her)
  await payWith(her, intent)
  const { transformationId } = await paymentOf(her, intent)
  return { her, id: transformationId, paymentId: intent.paymentId }
}

const seenBy = async ({ visitor }: Someone, id: string) =>
  transformationAnswer.parse((await visitor.get(api.transformation(id))).json()).session
const mailsTo = async ({ email }: Someone) => {
  const rows = await home.context.database
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(asc(mails.createdAt))
  return rows.map((mail) => mail.kind).filter((kind) => !['welcome', 'receipt'].includes(kind))
}
const creditsOf = async ({ visitor }: Someone) => (await visitor.get(api.currentUser())).json().user.credits

describe('a free transformation', () => {
  // spec: 1.3, 2.85, 7.18
  it('a pro takes her test: five images, and her draft is closed', async () => {
    const her = await ready('pro')
    const answer = await createFree(her, 'pro_test')
    expect(answer.statusCode).toBe(201)
    const { session } = transformationAnswer.parse(answer.json())
    expect(session).toMatchObject({
      sessionStatus: 'pending',
      packageType: 'pro_test',
      imagesCount: 0,
      zipUrl: null,
    })
    expect(session.progress).toMatchObject({ imagesOrdered: 5, imagesReady: 0, photosTotal: 15 })
    expect((await her.visitor.get(api.draft())).json().draft.uploadedImages).toEqual([])
  })

  it.each([
    { type: 'pro_test', kind: 'pro' },
    { type: 'decouverte', kind: 'client' },
    // spec: 9.4
  ] as const)('fifty presses at once begin one: $type', async ({ type, kind }) => {
    const her = await ready(kind)
    const answers = await Promise.all(Array.from({ length: 50 }, () => createFree(her, type)))
    const codes = answers.map((answer) => answer.statusCode)
    expect(codes.filter((code) => code === 201)).toHaveLength(1)
    expect(codes.filter((code) => code !== 201 && (code < 400 || code >= 500))).toEqual([])
    const rows = await home.context.database
      .select()
      .from(transformations)
      .where(eq(transformations.userId, her.id))
    expect(rows).toHaveLength(1)
  })

  it.each([
    { type: 'pro_test', who: 'a pro', kind: 'pro' },
    { type: 'decouverte', who: 'a client', kind: 'client' },
  ] as const)('$type is for $who once, also with a new draft', async ({ type, kind }) => {
    const her = await ready(kind)
    expect((await createFree(her, type)).statusCode).toBe(201)
    await fillDraft(home, her)
    const again = await createFree(her, type)
    expect([again.statusCode, again.json().code]).toEqual([409, 'free_already_taken'])
  })

  it('the database itself refuses a second one, whoever forgets to ask', async () => {
    const her = await ready('pro')
    await createFree(her, 'pro_test')
    const { id } = await makeTransformation(home, her, { images: 1 })
    const second = home.context.database
      .update(transformations)
      .set({ packageType: 'pro_test' })
      .where(eq(transformations.id, id))
    await expect(second).rejects.toMatchObject({ cause: { code: '23505' } })
  })

  it('one that failed may be taken again', async () => {
    const her = await ready('pro')
    const { id } = (await createFree(her, 'pro_test')).json().session
    await generate(appMaking(0), { transformationId: id }, CALM)
    await fillDraft(home, her)
    expect((await createFree(her, 'pro_test')).statusCode).toBe(201)
  })

  it('decouverte once per address: one that moves to another account takes its free one along', async () => {
    const first = await ready()
    expect((await createFree(first, 'decouverte')).statusCode).toBe(201)
    const { database } = home.context
    await database
      .update(users)
      .set({ email: `moved-${first.email}` })
      .where(eq(users.id, first.id))
    const second = await ready()
    await database.update(users).set({ email: first.email }).where(eq(users.id, second.id))
    const answer = await createFree(second, 'decouverte')
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'free_already_taken'])
  })

  it.each([
    { type: 'pro_test', who: 'a client', kind: 'client', status: 403, code: 'free_not_offered' },
    { type: 'decouverte', who: 'a pro', kind: 'pro', status: 403, code: 'free_not_offered' },
    {
      type: 'decouverte',
      who: 'an address not confirmed',
      kind: 'unverified',
      status: 403,
      code: 'account_unverified_free',
    },
    { type: 'pack_5', who: 'anyone', kind: 'client', status: 403, code: 'free_not_offered' },
    // spec: 6.4
  ] as const)('$type is refused to $who: $code', async ({ type, kind, status, code }) => {
    const answer = await createFree(await ready(kind), type)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })

  it('a style the engine cannot make is refused', async () => {
    const answer = await createFree(await ready('pro'), 'pro_test', 'chignon_mariee')
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'style_not_offered'])
  })

  // spec: 5.22
  it('fourteen photos are not enough, and nothing is used up', async () => {
    const her = await someone(home, 'pro')
    await fillDraft(home, her, { photos: 14 })
    expect((await createFree(her, 'pro_test')).json().code).toBe('draft_incomplete')
    expect((await her.visitor.get(api.packages())).json().packages[0].id).toBe('pro_test')
  })
})

describe('when the engine has done its work', () => {
  // spec: 1.13
  it('all images made: completed, announced once, nothing given back', async () => {
    const { her, id } = await paid()
    await generate(appMaking(5), { transformationId: id }, CALM)
    await generate(appMaking(5), { transformationId: id }, CALM)
    const session = await seenBy(her, id)
    expect(session).toMatchObject({ sessionStatus: 'completed', imagesCount: 5, refund: null })
    expect(session.images.map((image) => image.position)).toEqual([1, 2, 3, 4, 5])
    expect(await mailsTo(her)).toEqual(['ready'])
    expect(await creditsOf(her)).toBe(0)
  })

  // spec: 3.6
  it('fewer: completed with what is good, and the rest comes back as credits, once', async () => {
    const { her, id } = await paid()
    await generate(appMaking(3), { transformationId: id }, CALM)
    await giveUp(appMaking(3), { transformationId: id })
    expect(await seenBy(her, id)).toMatchObject({
      sessionStatus: 'completed',
      imagesCount: 3,
      refund: { credits: 2, cents: 0 },
    })
    expect(await creditsOf(her)).toBe(2)
    expect(await mailsTo(her)).toEqual(['ready_short'])
  })

  it('none: failed, and the money goes back to her card, once', async () => {
    const { her, id, paymentId } = await paid()
    await generate(appMaking(0), { transformationId: id }, CALM)
    await giveUp(appMaking(0), { transformationId: id })
    expect(await seenBy(her, id)).toMatchObject({
      sessionStatus: 'failed',
      imagesCount: 0,
      refund: { credits: 0, cents: 990 },
    })
    const sent = await home.context.database
      .select({ cents: testCardRefunds.amountCents, reason: refunds.reason })
      .from(refunds)
      .innerJoin(testCardRefunds, eq(testCardRefunds.id, refunds.providerRefundId))
      .where(eq(refunds.orderId, paymentId))
    expect(sent).toEqual([{ cents: 990, reason: 'failure' }])
    expect(await mailsTo(her)).toEqual(['failed_refunded'])
    expect((await her.visitor.get(api.stats())).json().stats.totalSpent).toBe(0)
  })

  it.each([
    { did: 'gave back a part: only the rest goes', before: 300, rest: [690] },
    { did: 'gave back all but a cent: that cent goes', before: 989, rest: [1] },
    { did: 'gave back all: nothing more goes', before: 990, rest: [] },
  ])('none, of an order of which an operator $did', async ({ before, rest }) => {
    const { her, id, paymentId } = await paid()
    const { database } = home.context
    await database.transaction(async (tx) => {
      const order = await holdOrder(tx, paymentId)
      if (order) await askRefund(tx, order, before, 'operator')
    })
    await generate(appMaking(0), { transformationId: id }, CALM)
    const back = await database.select().from(refunds).where(eq(refunds.orderId, paymentId))
    const failure = back.filter(({ reason }) => reason === 'failure')
    expect(failure.map(({ amountCents }) => amountCents)).toEqual(rest)
    expect(await seenBy(her, id)).toMatchObject({ sessionStatus: 'failed', refund: { cents: 990 } })
    expect((await her.visitor.get(api.stats())).json().stats.totalSpent).toBe(0)
  })

  it('fewer, of an order whose money has all gone back: no credit besides', async () => {
    const { her, id, paymentId } = await paid()
    await home.context.database.transaction(async (tx) => {
      const order = await holdOrder(tx, paymentId)
      if (order) await askRefund(tx, order, order.amountCents, 'operator')
    })
    await generate(appMaking(3), { transformationId: id }, CALM)
    expect(await seenBy(her, id)).toMatchObject({ sessionStatus: 'completed', imagesCount: 3, refund: null })
    expect(await creditsOf(her)).toBe(0)
  })

  it('fewer of a free one: completed with what is good, and no credit for what was never paid', async () => {
    const her = await ready('pro')
    const { id } = (await createFree(her, 'pro_test')).json().session
    await generate(appMaking(3), { transformationId: id }, CALM)
    expect(await seenBy(her, id)).toMatchObject({ sessionStatus: 'completed', imagesCount: 3, refund: null })
    expect(await creditsOf(her)).toBe(0)
  })

  it('none of a free one: failed, and there is nothing to give back', async () => {
    const her = await ready('pro')
    const { id } = (await createFree(her, 'pro_test')).json().session
    await generate(appMaking(0), { transformationId: id }, CALM)
    expect(await seenBy(her, id)).toMatchObject({ sessionStatus: 'failed', refund: null })
    expect(await mailsTo(her)).toEqual(['failed_free'])
    expect(await creditsOf(her)).toBe(0)
  })

  it('interrupted and run again, it goes on where it was and doubles nothing', async () => {
    const { her, id } = await paid()
    const stop = new AbortController()
    const context = appMaking(5)
    const produce = context.engine.produce.bind(context.engine)
    let tried = 0
    context.engine.produce = (order, watch, signal) =>
      produce(
        order,
        {
          ...watch,
          tried: async (...it) => {
            await watch.tried(...it)
            tried += 1
            if (tried === 2) stop.abort()
          },
        },
        signal,
      )
    await expect(generate(context, { transformationId: id }, stop.signal)).rejects.toThrow()
    expect(await seenBy(her, id)).toMatchObject({ sessionStatus: 'generating', imagesCount: 2 })
    await generate(appMaking(5), { transformationId: id }, CALM)
    const { images, sessionStatus } = await seenBy(her, id)
    expect([sessionStatus, images.map((image) => image.position)]).toEqual(['completed', [1, 2, 3, 4, 5]])
  })

  it('two runs of the same one at once: the later has the floor, and she gets her five', async () => {
    const { her, id } = await paid()
    const runs = [
      generate(appMaking(5), { transformationId: id }, CALM),
      generate(appMaking(5), { transformationId: id }, CALM),
    ]
    await Promise.allSettled(runs)
    await generate(appMaking(5), { transformationId: id }, CALM)
    expect(await seenBy(her, id)).toMatchObject({ sessionStatus: 'completed', imagesCount: 5 })
    expect(await mailsTo(her)).toEqual(['ready'])
  })

  // spec: 1.6
  it('not finished after a day: it ends by itself and her money comes back; after 23 hours it goes on', async () => {
    const [late, fresh] = [await paid(), await paid()]
    const age = (id: string, hours: number) =>
      home.context.database.execute(
        sql`update transformations set created_at = now() - make_interval(hours => ${hours}) where id = ${id}`,
      )
    await age(late.id, 25)
    await age(fresh.id, 23)
    await endLateTransformations(home.context)
    await endLateTransformations(home.context)
    expect(await seenBy(late.her, late.id)).toMatchObject({ sessionStatus: 'failed', refund: { cents: 990 } })
    expect(await mailsTo(late.her)).toEqual(['failed_refunded'])
    expect((await seenBy(fresh.her, fresh.id)).sessionStatus).toBe('pending')
  })
})

describe('the list', () => {
  // spec: 3.8, 4.12, 7.11
  it('has hers only, the newest first, and a bare 304 while nothing changes', async () => {
    const [her, other] = [await someone(home), await someone(home)]
    const [first, second] = [
      await makeTransformation(home, her, { images: 1 }),
      await makeTransformation(home, her, { images: 2 }),
    ]
    await makeTransformation(home, other, { images: 1 })
    const answer = await her.visitor.get(api.transformations())
    const { sessions } = transformationsAnswer.strict().parse(answer.json())
    expect(sessions.map((one) => one.id)).toEqual([second.id, first.id])
    expect(sessions[0]).toMatchObject({
      ...{ sessionName: 'Mon été', sessionStatus: 'completed', imagesCount: 2 },
      ...{ baseStyle: offeredStyle(home.context), packageType: 'pack_5' },
    })
    expect(Date.parse(sessions[0]?.createdAt ?? '')).toBeLessThanOrEqual(Date.now())
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('cookie'),
    })
    const etag = String(answer.headers.etag)
    const same = await her.visitor.get(api.transformations(), { 'if-none-match': etag })
    expect([same.statusCode, same.body]).toEqual([304, ''])
    await makeTransformation(home, her, { images: 1 })
    expect((await her.visitor.get(api.transformations(), { 'if-none-match': etag })).statusCode).toBe(200)
  })

  // spec: 2.59, 3.16, 7.10
  it('counts in her journey', async () => {
    const her = await someone(home)
    await makeTransformation(home, her, { images: 3 })
    const stats = { totalSessions: 1, totalImagesGenerated: 3, totalSpent: 0 }
    expect((await her.visitor.get(api.stats())).json()).toEqual({ stats })
  })
})

describe('her images', () => {
  it('are hers: private, asked about again each time, and not to be sniffed', async () => {
    const her = await someone(home)
    const { imageIds } = await makeTransformation(home, her, { images: 1 })
    const id = imageIds[0] ?? ''
    for (const url of [api.image(id), api.imageThumbnail(id), api.imageBefore(id), api.imageDownload(id)]) {
      const { headers, rawPayload } = await her.visitor.get(url)
      expect(headers).toMatchObject({
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
        vary: expect.stringContaining('cookie'),
      })
      expect((await sharp(rawPayload).metadata()).width).toBe(60)
      const again = await her.visitor.get(url, { 'if-none-match': String(headers.etag) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(
        (await new Visitor(home.app).get(url, { 'if-none-match': String(headers.etag) })).statusCode,
      ).toBe(401)
    }
  })

  it('are saved under the name of the transformation', async () => {
    const her = await someone(home)
    const { id, imageIds } = await makeTransformation(home, her, { images: 2 })
    const one = await her.visitor.get(api.imageDownload(imageIds[1] ?? ''))
    expect(one.headers['content-disposition']).toContain('attachment; filename="mon-ete-002.jpg"')
    const all = await her.visitor.get(api.transformationZip(id))
    expect(all.headers['content-disposition']).toBe('attachment; filename="mon-ete.zip"')
    expect(all.rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect(all.rawPayload.toString('latin1').match(/mon-ete-00[12]\.jpg/g)).toHaveLength(4)
  })

  it('cannot be taken all together before the end', async () => {
    const { her, id } = await paid()
    const answer = await her.visitor.get(api.transformationZip(id))
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'transformation_unfinished'])
  })
})
