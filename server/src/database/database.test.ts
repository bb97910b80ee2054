import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PACKAGE_TYPES } from '@app/domain/catalogue/packages.ts'
import { is, Table } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPatiently } from '../testing/databases/patient-pool.ts'
import { freshDatabase } from '../testing/test-app.ts'
import type { OpenDatabase } from './client.ts'
import { migrate, migrationFiles } from './migrate.ts'
import { packages } from './schema/catalogue.ts'

/** Every file there, so that none is forgotten. */
const schemas: object[] = await Promise.all(
  readdirSync(join(import.meta.dirname, 'schema')).map((file) => import(`./schema/${file}`)),
)

let folder: string
let open: OpenDatabase
let first: string[]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'database-'))
  open = await openPatiently(await freshDatabase(folder))
  first = await migrate(open.pool)
})
afterAll(async () => {
  await open.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('migrations', () => {
  it('all run on an empty database, in the order of their names', () => {
    expect(first).toEqual(migrationFiles())
    expect(first).toEqual([...first].sort())
  })

  it('run a second time, and by four processes at once, do nothing', async () => {
    const again = await Promise.all(Array.from({ length: 4 }, () => migrate(open.pool)))
    expect(again).toEqual([[], [], [], []])
  })
})

describe('what the catalogue is seeded with', () => {
  // spec: 9.4
  it('is the packages of the domain, the free ones at no price', async () => {
    const rows = await open.database.select().from(packages).orderBy(packages.position)
    expect(
      rows.map(({ id, images, priceCents, recommended }) => [id, images, priceCents, recommended]),
    ).toEqual([
      ['pro_test', 5, 0, false],
      ['decouverte', 1, 0, false],
      ['pack_5', 5, 990, false],
      ['pack_20', 20, 2490, true],
      ['pack_50', 50, 4990, false],
      ['pack_120', 120, 9990, false],
    ])
    expect(rows.map((row) => row.id)).toEqual([...PACKAGE_TYPES])
  })
})

describe('the tables as the code knows them are the tables there are', () => {
  const tables = schemas
    .flatMap((schema): unknown[] => Object.values(schema))
    .filter((value): value is PgTable => is(value, Table))

  it.each(tables.map((table) => getTableConfig(table).name))('%s', async (name) => {
    const table = tables.find((candidate) => getTableConfig(candidate).name === name) as PgTable
    const known = getTableConfig(table).columns.map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      required: column.notNull,
    }))
    const there = await open.pool.query<{ name: string; type: string; required: boolean }>(
      `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required
         from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
        order by a.attnum`,
      [name],
    )
    const byName = (columns: { name: string }[]) => columns.toSorted((a, b) => a.name.localeCompare(b.name))
    expect(byName(known)).toEqual(byName(there.rows))
  })

  it('and there are no others', async () => {
    const there = await open.pool.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    )
    const known = [...tables.map((table) => getTableConfig(table).name), 'migrations']
    expect(there.rows.map((row) => row.name).sort()).toEqual(known.sort())
  })
})
