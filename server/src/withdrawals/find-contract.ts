import { normaliseEmail } from '@app/domain/accounts/account-rules.ts'
import { isId } from '@app/domain/ids.ts'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'
import { orders } from '../database/schema/payment.ts'
import { receipts } from '../database/schema/receipts.ts'

/** « N° 2026-000123 » is 2026-000123. */
const plainNumber = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/^n\s*[°º]/, '')
    .replaceAll(/\s/g, '')

/** The paid order she names, by its receipt or its own number, when it is hers. */
export async function findContract(
  database: Queryable,
  named: { contract: string; email: string; userId: string | null },
): Promise<{ orderId: string; userId: string | null; isSignedIn: boolean } | null> {
  const number = plainNumber(named.contract)
  const [found] = await database
    .select({ orderId: orders.id, userId: orders.userId })
    .from(orders)
    .leftJoin(receipts, and(eq(receipts.orderId, orders.id), eq(receipts.kind, 'receipt')))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        isNotNull(orders.paidAt),
        isId(number) ? eq(orders.id, number) : eq(sql`lower(${receipts.number})`, number),
        or(
          isWrittenTo(normaliseEmail(named.email)),
          named.userId ? eq(orders.userId, named.userId) : sql`false`,
        ),
      ),
    )
  if (!found) return null
  return { ...found, isSignedIn: named.userId !== null && found.userId === named.userId }
}

/** Her address of today, or the one on her receipt: it may have changed since. */
const isWrittenTo = (email: string) =>
  or(eq(users.email, email), eq(sql`lower(${receipts.buyer} ->> 'email')`, email))
