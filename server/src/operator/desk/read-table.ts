import {
  DESK_ROWS_A_PAGE,
  DESK_TABLE_NAMES,
  type DeskTableName,
  deskTable,
} from '@app/domain/operator/desk.ts'
import type { DeskQuery, DeskRow } from '@app/domain/operator/desk-api.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../database/client.ts'
import { DESK_SOURCES } from './rows.ts'

interface Piece {
  limit: number
  offset: number
}

/** One page of a table, as its address asks for it. A column, or a word, it does not have is as if none were given. */
export async function readTable(
  database: Queryable,
  name: DeskTableName,
  query: DeskQuery,
): Promise<{ rows: DeskRow[]; total: number; pages: number }> {
  const total = await countRows(database, name, query)
  const pages = Math.max(1, Math.ceil(total / DESK_ROWS_A_PAGE))
  const page = Math.min(query.page, pages)
  const offset = (page - 1) * DESK_ROWS_A_PAGE
  return { rows: await readRows(database, name, { query, limit: DESK_ROWS_A_PAGE, offset }), total, pages }
}

export async function readRows(
  database: Queryable,
  name: DeskTableName,
  { query, limit, offset }: Piece & { query: DeskQuery },
): Promise<DeskRow[]> {
  const { columns } = deskTable(name)
  const { from, actsOf } = DESK_SOURCES[name]
  const { rows } = await database.execute<Record<string, unknown> & { id: string }>(
    sql`select * from (${from}) d where ${chosen(name, query)} order by ${order(name, query)} limit ${limit} offset ${offset}`,
  )
  return rows.map((row) => ({
    id: row.id,
    cells: Object.fromEntries(Object.keys(columns).map((column) => [column, cellOf(row[column])])),
    acts: actsOf?.(row) ?? [],
  }))
}

async function countRows(database: Queryable, name: DeskTableName, query: DeskQuery): Promise<number> {
  const { rows } = await database.execute<{ total: number }>(
    sql`select count(*)::int as total from (${DESK_SOURCES[name].from}) d where ${chosen(name, query)}`,
  )
  return rows[0]?.total ?? 0
}

/** How many rows of each table wait for somebody. */
export async function countWaiting(database: Queryable): Promise<Partial<Record<DeskTableName, number>>> {
  const waiting: Partial<Record<DeskTableName, number>> = {}
  for (const name of DESK_TABLE_NAMES) {
    const { waits } = deskTable(name)
    if (waits)
      waiting[name] = await countRows(database, name, { search: '', sort: '', up: '', only: waits, page: 1 })
  }
  return waiting
}

const MEANT = /[%_\\]/g

function chosen(name: DeskTableName, { search, only }: DeskQuery): SQL {
  const { chosenBy } = deskTable(name)
  const { searched } = DESK_SOURCES[name]
  const like = `%${search.replaceAll(MEANT, '\\$&')}%`
  const found = search
    ? sql.join(
        searched.map((column) => sql`${sql.identifier(column)}::text ilike ${like}`),
        sql` or `,
      )
    : sql`true`
  const isOne = chosenBy?.of.includes(only) ? sql`${sql.identifier(chosenBy.column)} = ${only}` : sql`true`
  return sql`(${found}) and ${isOne}`
}

function order(name: DeskTableName, { sort, up }: DeskQuery): SQL {
  const { columns, by } = deskTable(name)
  const column = Object.hasOwn(columns, sort) ? sort : by
  return sql`${sql.identifier(column)} ${up ? sql`asc` : sql`desc`} nulls last, id`
}

const cellOf = (value: unknown): string | number | boolean | null =>
  value instanceof Date
    ? value.toISOString()
    : typeof value === 'number' || typeof value === 'boolean'
      ? value
      : value === null || value === undefined
        ? null
        : String(value)
