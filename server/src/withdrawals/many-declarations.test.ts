import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mails } from '../database/schema/mails.ts'
import { withdrawals } from '../database/schema/withdrawals.ts'
import { buyPackage, kept } from '../testing/buying/buying.ts'
import { type Declarant, declare } from '../testing/declaring.ts'
import { mailsTo } from '../testing/outbox.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { Visitor } from '../testing/visitor.ts'
import { UNMATCHED_WRITTEN_TO } from './spare-mailboxes.ts'
import { listDeclarations } from './withdrawals.ts'

let home: TestApp
let her: Someone
/** A browser on which nobody is signed in, and her address. */
let stranger: Declarant
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())
beforeEach(async () => {
  await home.context.database.delete(withdrawals)
  await home.context.database.delete(mails)
  her = await someone(home)
  stranger = { visitor: new Visitor(home.app), email: her.email }
})

const acknowledged = async (email = her.email) =>
  (await mailsTo(home, email)).filter(({ kind }) => kind === 'withdrawal_acknowledged')
const toCheck = async () =>
  (await mailsTo(home, home.context.config.brand.supportEmail)).filter(
    ({ kind }) => kind === 'withdrawal_to_check',
  )
const declareFalsely = (count: number) =>
  Promise.all(Array.from({ length: count }, () => declare(stranger, '2026-999999')))

describe('a stranger who names her address again and again', () => {
  it('fills no mailbox: after five a day they are written down without a message', async () => {
    await declareFalsely(4)
    expect(await acknowledged()).toHaveLength(4)
    const answers = await declareFalsely(3)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await acknowledged()).toHaveLength(5)
    expect(await listDeclarations(home.context.database)).toHaveLength(7)
    expect(await toCheck()).toHaveLength(6)
  })

  it('shuts nobody out: hers is written down, acknowledged, and an operator sees which order it names', async () => {
    const { orderId } = await buyPackage(home, her)
    await declareFalsely(5)
    expect((await declare(stranger, orderId)).statusCode).toBe(200)
    const [told] = await listDeclarations(home.context.database)
    expect(told).toMatchObject({ email: her.email, namedOrderId: orderId, orderId: null })
    expect(await acknowledged()).toHaveLength(6)
    expect((await toCheck()).filter(({ subject }) => subject.includes(orderId))).toHaveLength(1)
    await declare(stranger, orderId)
    expect(await acknowledged()).toHaveLength(6)
  })

  it('ends no contract by trying numbers, while she who is signed in ends hers', async () => {
    const { orderId } = await buyPackage(home, her)
    await declareFalsely(5)
    await declare(stranger, orderId)
    expect(await kept(home, orderId)).toBe(990)
    expect((await declare(her, orderId)).statusCode).toBe(200)
    expect(await kept(home, orderId)).toBe(0)
  })
})

describe('declarations of strangers that name no order', () => {
  const before = (count: number, declaredAt = sql`now()`) =>
    home.context.database.insert(withdrawals).values(
      Array.from({ length: count }, () => ({
        ...{ name: 'A', email: `${randomUUID()}@exemple.fr`, contract: 'x', language: 'fr' as const },
        declaredAt,
      })),
    )

  it.each([
    ['below', UNMATCHED_WRITTEN_TO - 1, 1],
    ['at', UNMATCHED_WRITTEN_TO, 0],
    ['above', UNMATCHED_WRITTEN_TO + 1, 0],
  ])('have only so many messages an hour leave, whoever they name: %s the limit', async (_, count, mails) => {
    await before(count)
    const other = `${randomUUID()}@exemple.fr`
    expect((await declare({ ...stranger, email: other }, 'x')).statusCode).toBe(200)
    expect(await acknowledged(other)).toHaveLength(mails)
    const rows = await home.context.database.select().from(withdrawals).where(eq(withdrawals.email, other))
    expect(rows).toHaveLength(1)
  })

  it('leave messages to the hour after a clock was set back: what lies ahead counts no more', async () => {
    await before(UNMATCHED_WRITTEN_TO, sql`now() + interval '1 minute'`)
    const other = `${randomUUID()}@exemple.fr`
    await declare({ ...stranger, email: other }, 'x')
    expect(await acknowledged(other)).toHaveLength(1)
  })

  it('tell the operator once a day then, and hold up no order that is matched', async () => {
    await before(UNMATCHED_WRITTEN_TO)
    for (let count = 0; count < 3; count += 1)
      await declare({ ...stranger, email: `${randomUUID()}@exemple.fr` }, 'x')
    expect(await toCheck()).toHaveLength(1)
    const { orderId } = await buyPackage(home, her)
    await declare(stranger, orderId)
    expect([await kept(home, orderId), (await acknowledged()).length]).toEqual([0, 1])
  })
})
