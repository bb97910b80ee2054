import { type SQL, sql } from 'drizzle-orm'
import type { DeskSource } from './rows.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
const LAST_ID = FIRST_ID.replaceAll('0', 'f')
/** How an id begins says enough from its first group on. */
const LEAST = 8
const NUMBER = /^[1-9][0-9]{0,14}$/

/** What is typed may be an id, copied from somewhere: all that begin so lie beside each other in its index. */
export function isAmongIds({ id, ids }: Pick<DeskSource, 'id' | 'ids'>, typed: string): SQL[] {
  if (ids === 'names') return []
  if (ids === 'numbers') return NUMBER.test(typed) ? [sql`${id} = ${typed}::bigint`] : []
  const first = typed + FIRST_ID.slice(typed.length)
  // Filled up it must be one: of anything else the database would say that it cannot be compared.
  if (typed.length < LEAST || !ID.test(first)) return []
  const last = typed + LAST_ID.slice(typed.length)
  return [sql`${id} between ${first}::uuid and ${last}::uuid`]
}
