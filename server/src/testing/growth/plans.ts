import type pg from 'pg'
import type { Statement } from './asked.ts'

/** A node of a plan, as `explain (format json)` says it. */
interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

export interface Fault {
  what: string
  statement: string
}

const PLANNED = /^\s*(select|with|insert|update|delete)\b/i
const READS = /^\s*(select|with)\b/i
const WRITES = /\b(insert into|update|delete from|for (no key )?update)\b/i

/** What is wrong with how PostgreSQL goes about a statement: it reads more rows than `most` of a table that grows. */
export async function faultsOf(
  client: pg.ClientBase,
  { text, values }: Statement,
  { grows, most }: { grows: ReadonlySet<string>; most: number },
): Promise<Fault[]> {
  if (!PLANNED.test(text)) return []
  const isRead = READS.test(text) && !WRITES.test(text)
  const how = isRead ? 'analyze, timing off, format json' : 'format json'
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (${how}) ${text}`, values)
  const nodes = allOf(rows[0]?.['QUERY PLAN'][0]?.Plan)
  const faults = nodes.flatMap((node) => {
    const table = node['Relation Name'] ?? ''
    if (!grows.has(table)) return []
    // What writes is not done to look at it: all that is known is how it would be.
    if (node['Node Type'] === 'Seq Scan' && !isRead) return [`reads all of ${table}`]
    const read = readBy(node)
    return read > most ? [`reads ${read} rows of ${table}`] : []
  })
  return faults.map((what) => ({ what, statement: text.replaceAll(/\s+/g, ' ').slice(0, 300) }))
}

const allOf = (node: Node | undefined): Node[] => (node ? [node, ...(node.Plans ?? []).flatMap(allOf)] : [])

/** What `explain` says of a node is the mean of its loops. */
const readBy = (node: Node): number =>
  Math.round(
    (node['Actual Loops'] ?? 0) *
      ((node['Actual Rows'] ?? 0) +
        (node['Rows Removed by Filter'] ?? 0) +
        (node['Rows Removed by Index Recheck'] ?? 0)),
  )

/** Tables of ours, and of the queue, that hold so many rows or more. */
export async function tablesFrom(client: pg.ClientBase, rows: number): Promise<Set<string>> {
  const found = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples >= $1
       and relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)`,
    [rows],
  )
  return new Set(found.rows.map(({ name }) => name))
}
