import { budgetsAnswer } from '@app/domain/operator/budgets.ts'
import { api } from '@app/domain/routes.ts'
import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { joinDatabase } from '../../database/client.ts'
import { operatorActs } from '../../database/schema/operator.ts'
import { remoteJobs } from '../../database/schema/remote-jobs.ts'
import { ServiceHealthRows } from '../../remote-jobs/remote-jobs.ts'
import { setDatabaseClock } from '../../testing/clocks/database-clock.ts'
import { operate } from '../../testing/operate.ts'
import { nobody, type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { runAtTerminal } from '../at-terminal.ts'
import { BUDGET_COMMANDS } from './budget-commands.ts'

const NAMES = {
  ...{ ENGINE: 'hair', ENGINE_STYLES: 'pixie=fal,long_lisse=replicate', ENGINE_INSTEAD: 'hair' },
  ...{ FAL_KEY: 'key', FAL_DAILY_CENTS: '5', REPLICATE_API_TOKEN: 'r8_token', REPLICATE_OWNER: 'maison' },
}
const REASON = 'Une campagne ce mois-ci'

let home: TestApp
let operator: Someone
beforeAll(async () => {
  home = await openTestApp({ names: NAMES, clockIn: 'UTC' })
  operator = await someone(home, 'operator')
})
afterAll(() => home.close())
beforeEach(async () => {
  await home.context.database.delete(remoteJobs)
  for (const engine of ['fal', 'replicate']) await operate(home, 'clear-budget', engine, REASON)
})

const shown = async (engine: string) =>
  budgetsAnswer
    .parse((await operator.visitor.get(api.deskBudgets())).json())
    .engines.find((each) => each.engine === engine)
const press = (wish: object) => operator.visitor.post(api.deskActs(), wish)
const ask = async (service: string, cost: number, more: Partial<typeof remoteJobs.$inferInsert> = {}) => {
  const [job] = await home.context.database
    .insert(remoteJobs)
    .values({
      ...{ transformationId: nobody(), service, name: 'picture:0', kind: 'picture' as const, model: 'm' },
      ...{ status: 'succeeded' as const, cost, ...more },
    })
    .returning()
  return job?.id ?? ''
}
const mayBegin = (usual: number | null = null) =>
  new ServiceHealthRows(home.context.database).mayBegin('fal', usual)
const lastLine = async () =>
  (await home.context.database.select().from(operatorActs).orderBy(asc(operatorActs.id))).at(-1)

describe('the budgets of the desk', () => {
  it('name each engine, who makes its styles once the budget is spent, and what the configuration says', async () => {
    expect(await shown('hair')).toMatchObject({ isPaid: false, isInUse: true, budget: null, instead: null })
    expect(await shown('fal')).toMatchObject({
      ...{ isPaid: true, isInUse: true, isDecided: false, budget: 5000 },
      instead: 'hair',
    })
    expect(await shown('replicate')).toMatchObject({ budget: null, isDecided: false })
    expect(await shown('comfyui')).toBeUndefined()
  })

  it('say what was asked today and this month, by the days of Paris, less what failed there', async () => {
    const now = new Date('2026-07-14T10:00:00Z')
    await setDatabaseClock(home.context.database, now)
    for (const [askedAt, cost] of [
      ['2026-06-30T21:59:59Z', 1],
      ['2026-06-30T22:00:00Z', 20],
      ['2026-07-13T21:59:59Z', 300],
      ['2026-07-13T22:00:00Z', 4000],
      ['2026-07-14T09:00:00Z', 50_000],
    ] as const)
      await ask('fal', cost, { askedAt: new Date(askedAt) })
    await ask('fal', 600_000, { askedAt: now, status: 'failed' })
    expect(await shown('fal')).toMatchObject({ spentToday: 54_000, spentThisMonth: 54_320 })
    await setDatabaseClock(home.context.database, new Date())
  })

  it('count a job that fails later no more, and one that is sorted out again', async () => {
    const { database } = home.context
    await ask('fal', 700)
    await database.update(remoteJobs).set({ status: 'failed' })
    expect((await shown('fal'))?.spentToday).toBe(0)
    await database.update(remoteJobs).set({ status: 'lost' })
    expect((await shown('fal'))?.spentToday).toBe(700)
    await database.update(remoteJobs).set({ forgetTries: 3 })
    expect((await shown('fal'))?.spentToday).toBe(700)
  })

  it('still name an engine that is configured no more, while it has cost something this month', async () => {
    await ask('comfyui', 10)
    expect(await shown('comfyui')).toMatchObject({ isInUse: false, spentThisMonth: 10, budget: null })
  })
})

describe('a budget an operator sets', () => {
  it.each([
    { spent: 1999, may: true },
    { spent: 2000, may: false },
    { spent: 2001, may: false },
  ])(
    'of two cents, of which $spent thousandths of 2000 are spent, lets begin: $may',
    async ({ spent, may }) => {
      await operate(home, 'set-budget', 'fal', '0,02', REASON)
      await ask('fal', spent)
      expect(await mayBegin(1_000_000)).toBe(may)
    },
  )

  it('holds at once in every process, until it is taken back; then what the configuration says holds', async () => {
    const open = await joinDatabase(home.context.config.database)
    const elsewhere = new ServiceHealthRows(open.database)
    await ask('fal', 3000)
    expect(await elsewhere.mayBegin('fal', 5000)).toBe(true)
    await operate(home, 'set-budget', 'fal', '0,02', REASON)
    expect([await mayBegin(5000), await elsewhere.mayBegin('fal', 5000)]).toEqual([false, false])
    expect(await shown('fal')).toMatchObject({ budget: 2000, isDecided: true })
    const [set, clear] = BUDGET_COMMANDS
    if (!set || !clear) throw new Error('a command is missing')
    await runAtTerminal({ ...home.context, database: open.database }, set, ['fal', '0,04', REASON])
    expect([await mayBegin(5000), await elsewhere.mayBegin('fal', 5000)]).toEqual([true, true])
    await runAtTerminal({ ...home.context, database: open.database }, clear, ['fal', REASON])
    expect(await shown('fal')).toMatchObject({ budget: 5000, isDecided: false })
    await open.close()
  })

  it('bounds nothing where nobody has set any', async () => {
    await ask('fal', 100_000_000)
    expect([await mayBegin(null), await mayBegin(100_000_000)]).toEqual([true, false])
  })

  it('is set and taken back at the desk, with a reason that stays in the log', async () => {
    const done = await press({ act: 'set-budget', id: 'replicate', budget: '12,50', words: REASON })
    expect(done.json()).toMatchObject({
      done: true,
      said: expect.stringMatching(/^Replicate\s: 12,50\s€ par jour/),
    })
    expect(await lastLine()).toMatchObject({
      ...{ act: 'set-budget', subject: 'replicate', words: `12,50 · ${REASON}`, done: true },
      operatorId: operator.id,
    })
    expect(await shown('replicate')).toMatchObject({ budget: 1_250_000, isDecided: true })
    const again = await press({ act: 'set-budget', id: 'replicate', budget: '12.5', words: REASON })
    expect(again.json().done).toBe(false)
    const cleared = await press({ act: 'clear-budget', id: 'replicate', words: REASON })
    expect(cleared.json().done).toBe(true)
    expect(await shown('replicate')).toMatchObject({ budget: null, isDecided: false })
    expect((await press({ act: 'clear-budget', id: 'replicate', words: REASON })).json().done).toBe(false)
  })

  it.each([
    { typed: '0', done: false },
    { typed: '0,01', done: true },
    { typed: '1000', done: true },
    { typed: '1000,01', done: false },
    ...['-1', '999999', '10 000', 'douze', '', '1,234'].map((typed) => ({ typed, done: false })),
  ])('of “$typed” is taken: $done, at the desk and at a terminal', async ({ typed, done }) => {
    const answer = await press({ act: 'set-budget', id: 'fal', budget: typed, words: REASON })
    expect(answer.statusCode).toBe(done ? 200 : 400)
    if (!done)
      expect(answer.json()).toMatchObject({ code: 'invalid', fields: { budget: expect.any(String) } })
    expect((await shown('fal'))?.isDecided).toBe(done)
    await operate(home, 'clear-budget', 'fal', REASON)
    expect((await operate(home, 'set-budget', 'fal', typed, REASON)).done).toBe(done)
  })

  it.each(['', '   '])('needs a reason: “%s” is none', async (words) => {
    for (const act of ['set-budget', 'clear-budget'])
      expect((await press({ act, id: 'fal', budget: '1', words })).json().fields).toHaveProperty('words')
    expect((await operate(home, 'set-budget', 'fal', '1', words)).done).toBe(false)
    expect((await shown('fal'))?.isDecided).toBe(false)
  })

  it.each(['hair', 'nobody', ''])('is none of “%s”, which is paid for nothing', async (engine) => {
    expect((await operate(home, 'set-budget', engine, '1', REASON)).done).toBe(false)
    expect((await operate(home, 'clear-budget', engine, REASON)).done).toBe(false)
  })

  it('is a line nobody rewrites', async () => {
    for (const rewrite of [sql`update budgets set a_day = 1`, sql`delete from budgets`])
      await expect(home.context.database.execute(rewrite)).rejects.toMatchObject({
        cause: { message: expect.stringMatching(/append-only/) },
      })
  })
})
