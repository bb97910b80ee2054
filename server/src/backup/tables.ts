import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { PoolClient } from 'pg'
import { isKey } from '../storage/storage.ts'

/** Rows read and written at once. */
const AT_ONCE = 500
/** Made anew where a backup is restored: what says so, sums of files, which a backup has of its own, and when they were swept. */
const NOT_KEPT = ['migrations', 'file_sums', 'file_sweeps']

export interface KeptTable {
  name: string
  rows: number
  /** Of its file, in hex. */
  sha256: string
}

/** Our own tables, each after those it refers to. The queue's are not ours: what it has to do is found from these. */
export async function tablesInOrder(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(`
    select t.relname as name, coalesce(array_agg(r.relname::text) filter (where r.oid <> t.oid), '{}') as needs
    from pg_class t
    left join pg_constraint c on c.conrelid = t.oid and c.contype = 'f'
    left join pg_class r on r.oid = c.confrelid
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
    group by t.relname order by t.relname`)
  const left = new Map(
    rows.filter(({ name }) => !NOT_KEPT.includes(name)).map(({ name, needs }) => [name, needs]),
  )
  const ordered: string[] = []
  while (left.size > 0) {
    const ready = [...left]
      .filter(([, needs]) => needs.every((need) => !left.has(need)))
      .map(([name]) => name)
    if (ready.length === 0)
      throw new Error(`tables refer to each other in a circle: ${[...left.keys()].join(', ')}`)
    for (const name of ready) left.delete(name)
    ordered.push(...ready)
  }
  return ordered
}

/** Writes the rows of a table, one line of JSON each, and notes the keys of files they name. */
export async function writeTable(
  client: PoolClient,
  { name, path, keys }: { name: string; path: string; keys: Set<string> },
): Promise<KeptTable> {
  const hash = createHash('sha256')
  const file = createWriteStream(path, { mode: 0o600 })
  let count = 0
  await client.query(`declare kept cursor for select to_jsonb(t)::text as line from ${quoted(name)} t`)
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${AT_ONCE} from kept`)
    if (rows.length === 0) break
    count += rows.length
    const text = rows.map(({ line }) => `${line}\n`).join('')
    for (const { line } of rows) noteKeys(line, keys)
    hash.update(text)
    if (!file.write(text)) await once(file, 'drain')
  }
  await client.query('close kept')
  file.end()
  await once(file, 'finish')
  return { name, rows: count, sha256: hash.digest('hex') }
}

function noteKeys(line: string, keys: Set<string>): void {
  for (const value of Object.values(JSON.parse(line) as Record<string, unknown>))
    if (typeof value === 'string' && isKey(value)) keys.add(value)
}

/** Puts rows back as they were, into a table that has none; what generates itself does so again. */
export async function readTable(client: PoolClient, name: string, path: string): Promise<number> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [name],
  )
  const columns = rows[0]?.columns ?? ''
  const insert = `insert into ${quoted(name)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${quoted(name)}, $1::jsonb)`
  let count = 0
  let some: string[] = []
  const put = async (): Promise<void> => {
    if (some.length > 0) await client.query(insert, [`[${some.join(',')}]`])
    count += some.length
    some = []
  }
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    some.push(line)
    if (some.length === AT_ONCE) await put()
  }
  await put()
  return count
}

/** How far each sequence has counted. */
export async function readSequences(client: PoolClient): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

export async function setSequences(
  client: PoolClient,
  sequences: Record<string, string | null>,
): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    if (last !== null) await client.query('select setval($1::regclass, $2::bigint)', [name, last])
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
