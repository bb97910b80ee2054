import { DESK_ROWS_COUNTED, DESK_TABLE_NAMES, deskTable } from '@app/domain/operator/desk.ts'
import { purchasesAnswer } from '@app/domain/payment/payment-api.ts'
import { api } from '@app/domain/routes.ts'
import {
  transformationAnswer,
  transformationsAnswer,
} from '@app/domain/transformations/transformations-api.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkFiles } from '../../kept-files/check-files.ts'
import { orphansAmong } from '../../kept-files/kept-files.ts'
import { METRICS_PATH } from '../../operator/metrics/metrics.ts'
import { spendingOf } from '../../remote-jobs/remote-jobs.ts'
import { readToldReviews } from '../../reviews/told.ts'
import { runScheduled } from '../../start.ts'
import { askedWhile } from '../../testing/growth/asked.ts'
import { type Fault, faultsOf, tablesFrom } from '../../testing/growth/plans.ts'
import { grownToken, seedGrown } from '../../testing/growth/seed-grown.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { GENERATE } from '../../transformations/transformations.ts'

/** A twenty-fifth of what the bench `growth` seeds: enough for PostgreSQL to prefer an index where there is one. */
const PEOPLE = 4000
/** What one look may read of a table, whatever its size. */
const MOST = 200
/** And one at the desk, which counts so far, and may pass over rows that are not chosen. */
const MOST_AT_DESK = 1.6 * DESK_ROWS_COUNTED
/** Tables of so many rows have grown here. */
const GROWN_FROM = 2000
/** Somebody with a transformation in the making. */
const WAITING = PEOPLE - 1

const TOKEN = 'un jeton de vingt-quatre signes'

let home: TestApp
let client: pg.Client
let grows: Set<string>
const her = () => new Visitor(home.app, { sign_in: grownToken(WAITING) })
const operator = () => new Visitor(home.app, { sign_in: grownToken(2) })

beforeAll(async () => {
  home = await openTestApp({ names: { METRICS_TOKEN: TOKEN } })
  const { database } = home.context.config
  const url = database.kind === 'postgres' ? database.url : ''
  await seedGrown(url, PEOPLE)
  client = new pg.Client({ connectionString: url })
  await client.connect()
  grows = await tablesFrom(client, GROWN_FROM)
})
afterAll(async () => {
  await client?.end()
  await home.close()
})

async function faults(act: () => Promise<unknown>, most = MOST): Promise<Fault[]> {
  const found: Fault[] = []
  const asked = await askedWhile(act)
  expect(asked.length).toBeGreaterThan(0)
  for (const statement of asked) found.push(...(await faultsOf(client, statement, { grows, most })))
  return found
}

const answered = async (visitor: Visitor, url: string) => {
  const answer = await visitor.get(url)
  expect([200, 304]).toContain(answer.statusCode)
  return answer
}

it('the house has grown by every table that people fill', () => {
  const filled = [
    'users',
    'sign_ins',
    'drafts',
    'transformations',
    'images',
    'photos',
    'orders',
    'credit_entries',
  ]
  expect([...grows]).toEqual(
    expect.arrayContaining([...filled, 'receipts', 'reviews', 'mails', 'money_entries']),
  )
})

describe('what her page asks is found by an index, however many others there are:', () => {
  it.each([
    { what: 'her transformations', url: api.transformations() },
    { what: 'who she is', url: api.currentUser() },
    { what: 'her figures', url: api.stats() },
    { what: 'her purchases', url: api.purchases() },
    { what: 'her credits', url: api.credits() },
    { what: 'her draft', url: api.draft() },
    { what: 'that she has a draft', url: api.waitingDraft() },
    { what: 'her favourite styles', url: api.favouriteStyles() },
    { what: 'her shares', url: api.shares() },
    { what: 'packages', url: api.packages() },
  ])('$what', async ({ url }) => {
    expect(await faults(() => answered(her(), url))).toEqual([])
  })

  it('a transformation with its images, and each of them', async () => {
    const { transformations } = transformationsAnswer.parse((await her().get(api.transformations())).json())
    expect(transformations).toHaveLength(3)
    for (const { id } of transformations)
      expect(await faults(() => answered(her(), api.transformation(id)))).toEqual([])
    const { transformation } = transformationAnswer.parse(
      (await her().get(api.transformation(transformations[2]?.id ?? ''))).json(),
    )
    const found = await faults(() => her().get(transformation.images[0]?.url ?? ''))
    expect(found).toEqual([])
  })

  it('a purchase', async () => {
    const { purchases } = purchasesAnswer.parse((await her().get(api.purchases())).json())
    expect(await faults(() => answered(her(), api.purchase(purchases[0]?.id ?? '')))).toEqual([])
  })

  it('the styles her photos carry, and what she is shown them on', async () => {
    const person = new Visitor(home.app, { sign_in: grownToken(1) })
    expect(await faults(() => person.get(api.draftStyles()))).toEqual([])
    expect(await faults(() => person.post(api.draftPreview()))).toEqual([])
  })
})

it('what the house says of its reviews is kept, not counted', async () => {
  expect(await faults(() => readToldReviews(home.context.database))).toEqual([])
})

it('what is looked after every quarter of a minute is found by an index', async () => {
  expect(await faults(() => runScheduled(home.context))).toEqual([])
})

it('which files are read next is found by an index, and so is what became of damaged ones', async () => {
  expect(await faults(() => checkFiles(home.context, AbortSignal.abort()))).toEqual([])
})

it('what Prometheus reads is found by an index, but for refunds, which are few and compared with the books', async () => {
  const found = await faults(() =>
    home.app.inject({ url: METRICS_PATH, headers: { authorization: `Bearer ${TOKEN}` } }),
  )
  expect(found.filter(({ statement }) => !statement.includes('from refunds'))).toEqual([])
})

it('whether a row names a file is found by its key', async () => {
  const { rows } = await client.query<{ key: string }>('select key from kept_files limit 50')
  const keys = rows.map(({ key }) => key)
  expect(await faults(() => orphansAmong(home.context.database, keys))).toEqual([])
})

it('a worker finds its next job by an index', async () => {
  const { jobs } = home.context
  const claimed = await faults(async () => {
    await new Promise((done) => jobs.work(GENERATE, async () => done(null)))
    await jobs.stopClaiming()
  })
  expect(claimed).toEqual([])
})

describe('a table of the desk reads no more than it may show:', () => {
  const TYPED = ['personne-1234', '2026-001234', 'Salon 1201', '4fd1c6b2']

  it.each(DESK_TABLE_NAMES)('%s', async (table) => {
    const { sorted, chosenBy } = deskTable(table)
    const queries = [
      {},
      { page: '3' },
      ...sorted.flatMap((sort) => [{ sort }, { sort, up: '1' }]),
      ...(chosenBy?.of ?? []).map((only) => ({ only })),
      ...TYPED.map((search) => ({ search })),
    ]
    for (const query of queries) {
      const url = `${api.deskTable(table)}?${new URLSearchParams(query as Record<string, string>)}`
      expect({ query, faults: await faults(() => answered(operator(), url), MOST_AT_DESK) }).toEqual({
        query,
        faults: [],
      })
    }
  })

  it('and what engines have cost, and may, is kept by day', async () => {
    expect(await faults(() => answered(operator(), api.deskBudgets()))).toEqual([])
    expect(await faults(() => spendingOf(home.context.database, 'replicate', null))).toEqual([])
  })

  it('and how much waits', async () => {
    expect(await faults(() => answered(operator(), api.deskWaiting()))).toEqual([])
  })
})
