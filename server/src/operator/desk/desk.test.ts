import { DESK_TABLE_NAMES, deskTable } from '@app/domain/operator/desk.ts'
import { api } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIns, users } from '../../database/schema/accounts.ts'
import { Desk } from '../../testing/desk.ts'
import { nobody, type Someone, someone } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { makeTransformation } from '../../testing/transformation.ts'
import { Visitor } from '../../testing/visitor.ts'

let desk: Desk
let home: TestApp
let operator: Someone
let her: Someone
beforeAll(async () => {
  desk = await Desk.open()
  ;({ home, operator, her } = desk)
  await makeTransformation(home, her, { images: 2 })
})
afterAll(() => home.close())

const ask: Desk['ask'] = (...asked) => desk.ask(...asked)
const read: Desk['read'] = (...asked) => desk.read(...asked)
const lines = () => desk.lines()

describe('what is an operator’s', () => {
  const ROUTES = [
    { method: 'GET', url: api.deskWaiting() },
    { method: 'GET', url: api.deskFigures() },
    { method: 'GET', url: api.deskBudgets() },
    { method: 'GET', url: api.deskImages(nobody()) },
    { method: 'GET', url: api.deskImage(nobody()) },
    ...DESK_TABLE_NAMES.flatMap((table) => [
      { method: 'GET', url: api.deskTable(table) },
      { method: 'GET', url: api.deskFile(table) },
    ]),
    { method: 'GET', url: api.dossier(nobody()) },
    { method: 'GET', url: api.dossierFile(nobody()) },
    { method: 'POST', url: api.deskActs() },
    { method: 'POST', url: api.deskLooks() },
    { method: 'GET', url: api.deskLook(nobody()) },
  ] as const

  let others: Someone[]
  beforeAll(async () => {
    others = [await someone(home), await someone(home, 'pro')]
  })

  it.each(ROUTES)(
    '$method $url is refused to a stranger, a client and a professional',
    async ({ method, url }) => {
      const body = method === 'POST' ? { act: 'make-pro', id: her.id } : undefined
      expect((await new Visitor(home.app).ask(method, url, body)).statusCode).toBe(401)
      for (const { visitor } of others)
        expect((await visitor.ask(method, url, body)).json().code).toBe('not_found')
    },
  )

  it('is shut to an operator who signed in with a password alone', async () => {
    const { id, visitor } = await someone(home, 'operator')
    await home.context.database.update(signIns).set({ proof: 'password' }).where(eq(signIns.userId, id))
    expect((await visitor.get(api.deskWaiting())).json().code).toBe('second_factor_needed')
  })
})

describe('a table of the desk', () => {
  it.each(DESK_TABLE_NAMES)(
    '%s can be read, in the order of each column that is kept in order, and as a file',
    async (table) => {
      const { rows, total, pages } = await read(table)
      expect(pages).toBeGreaterThan(0)
      for (const sort of deskTable(table).sorted)
        expect((await read(table, { sort, up: '1' })).rows).toHaveLength(rows.length)
      const file = await operator.visitor.get(api.deskFile(table))
      expect(file.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'cache-control': 'no-store',
      })
      expect(file.body.trim().split('\r\n')).toHaveLength(total + 1)
    },
  )

  it('finds by a part of a word, and takes signs of a pattern as they are', async () => {
    expect((await read('people', { search: her.email.slice(3, 20).toUpperCase() })).rows).toMatchObject([
      { id: her.id, cells: { email: her.email, transformations: 1 } },
    ])
    for (const search of ['%', '_', '\\', "' or true --"])
      expect((await read('people', { search })).total).toBe(0)
  })

  it('finds an id by how it begins', async () => {
    for (const search of [her.id, her.id.slice(0, 8), her.id.slice(0, 9), her.id.slice(0, 20).toUpperCase()])
      expect((await read('people', { search })).rows.map(({ id }) => id)).toEqual([her.id])
    expect((await read('people', { search: her.id.slice(0, 7) })).total).toBe(0)
    const [line] = (await read('acts')).rows
    if (line) expect((await read('acts', { search: line.id })).rows.map(({ id }) => id)).toContain(line.id)
  })

  it.each([
    ...['12345678-1-', '12345678-12-34', '12345678-123456789012', '12345678-1234-1234-123456789012'],
    ...['12345678--', '12345678-1234-1234-1234-1234567890123'],
  ])('finds nothing by %s, which only looks like the beginning of an id', async (search) => {
    for (const table of DESK_TABLE_NAMES) {
      const answer = await ask(table, { search })
      expect([table, answer.statusCode, answer.json().total]).toEqual([table, 200, 0])
    }
  })

  it('is chosen from by one word, and in the order of its columns alone', async () => {
    await someone(home, 'pro')
    const pros = await read('people', { only: 'pro' })
    expect(pros.rows.length).toBeGreaterThan(0)
    expect(pros.rows.every(({ cells }) => cells.user_type === 'pro')).toBe(true)
    const byDate = await read('people')
    expect(await read('people', { sort: 'password_hash', only: 'nobody' })).toEqual(byDate)
  })

  it('has fifty rows a page, and a page beyond its end is its last', async () => {
    await home.context.database.execute(sql`insert into alerts (kind, subject, about, last_source)
      select 'job_dead', 'a job', n::text, gen_random_uuid() from generate_series(1, 101) n`)
    const first = await read('alerts')
    expect([first.rows.length, first.total, first.pages]).toEqual([50, 101, 3])
    const last = await read('alerts', { page: '3' })
    expect(last.rows).toHaveLength(1)
    expect((await read('alerts', { page: '4' })).rows).toEqual(last.rows)
    const all = [...first.rows, ...(await read('alerts', { page: '2' })).rows, ...last.rows]
    expect(new Set(all.map(({ id }) => id)).size).toBe(101)
    expect((await operator.visitor.get(api.deskWaiting())).json().waiting).toMatchObject({ alerts: 101 })
  })

  it.each([
    { rows: 999, told: { total: 999, more: false, pages: 20 } },
    { rows: 1000, told: { total: 1000, more: false, pages: 20 } },
    { rows: 1001, told: { total: 1000, more: true, pages: 20 } },
  ])('counts to a thousand: of $rows', async ({ rows, told }) => {
    await home.context.database.execute(sql`insert into alerts (kind, subject, about, last_source)
      select 'room', ${`of ${rows}`}, n::text, gen_random_uuid() from generate_series(1, ${rows}::int) n`)
    expect(await read('alerts', { search: `of ${rows}` })).toMatchObject(told)
  })

  it('is no formula in a spreadsheet, whatever somebody calls herself', async () => {
    await home.context.database.update(users).set({ firstName: '=1+1, "Zoé"' }).where(eq(users.id, her.id))
    const file = await operator.visitor.get(`${api.deskFile('people')}?search=${her.email}`)
    expect(file.body).toContain(`"'=1+1, ""Zoé"""`)
  })

  it('taken along as a file stands in the log, without what was searched for', async () => {
    await operator.visitor.get(`${api.deskFile('people')}?search=${her.email}`)
    const line = (await lines()).at(-1)
    expect(line).toMatchObject({ operatorId: operator.id, act: 'table-file', subject: 'people', done: true })
    expect(JSON.stringify(line)).not.toContain(her.email)
  })

  it.each(['nulle-part', 'users', 'constructor'])('there is none called %s', async (table) => {
    expect((await operator.visitor.get(`/api/operator/tables/${encodeURIComponent(table)}`)).statusCode).toBe(
      400,
    )
  })
})
