import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { BASE_STYLE_IDS } from '@app/domain/catalogue/base-styles.ts'
import { api } from '@app/domain/routes.ts'
import { errors as french } from '@app/texts/fr/errors.ts'
import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse as Response } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runScheduled } from '../../start.ts'
import { seenBy } from '../../testing/buying/extending.ts'
import { intentOf, paymentOf, payWith } from '../../testing/buying/paying.ts'
import {
  POSTGRES_MODEL,
  type PostgresServer,
  startPostgres,
} from '../../testing/databases/postgres-server.ts'
import { PlainEngine } from '../../testing/engines/engine.ts'
import { smallJpeg } from '../../testing/engines/pictures.ts'
import { failedStart } from '../../testing/failed-start.ts'
import { filesKept } from '../../testing/files-kept.ts'
import { fillDraft, openDraftOf } from '../../testing/full-draft.ts'
import { operate } from '../../testing/operate.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openSmallDisk, type SmallDisk } from '../../testing/small-disk.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTransformation } from '../../testing/transformation.ts'

const said = (answer: Response) => [answer.statusCode, answer.json().code]

/** Another photo each time, to whoever compares bytes. */
async function upload(her: Someone): Promise<Response> {
  const { id } = await openDraftOf(her)
  const bytes = Buffer.concat([await smallJpeg(), randomBytes(16)])
  return her.visitor.upload(id, [{ name: 'her.jpg', bytes }])
}

async function everythingIsShown(her: Someone): Promise<void> {
  const { sessions } = (await her.visitor.get(api.transformations())).json()
  const { images } = await seenBy(her, sessions[0].id)
  for (const url of [api.currentUser(), api.draft(), images[0]?.url ?? ''])
    expect([url, (await her.visitor.get(url)).statusCode]).toEqual([url, 200])
}

describe('where the disk of photos and images is full', () => {
  let disk: SmallDisk
  let home: TestApp
  beforeAll(async () => {
    disk = openSmallDisk()
    const engine = new PlainEngine(Number.POSITIVE_INFINITY, BASE_STYLE_IDS)
    home = await openTestApp({ works: true, engine, within: disk.folder })
  })
  afterAll(async () => {
    disk.makeRoom()
    await home.close()
    disk.close()
  })

  it('a photo is refused and leaves nothing, an operator is told, and what is ordered waits and is then made (F5)', async () => {
    const { context } = home
    const [her, buyer] = [await someone(home), await someone(home)]
    await makeTransformation(home, her, { images: 1 })
    await fillDraft(home, buyer)
    const before = filesKept(home)

    disk.fill()
    const refused = await upload(her)
    expect(said(refused)).toEqual([507, 'storage_full'])
    expect(refused.json().error.replaceAll('’', "'")).toContain(french.storage_full.slice(0, 30))
    expect((await openDraftOf(her)).uploadedImages).toEqual([])
    expect(filesKept(home)).toEqual(before)
    await everythingIsShown(her)
    expect((await her.visitor.get(api.health())).json()).toEqual({ ok: true, room: 'none' })
    const intent = await intentOf(buyer)
    await payWith(buyer, intent)
    const { transformationId: id } = await paymentOf(buyer, intent)
    for (const _ of [1, 2]) await runScheduled(context)
    const alerts = await operate({ context }, 'alerts')
    expect(alerts.said).toMatch(/^\S+ {2}\S+ \S+ {2}little room is left on the disk of {2}\/\S+ {2}once$/)

    disk.makeRoom()
    expect((await upload(her)).statusCode).toBe(200)
    await expect.poll(async () => (await seenBy(buyer, id)).status).toBe('completed')
    const { rows } = await context.database.execute(
      sql`select max(retry_count)::int as most from jobs.job where name = 'generate-images'`,
    )
    expect(rows).toEqual([{ most: 0 }])
  })
})

describe('a PostgreSQL', () => {
  let disk: SmallDisk
  let postgres: PostgresServer
  let keeper: pg.Client
  let url: string
  let home: TestApp
  beforeAll(async () => {
    disk = openSmallDisk()
    postgres = await startPostgres(disk.folder)
    url = postgres.url.replace(/\/postgres$/, `/${POSTGRES_MODEL}`)
    home = await openTestApp({ names: { DATABASE_URL: url } })
    keeper = new pg.Client(url)
    await keeper.connect()
    // Room within the pages of a table is room, and a log has room in its last file: what is added needs the disk.
    await eachTable(`execute format('alter table %s set (fillfactor = 10)', each)`)
    await keeper.query('select pg_switch_wal()')
    await keeper.query('checkpoint')
  })
  afterAll(async () => {
    disk.makeRoom()
    await home.close()
    await keeper.end()
    await postgres.stop()
    disk.close()
  })

  const eachTable = (doing: string) =>
    keeper.query(`do $$ declare each regclass; begin
      for each in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      loop ${doing}; end loop; end $$`)
  const setReadOnly = async (word: 'on' | 'off') => {
    await keeper.query(`alter system set default_transaction_read_only = ${word}`)
    await keeper.query('select pg_reload_conf()')
  }
  /** Where no disk can be filled, each table says what it would on a full one. */
  const sayFull = async () => {
    await keeper.query(`create function say_full() returns trigger language plpgsql
      as $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$`)
    await eachTable(`execute format('create trigger full_disk before insert on %s
      execute function say_full()', each)`)
  }
  const ways = {
    full: {
      begin: async () => (disk.isMounted ? disk.fill() : sayFull()),
      end: async () => (disk.isMounted ? disk.makeRoom() : keeper.query('drop function say_full cascade')),
    },
    readOnly: { begin: () => setReadOnly('on'), end: () => setReadOnly('off') },
  }

  it.each([
    { what: 'whose disk is really full', way: ways.full },
    { what: 'whose keeper lets nobody write while there is little room', way: ways.readOnly },
  ])(
    '$what takes nothing down and shows what is there; once there is room, all goes on (F5)',
    async ({ way }) => {
      const her = await someone(home)
      await makeTransformation(home, her, { images: 1 })
      await openDraftOf(her)
      await way.begin()
      const before = filesKept(home).length
      let refused = await upload(her)
      while (refused.statusCode === 200) refused = await upload(her)
      expect(said(refused)).toEqual([503, 'cannot_record'])
      expect(refused.headers['retry-after']).toBe('60')
      await everythingIsShown(her)
      const { uploadedImages } = await openDraftOf(her)
      expect(filesKept(home).length - before).toBe(2 * uploadedImages.length)

      await way.end()
      await expect.poll(async () => (await upload(her)).statusCode).toBe(200)
    },
  )
  it('that lets nobody write starts no app: it says why in words, and exits with 1', async () => {
    await setReadOnly('on')
    const { words, exitCode } = await failedStart({
      DATA_DIR: join(disk.folder, 'app-later'),
      DATABASE_URL: url,
    })
    await setReadOnly('off')
    expect(exitCode).toBe(1)
    expect(words).toMatch(
      /^La base de données n’enregistre rien : .* \/ The database takes nothing down: .*\n$/,
    )
  })
})
