import {
  DESK_ROWS_A_FILE,
  DESK_ROWS_A_PAGE,
  DESK_ROWS_COUNTED,
  DESK_TABLE_NAMES,
  type DeskTableName,
  deskTable,
} from '@app/domain/operator/desk.ts'
import type { DeskQuery, DeskRow } from '@app/domain/operator/desk-api.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../database/client.ts'
import { DESK_SOURCES, type DeskSource } from './rows.ts'
import { isAmongIds } from './search-ids.ts'

const ID_TYPES = { uuids: sql`uuid`, numbers: sql`bigint`, names: sql`text` }

interface TablePage {
  rows: DeskRow[]
  total: number
  more: boolean
  pages: number
}

/** One page of a table, as its address asks for it. A column, or a word, it does not have is as if none were given. */
export async function readTable(
  database: Queryable,
  name: DeskTableName,
  query: DeskQuery,
): Promise<TablePage> {
  const ids = await findIds(database, name, query, DESK_ROWS_COUNTED + 1)
  const total = Math.min(ids.length, DESK_ROWS_COUNTED)
  const pages = Math.max(1, Math.ceil(total / DESK_ROWS_A_PAGE))
  const from = (Math.min(query.page, pages) - 1) * DESK_ROWS_A_PAGE
  const rows = await tellRows(database, name, query, ids.slice(from, from + DESK_ROWS_A_PAGE))
  return { rows, total, more: ids.length > total, pages }
}

/** All that is chosen and found, as far as a file goes. */
export async function readFileRows(
  database: Queryable,
  name: DeskTableName,
  query: DeskQuery,
): Promise<DeskRow[]> {
  return tellRows(database, name, query, await findIds(database, name, query, DESK_ROWS_A_FILE))
}

/** Which rows, by indexes alone, in their order: looked for once, for the page and for the number of pages. */
async function findIds(
  database: Queryable,
  name: DeskTableName,
  query: DeskQuery,
  limit: number,
): Promise<string[]> {
  const { from, id } = DESK_SOURCES[name]
  // One value: a thousand rows of one id each take longer to be read than to be found.
  const { rows } = await database.execute<{ ids: string[] }>(
    sql`select to_json(array(
      select ${id}::text ${from} where ${found(name, query)} order by ${orderOf(name, query)} limit ${limit}
    )) as ids`,
  )
  return rows[0]?.ids ?? []
}

/** What is shown of those few. */
async function tellRows(
  database: Queryable,
  name: DeskTableName,
  query: DeskQuery,
  ids: string[],
): Promise<DeskRow[]> {
  if (ids.length === 0) return []
  const { columns } = deskTable(name)
  const { from, id, ids: kind, told, beside, actsOf, versionOf } = DESK_SOURCES[name]
  // Of a list that is selected PostgreSQL thinks it short, and looks each up; one it knows the length of makes it read
  // tables of some thousand rows from end to end.
  const those = sql`array(select unnest(${sql.param(ids)}::${ID_TYPES[kind]}[]))`
  const { rows } = await database.execute<Record<string, unknown> & { id: string }>(
    sql`select ${told} ${from} ${beside ?? sql``} where ${id} = any(${those})
      order by ${orderOf(name, query)}`,
  )
  return rows.map((row) => ({
    id: row.id,
    cells: Object.fromEntries(Object.keys(columns).map((column) => [column, cellOf(row[column])])),
    acts: actsOf?.(row) ?? [],
    orderId: typeof row.order_id === 'string' ? row.order_id : null,
    version: versionOf?.(row) ?? null,
  }))
}

/** How many rows of each table wait for somebody. */
export async function countWaiting(database: Queryable): Promise<Partial<Record<DeskTableName, number>>> {
  const waiting: Partial<Record<DeskTableName, number>> = {}
  for (const name of DESK_TABLE_NAMES) {
    const { waits } = deskTable(name)
    if (waits) waiting[name] = await countChosen(database, name, waits)
  }
  return waiting
}

/** No further than one row more than is ever shown. */
async function countChosen(database: Queryable, name: DeskTableName, word: string): Promise<number> {
  const source = DESK_SOURCES[name]
  const { rows } = await database.execute<{ total: number }>(
    sql`select count(*)::int as total from (
      select ${source.from} where ${isChosen(name, source, word)} limit ${DESK_ROWS_COUNTED + 1}) as those`,
  )
  return rows[0]?.total ?? 0
}

const MEANT = /[%_\\]/g

function found(name: DeskTableName, query: DeskQuery): SQL {
  const source = DESK_SOURCES[name]
  const chosen = isChosen(name, source, query.only)
  if (!query.search) return chosen
  const like = `%${query.search.replaceAll(MEANT, '\\$&')}%`
  const ways = [
    ...source.searched.map((words) => sql`${words} ilike ${like}`),
    ...isAmongIds(source, query.search),
  ]
  // Each way by itself finds an index of its own, also across a join. Where very many are found, they are the latest.
  const each = ways.map(
    (way) => sql`(select ${source.id} ${source.from} where ${chosen} and ${way}
      order by ${source.orders[deskTable(name).by]} desc limit ${DESK_ROWS_A_FILE})`,
  )
  return sql`${chosen} and ${source.id} in (${sql.join(each, sql` union `)})`
}

function isChosen(name: DeskTableName, { where, only }: DeskSource, word: string): SQL {
  const { chosenBy } = deskTable(name)
  const isOne = only && chosenBy?.of.includes(word) ? only(word) : sql`true`
  return sql`${where ?? sql`true`} and ${isOne}`
}

function orderOf(name: DeskTableName, { sort, up }: DeskQuery): SQL {
  const { sorted, by } = deskTable(name)
  const { orders, id } = DESK_SOURCES[name]
  const column = orders[sorted.includes(sort) ? sort : by] ?? id
  const way = up ? sql`asc` : sql`desc`
  return sql`${column} ${way}, ${id} ${way}`
}

const cellOf = (value: unknown): string | number | boolean | null =>
  value instanceof Date
    ? value.toISOString()
    : typeof value === 'number' || typeof value === 'boolean'
      ? value
      : value === null || value === undefined
        ? null
        : String(value)
