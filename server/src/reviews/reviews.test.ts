import { REVIEWS_SHOWN } from '@app/domain/reviews/review-rules.ts'
import { reviewAnswer } from '@app/domain/reviews/reviews-api.ts'
import { api } from '@app/domain/routes.ts'
import { ANSWERS_SHOWN_FROM } from '@app/domain/site/claims.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reviewCounts, reviews } from '../database/schema/reviews.ts'
import { transformations } from '../database/schema/transformations.ts'
import { answerAsOthers } from '../testing/answering.ts'
import { operate } from '../testing/operate.ts'
import { nobody, type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'
import { unzip } from '../testing/unzip.ts'
import { PASSWORD } from '../testing/visitor.ts'
import { readToldReviews } from './told.ts'
import { versionOf } from './version.ts'

let home: TestApp
let her: Someone
let id: string
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())
beforeEach(async () => {
  await home.context.database.delete(reviews)
  her = await someone(home)
  id = (await makeTransformation(home, her, { images: 1 })).id
})

const WORDS = 'La frange me va mieux que je ne croyais.'
const read = async () => reviewAnswer.parse((await her.visitor.get(api.review(id))).json()).review
const say = (wish: object, which = id) => her.visitor.put(api.review(which), wish)
const run = (name: string, ...args: string[]) => operate(home, name, ...args)
const told = () => readToldReviews(home.context.database)
const rowId = async () => {
  const [row] = await home.context.database.select().from(reviews).where(eq(reviews.transformationId, id))
  return row?.id ?? ''
}

const othersAnswer = (answers: number, pleased: number) => answerAsOthers(home, { answers, pleased })

describe('after a finished transformation she is asked one question', () => {
  it('and her answer is hers to change, the last one counts', async () => {
    expect(await read()).toBeNull()
    await say({ pleased: true })
    await say({ pleased: false, text: WORDS })
    expect(await read()).toEqual({ pleased: false, text: WORDS, publication: 'private', refusal: null })
    expect(await home.context.database.select().from(reviews)).toHaveLength(1)
  })

  it('not while it is being made', async () => {
    await home.context.database
      .update(transformations)
      .set({ status: 'generating', finishedAt: null })
      .where(eq(transformations.id, id))
    const answer = await say({ pleased: true })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'transformation_unfinished'])
  })

  it('nor of what is not hers', async () => {
    const other = await someone(home)
    const answer = await other.visitor.put(api.review(id), { pleased: true })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'transformation_not_found'])
    expect((await say({ pleased: true }, nobody())).statusCode).toBe(404)
    await say({ pleased: true, text: WORDS })
    for (const asked of [other.visitor.get(api.review(id)), other.visitor.delete(api.review(id))])
      expect((await asked).statusCode).toBe(404)
    expect(await read()).toMatchObject({ text: WORDS })
  })

  it.each([
    { length: 599, status: 200 },
    { length: 600, status: 200 },
    { length: 601, status: 400 },
  ])('in at most 600 signs: $length', async ({ length, status }) => {
    expect((await say({ pleased: true, text: 'é'.repeat(length) })).statusCode).toBe(status)
  })

  it('and words that may be shown have to be some', async () => {
    const answer = await say({ pleased: true, text: '   ', publish: true })
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      { text: 'Écrivez quelques mots à publier, ou décochez la case' },
    ])
  })
})

describe('her words are shown only as she agreed to, once somebody has read them', () => {
  beforeEach(() => othersAnswer(ANSWERS_SHOWN_FROM - 1, 40))

  it('with her first name and the month; published, refused with a reason, or taken back', async () => {
    await say({ pleased: true, text: WORDS, publish: true })
    expect((await told()).reviews).toEqual([])
    const review = await rowId()
    expect((await run('reviews'))?.said).toContain(
      `${review}  ${versionOf(WORDS)}  waiting  Camille  pleased  ${WORDS}`,
    )
    expect(await run('publish-review', review, versionOf(WORDS))).toEqual({
      done: true,
      said: 'The review is published.',
    })
    expect((await told()).reviews).toMatchObject([
      { firstName: 'Camille', text: WORDS, month: expect.stringMatching(/^\d{4}-\d\d-01$/) },
    ])
    expect(await read()).toMatchObject({ publication: 'published' })
    expect((await run('refuse-review', review, 'Un', 'nom', "d'une", 'autre'))?.done).toBe(true)
    expect((await told()).reviews).toEqual([])
    expect(await read()).toMatchObject({ publication: 'refused', refusal: "Un nom d'une autre" })
    await run('publish-review', review, versionOf(WORDS))
    expect((await her.visitor.delete(api.review(id))).json()).toEqual({ review: null })
    expect([await told(), await read()]).toEqual([{ reviews: [] }, null])
    expect((await run('publish-review', review, versionOf(WORDS)))?.done).toBe(false)
  })

  it('and not once she keeps them to herself, or changes them before they are read anew', async () => {
    await say({ pleased: true, text: WORDS, publish: true })
    await run('publish-review', await rowId(), versionOf(WORDS))
    await say({ pleased: true, text: 'Autre chose.', publish: true })
    expect((await told()).reviews).toEqual([])
    await say({ pleased: true, text: WORDS, publish: false })
    expect(await run('publish-review', await rowId(), versionOf(WORDS))).toMatchObject({ done: false })
    expect((await told()).reviews).toEqual([])
  })

  it('and in no other words than those that were read', async () => {
    await say({ pleased: true, text: WORDS, publish: true })
    const read = versionOf(WORDS)
    await say({ pleased: true, text: `${WORDS} Ou pas.`, publish: true })
    const review = await rowId()
    for (const version of [read, '', `${read}0`])
      expect(await run('publish-review', review, version)).toEqual({
        done: false,
        said: 'Nothing is published: the client has changed her words since. Read them anew before you publish them.',
      })
    expect((await told()).reviews).toEqual([])
    expect((await run('publish-review', review, versionOf(`${WORDS} Ou pas.`))).done).toBe(true)
    expect((await told()).reviews).toMatchObject([{ text: `${WORDS} Ou pas.` }])
  })

  it('at the desk too: its row names the words, and a press that names others publishes nothing', async () => {
    await say({ pleased: true, text: WORDS, publish: true })
    const operator = await someone(home, 'operator')
    const { rows } = (await operator.visitor.get(`${api.deskTable('reviews')}?only=waiting`)).json()
    const [{ id: review, version }] = rows
    await say({ pleased: true, text: 'Autre chose.', publish: true })
    const press = (wish: object) =>
      operator.visitor.post(api.deskActs(), { act: 'publish-review', id: review, ...wish })
    expect((await press({})).statusCode).toBe(400)
    expect((await press({ version })).json()).toMatchObject({
      done: false,
      said: expect.stringMatching(/^Rien n’est publié/),
    })
    expect((await told()).reviews).toEqual([])
    expect((await press({ version: versionOf('Autre chose.') })).json().done).toBe(true)
    expect((await told()).reviews).toMatchObject([{ text: 'Autre chose.' }])
  })

  it('nor once the transformation is deleted', async () => {
    await say({ pleased: true, text: WORDS, publish: true })
    await run('publish-review', await rowId(), versionOf(WORDS))
    await her.visitor.delete(api.transformation(id))
    expect(await told()).toEqual({ reviews: [] })
    expect(await home.context.database.select().from(reviews).where(eq(reviews.userId, her.id))).toEqual([])
  })

  it('six at most, the latest first, the bad ones too', async () => {
    for (let n = 1; n <= REVIEWS_SHOWN + 1; n += 1) {
      const { id: another } = await makeTransformation(home, her, { images: 1 })
      await say({ pleased: n % 2 === 0, text: `Avis ${n}`, publish: true }, another)
    }
    await home.context.database
      .update(reviews)
      .set({ publication: 'published', answeredAt: sql`now() + make_interval(secs => right(text, 1)::int)` })
      .where(eq(reviews.publication, 'waiting'))
    expect((await told()).reviews.map(({ text }) => text)).toEqual([7, 6, 5, 4, 3, 2].map((n) => `Avis ${n}`))
  })

  it('and what is no review is not published', async () => {
    for (const which of ['', 'x', nobody()])
      expect(await run('publish-review', which, versionOf(WORDS))).toMatchObject({ done: false })
  })
})

describe('how many were pleased is told from fifty answers on', () => {
  it.each([
    { answers: 49, told: undefined },
    { answers: 50, told: { percent: 80, answers: 50 } },
    { answers: 51, told: { percent: 78, answers: 51 } },
  ])('$answers answers', async ({ answers, told: expected }) => {
    await othersAnswer(answers, 40)
    const { satisfaction } = await told()
    if (expected) expect(satisfaction).toMatchObject(expected)
    else expect(satisfaction).toBeUndefined()
  })
})

it('what is counted of the answers is kept with every one that comes, changes or goes', async () => {
  const { database } = home.context
  const counts = async () => (await database.select().from(reviewCounts))[0]
  expect(await counts()).toMatchObject({ answers: 0, pleased: 0 })
  await say({ pleased: true })
  expect(await counts()).toMatchObject({ answers: 1, pleased: 1 })
  await say({ pleased: false, text: WORDS })
  expect(await counts()).toMatchObject({ answers: 1, pleased: 0 })
  await othersAnswer(3, 2)
  await say({ pleased: true })
  expect(await counts()).toMatchObject({ answers: 4, pleased: 3 })
  await her.visitor.delete(api.review(id))
  expect(await counts()).toMatchObject({ answers: 3, pleased: 2 })
})

it('she takes her answers along, and they go with her account', async () => {
  await say({ pleased: true, text: WORDS, publish: true })
  const taken = unzip((await her.visitor.get(api.accountExport())).rawPayload)
  expect(JSON.parse(String(taken.get('account.json'))).reviews).toMatchObject([
    { transformation: id, pleased: true, text: WORDS, publication: 'waiting' },
  ])
  const gone = await her.visitor.delete(api.account(), { currentPassword: PASSWORD })
  expect(gone.statusCode).toBe(200)
  expect(await home.context.database.select().from(reviews)).toEqual([])
})
