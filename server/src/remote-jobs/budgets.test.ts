import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { remoteJobs } from '../database/schema/remote-jobs.ts'
import { createFree, openDraftOf, readyToOrder } from '../testing/full-draft.ts'
import { type HostedApp, openHostedApp } from '../testing/services/hosted-app.ts'
import { decideBudget } from './budgets.ts'

let home: HostedApp
beforeAll(async () => {
  home = await openHostedApp('replicate', { REPLICATE_DAILY_CENTS: '2' })
})
afterAll(() => home.close())

describe('the budget of a day', () => {
  const TWO_CENTS = 2000

  it.each([
    { spent: TWO_CENTS - 1, begun: 'replicate' },
    { spent: TWO_CENTS, begun: null },
    { spent: TWO_CENTS + 1, begun: null },
  ])('of which $spent thousandths of 2000 are spent: $begun', async ({ spent, begun }) => {
    await spend(home, spent)
    await expect.poll(() => home.context.engine.engineFor('pixie')).toBe(begun)
  })

  it('is that of this day in Paris, and what failed there costs nothing', async () => {
    await spend(home, TWO_CENTS, { askedAt: sql`now() - interval '25 hours'` })
    await expect.poll(() => home.context.engine.engineFor('pixie')).toBe('replicate')
    await spend(home, TWO_CENTS, { status: 'failed' })
    await expect.poll(() => home.context.engine.engineFor('pixie')).toBe('replicate')
  })

  it('is the one an operator has set instead, without a restart', async () => {
    await spend(home, TWO_CENTS)
    await expect.poll(() => home.context.engine.engineFor('pixie')).toBe(null)
    await decide(home, TWO_CENTS + 1)
    await expect.poll(() => home.context.engine.engineFor('pixie')).toBe('replicate')
    await decide(home, TWO_CENTS - 1)
    await expect.poll(() => home.context.engine.engineFor('pixie')).toBe(null)
    await decide(home, null)
    await spend(home, TWO_CENTS - 1)
    await expect.poll(() => home.context.engine.engineFor('pixie')).toBe('replicate')
  })

  it('is spent: nothing is charged, and her draft stays', async () => {
    await spend(home, TWO_CENTS)
    await expect.poll(() => home.context.engine.engineFor('pixie')).toBe(null)
    const her = await readyToOrder(home)
    const answer = await createFree(home, her, { packageType: 'decouverte', photosTo: ['replicate'] })
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'engine_resting'])
    expect((await openDraftOf(her)).uploadedImages).toHaveLength(15)
  })
})

const decide = ({ context }: HostedApp, aDay: number | null) =>
  decideBudget(context.database, { service: 'replicate', aDay, reason: 'Un essai', operatorId: null })

/** As if nothing but this had been asked for. */
async function spend({ context }: HostedApp, cost: number, more: object = {}): Promise<void> {
  await context.database.delete(remoteJobs)
  await context.database.insert(remoteJobs).values({
    ...{
      transformationId: randomUUID(),
      service: 'replicate',
      name: 'picture:0',
      kind: 'picture',
      model: 'any',
    },
    ...{ status: 'succeeded', cost },
    ...more,
  })
}
