import { isId } from '@app/domain/ids.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'
import { orders } from '../database/schema/payment.ts'
import { receipts } from '../database/schema/receipts.ts'

/** Orders with the number of their receipt and whose they are. */
export const selectOrders = (database: Queryable) =>
  database
    .select({ order: orders, number: receipts.number, buyer: users })
    .from(orders)
    .leftJoin(receipts, and(eq(receipts.orderId, orders.id), eq(receipts.kind, 'receipt')))
    .leftJoin(users, eq(users.id, orders.userId))

export type FoundOrder = Awaited<ReturnType<typeof selectOrders>>[number]

/** By its receipt's number, its own, or that of the transformation it has become. */
export async function findOrderNamed(database: Queryable, typed: string): Promise<FoundOrder | undefined> {
  const name = typed.trim().toLowerCase()
  const isNamed = isId(name)
    ? sql`${orders.id} in (${name}::uuid, (select t.order_id from transformations t where t.id = ${name}::uuid))`
    : eq(sql`lower(${receipts.number})`, name)
  const [found] = await selectOrders(database).where(isNamed)
  return found
}
