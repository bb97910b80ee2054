import { randomUUID } from 'node:crypto'
import { DESK_ACT_NAMES } from '@app/domain/operator/desk-acts.ts'
import type { DeskActWish } from '@app/domain/operator/desk-api.ts'
import { api } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../database/schema/accounts.ts'
import { withdrawals } from '../../database/schema/withdrawals.ts'
import { courseIntentOf } from '../../testing/buying/courses.ts'
import { Desk } from '../../testing/desk.ts'
import { nobody, type Someone, someone } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { COMMANDS } from '../commands.ts'

let desk: Desk
let home: TestApp
let operator: Someone
let her: Someone
beforeAll(async () => {
  desk = await Desk.open()
  ;({ home, operator, her } = desk)
})
afterAll(() => home.close())

const read: Desk['read'] = (...asked) => desk.read(...asked)
const act: Desk['act'] = (wish) => desk.act(wish)
const lines = () => desk.lines()
const typeOf = async () => {
  const [row] = await home.context.database.select().from(users).where(eq(users.id, her.id))
  return row?.userType
}

describe('the courses of the desk', () => {
  const COURSE = 'entretien-conseil'
  const OFFER = { price: '49', trainer: 'Nora Vidal', register: 'RNCP' as const, registration: '', url: '' }
  const row = async () => (await read('courses', { search: COURSE })).rows[0]
  const decide = (offer: Partial<typeof OFFER>) =>
    act({ act: 'course-offer', id: COURSE, offer: { ...OFFER, ...offer } })

  it('are all of the library; one is decided, opened and closed as by the commands', async () => {
    expect((await read('courses')).rows.map(({ id }) => id)).toContain(COURSE)
    expect(await row()).toMatchObject({ cells: { state: 'course_undecided' }, acts: ['course-offer'] })
    expect((await decide({})).json().done).toBe(true)
    expect(await row()).toMatchObject({
      cells: { state: 'course_closed', price_cents: 4900, trainer: 'Nora Vidal', enrolled: 0 },
      acts: ['course-offer', 'publish-course'],
    })
    expect((await act({ act: 'publish-course', id: COURSE })).json().done).toBe(true)
    expect(await row()).toMatchObject({
      cells: { state: 'course_open' },
      acts: ['course-offer', 'withdraw-course'],
    })
    await act({ act: 'withdraw-course', id: COURSE })
    expect((await row())?.cells.state).toBe('course_closed')
    expect((await read('acts', { search: '49 · Nora Vidal' })).rows[0]?.cells).toMatchObject({
      act: 'course-offer',
      subject: COURSE,
      done: true,
    })
  })

  it('that certify are not opened for money, and the desk says why', async () => {
    await decide({ registration: 'RS1234', url: 'https://registry.example/RS1234' })
    const answer = await act({ act: 'publish-course', id: COURSE })
    expect(answer.json()).toMatchObject({
      done: false,
      said: expect.stringContaining('une formation certifiante seulement gratuite'),
    })
  })

  it.each([
    { what: 'a price no card pays', wrong: { price: '0,49' }, field: 'offer.price' },
    { what: 'nobody to lead it', wrong: { trainer: ' ' }, field: 'offer.trainer' },
    { what: 'a registration nobody can look up', wrong: { registration: 'RS1' }, field: 'offer.url' },
  ])('with $what are refused, field by field', async ({ wrong, field }) => {
    const answer = await decide(wrong)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
  })

  it('without a decision are none to decide', async () =>
    expect((await act({ act: 'course-offer', id: COURSE })).statusCode).toBe(400))

  it('sold are among the orders, by their kind', async () => {
    await decide({})
    await act({ act: 'publish-course', id: COURSE })
    await courseIntentOf(her, 49, COURSE)
    const { rows } = await read('orders', { search: her.email })
    expect(rows.map(({ cells }) => [cells.kind, cells.what])).toContainEqual(['course', COURSE])
  })
})

describe('an act at the desk', () => {
  it.each(DESK_ACT_NAMES)('%s is the command of that name', (name) =>
    expect(COMMANDS.map((command) => command.name)).toContain(name),
  )

  it('is done, and written down with who did it', async () => {
    const before = await lines()
    expect((await act({ act: 'make-pro', id: her.id })).json()).toMatchObject({ done: true })
    expect(await typeOf()).toBe('pro')
    const line = { operatorId: operator.id, act: 'make-pro', subject: her.id, words: '' }
    expect((await lines()).slice(before.length)).toMatchObject([
      { ...line, done: false },
      { ...line, done: true },
    ])
    expect((await read('acts')).rows[0]?.cells).toMatchObject({ operator: operator.email, done: true })
    await act({ act: 'make-client', id: her.id })
    expect(await typeOf()).toBe('client')
  })

  it.each([
    {
      language: 'fr',
      done: 'est de nouveau un compte client.',
      price: 'coûte désormais 10,90\u00a0€.',
      refused: 'Ce compte n’existe pas, ou n’existe plus.',
    },
    {
      language: 'en',
      done: 'is a client account again.',
      price: 'costs €10.90 from now on.',
      refused: 'This account does not exist, or no longer does.',
    },
  ])('is answered in the operator’s language, done or refused: $language', async ({ language, ...words }) => {
    const said = async (wish: Partial<DeskActWish>) =>
      (await operator.visitor.ask('POST', api.deskActs(), wish, { 'accept-language': language })).json().said
    expect(await said({ act: 'make-client', id: her.id })).toBe(`${her.email} ${words.done}`)
    expect(await said({ act: 'make-client', id: nobody() })).toBe(words.refused)
    expect(await said({ act: 'set-price', id: 'pack_5', words: '10,90' })).toContain(words.price)
    await act({ act: 'set-price', id: 'pack_5', words: '9,90' })
  })

  it('that cannot be done is written down as tried, and says why', async () => {
    const before = await lines()
    for (const id of [nobody(), 'x', her.email])
      expect((await act({ act: 'make-pro', id })).json().done).toBe(false)
    expect((await lines()).slice(before.length).map(({ done }) => done)).toEqual([false, false, false])
  })

  it('takes the reason somebody reads, or is refused', async () => {
    const answer = await act({ act: 'refuse-review', id: nobody(), words: '  ' })
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { words: 'Écrivez la raison' }])
  })

  it.each([
    { words: '', count: 5, field: 'words' },
    { words: 'Geste commercial', field: 'count' },
  ])('gives credits with a number and a reason: without $field it is refused', async ({ field, ...wish }) => {
    const answer = await act({ act: 'give-credits', id: her.id, ...wish })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
  })

  it('gives credits, and both stand in the log', async () => {
    await act({ act: 'give-credits', id: her.id, count: 5, words: 'Geste commercial' })
    const [row] = (await read('people', { search: her.email })).rows
    expect(row).toMatchObject({ cells: { credits: 5 }, acts: expect.arrayContaining(['take-credits']) })
    expect((await lines()).at(-1)).toMatchObject({ words: '5 · Geste commercial', done: true })
  })

  it('is done once, however often the same press is sent; another press is another act', async () => {
    const client = await someone(home)
    const credits = async () => (await read('people', { search: client.email })).rows[0]?.cells.credits
    const give = async (press: string) =>
      (await act({ act: 'give-credits', id: client.id, count: 5, words: 'Geste', press })).json().done
    const press = randomUUID()
    const [first, ...others] = (await Promise.all([press, press, press].map(give))).toSorted().toReversed()
    expect([first, ...others, await give(press), await credits()]).toEqual([true, false, false, false, 5])
    expect([await give(randomUUID()), await credits()]).toEqual([true, 10])
  })

  it('lets an account go under its typed address, which is written nowhere', async () => {
    const gone = await someone(home)
    expect((await act({ act: 'delete-account', id: gone.id, words: 'x@y.fr' })).json().done).toBe(false)
    expect((await act({ act: 'delete-account', id: gone.id, words: gone.email })).json().done).toBe(true)
    const [row] = (await read('people', { search: gone.email })).rows
    expect(row?.acts).toContain('unblock')
    expect(JSON.stringify(await lines())).not.toContain(gone.email)
  })

  it('takes a withdrawal that could not be carried out off the list, once it was answered', async () => {
    const told = { name: 'Zoé', email: her.email, contract: '2020-000001', language: 'fr' } as const
    const [row] = await home.context.database.insert(withdrawals).values(told).returning()
    const waiting = async () => (await read('withdrawals', { only: 'to_check' })).rows.map(({ id }) => id)
    expect(await waiting()).toContain(row?.id)
    const settle = () => act({ act: 'withdrawal-settled', id: row?.id ?? '' })
    expect((await settle()).json().done).toBe(true)
    expect(await waiting()).not.toContain(row?.id)
    expect((await read('withdrawals', { only: 'answered' })).rows).toMatchObject([{ id: row?.id, acts: [] }])
    expect((await settle()).json().done).toBe(false)
  })

  it('shuts no operator’s account', async () => {
    const [row] = (await read('people', { search: operator.email })).rows
    expect(row?.acts.filter((name) => name === 'block' || name === 'delete-account')).toEqual([])
  })

  it.each(['make-operator', 'remove-operator', 'drop-table'])('%s is none', async (name) => {
    expect((await operator.visitor.post(api.deskActs(), { act: name, id: her.id })).statusCode).toBe(400)
  })
})

it('nobody rewrites the log: the database refuses', async () => {
  await act({ act: 'make-client', id: her.id })
  const { database } = home.context
  const rewrites = [
    sql`update operator_acts set words = 'autre'`,
    sql`delete from operator_acts`,
    sql`truncate operator_acts`,
  ]
  for (const rewrite of rewrites) {
    const refused = database.execute(rewrite)
    await expect(refused).rejects.toMatchObject({ cause: { message: expect.stringMatching(/append-only/) } })
  }
})
