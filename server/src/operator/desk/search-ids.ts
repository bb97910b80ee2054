import { type SQL, sql } from 'drizzle-orm'
import type { DeskSource } from './rows.ts'

/** An id, or how one begins: its first group at least. */
const BEGINS_ID = /^[0-9a-f]{8}(-[0-9a-f]{0,4}){0,3}(-[0-9a-f]{0,12})?$/i
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const NUMBER = /^[1-9][0-9]{0,14}$/

/** What is typed may be an id, copied from somewhere: all that begin so lie beside each other in its index. */
export function isAmongIds({ id, ids }: Pick<DeskSource, 'id' | 'ids'>, typed: string): SQL[] {
  if (ids === 'names') return []
  if (ids === 'numbers') return NUMBER.test(typed) ? [sql`${id} = ${typed}::bigint`] : []
  if (!BEGINS_ID.test(typed)) return []
  const first = typed + LAST_ID.replaceAll('f', '0').slice(typed.length)
  const last = typed + LAST_ID.slice(typed.length)
  return [sql`${id} between ${first}::uuid and ${last}::uuid`]
}
