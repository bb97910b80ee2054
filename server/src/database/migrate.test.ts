import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../testing/test-app.ts'
import { type OpenDatabase, openDatabase } from './client.ts'
import { migrate, migrationFiles } from './migrate.ts'

const FOLDER = `${import.meta.dirname}/../../migrations`

/** The first version that took orders: what it wrote, each later one must find. */
const FIRST = migrationFiles().slice(0, 3)
const LATER = migrationFiles().slice(3)

let folder: string
let open: OpenDatabase
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migrate-'))
  open = await openDatabase(await freshDatabase(folder))
})
afterAll(async () => {
  await open.close()
  rmSync(folder, { recursive: true, force: true })
})

const ask = async <Row extends object>(words: string): Promise<Row[]> =>
  (await open.pool.query<Row>(words)).rows

/** Someone of the first version: her account, an order that was paid and given back in part, its photo and image. */
const SHE = `
  with her as (insert into users (email, password_hash, first_name) values ('ancienne@exemple.fr', 'h', 'Ancienne') returning id),
    draft as (insert into drafts (user_id, session_name, ordered_at) select id, 'Mon été', now() from her returning id, user_id),
    paid as (insert into orders (user_id, draft_id, session_name, package_type, images, amount_cents, status, provider, paid_at, refunded_cents)
      select user_id, id, 'Mon été', 'pack_5', 5, 990, 'paid', 'test', now(), 198 from draft returning id, user_id, draft_id),
    back as (insert into refunds (order_id, amount_cents, reason) select id, 198, 'nothing_to_make' from paid returning id),
    made as (insert into transformations (user_id, draft_id, order_id, session_name, base_style, package_type, status, images_ordered, seed, engine, finished_at)
      select user_id, draft_id, id, 'Mon été', (select id from base_styles order by position limit 1), 'pack_5', 'completed', 5, 7, 'hair', now()
      from paid returning id, user_id, draft_id),
    photo as (insert into photos (user_id, draft_id, file, thumbnail, checksum, width, height, bytes)
      select user_id, draft_id, 'photos/a.jpg', 'photos/a.small.webp', 'c', 900, 1200, 1000 from made returning id),
    given as (insert into credit_entries (user_id, amount, reason, transformation_id) select user_id, 2, 'shortfall', id from made returning id)
  insert into images (transformation_id, user_id, position, file, thumbnail, width, height, engine, model, tone, seed, recipe, fingerprint, confidence)
    select id, user_id, 1, 'images/a.jpg', 'images/a.small.webp', 960, 1280, 'hair', 'm', '7.44', 7, '{}', 'f', 1 from made`

/** What she had then, in words that every version understands. */
const HERS = `select u.email, u.first_name, o.amount_cents, o.refunded_cents, o.status as paid, t.status, t.images_ordered,
    p.file as photo, i.file as image, c.amount as credits
  from users u join orders o on o.user_id = u.id join transformations t on t.order_id = o.id
    join photos p on p.draft_id = t.draft_id join images i on i.transformation_id = t.id
    join credit_entries c on c.user_id = u.id`

/** As a process that is killed in the middle: what was begun is never confirmed. */
async function breakOff(name: string): Promise<void> {
  const client = await open.pool.connect()
  try {
    await client.query('begin')
    await client.query(readFileSync(join(FOLDER, name), 'utf8'))
    await client.query('insert into migrations (name) values ($1)', [name])
  } finally {
    client.release(true)
  }
}

it('each migration runs on what the first version has written, though it was broken off before: nothing of hers is lost, nothing is left half done (B4)', async () => {
  expect(await migrate(open.pool, FIRST)).toEqual(FIRST)
  await open.pool.query(SHE)
  const before = await ask(HERS)
  expect(before).toHaveLength(1)
  for (const name of LATER) {
    await breakOff(name)
    expect((await ask<{ name: string }>('select name from migrations')).map((row) => row.name)).not.toContain(
      name,
    )
    expect(await migrate(open.pool, [name])).toEqual([name])
    expect(await ask(HERS), name).toEqual(before)
  }
  expect(await migrate(open.pool)).toEqual([])
  expect(await ask('select amount_cents from money_entries order by amount_cents')).toEqual([
    { amount_cents: -198 },
    { amount_cents: 990 },
  ])
})
