import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Belongings } from '../accounts/accounts.ts'
import type { Queryable } from '../database/client.ts'
import { orders } from '../database/schema/payment.ts'
import { withdrawals } from '../database/schema/withdrawals.ts'

interface Declarer {
  id: string
  email: string
  /** An address nobody has proven says nothing of who wrote it. */
  emailVerifiedAt: Date | null
}

const isHers = (database: Queryable, { id, email, emailVerifiedAt }: Declarer) => {
  const ofHerOrders = database.select({ id: orders.id }).from(orders).where(eq(orders.userId, id))
  const named = inArray(withdrawals.orderId, ofHerOrders)
  return emailVerifiedAt ? or(named, eq(withdrawals.email, email)) : named
}

/** What withdrawals keep of a person. */
export const withdrawalBelongings: Belongings = {
  forget: (tx, person) => forgetDeclarer(tx, person),
  gather: async (database, person) => ({ words: { withdrawals: await herDeclarations(database, person) } }),
}

const herDeclarations = (database: Queryable, person: Declarer) =>
  database
    .select({
      name: withdrawals.name,
      email: withdrawals.email,
      contract: withdrawals.contract,
      declaredAt: withdrawals.declaredAt,
      refundCents: withdrawals.refundCents,
    })
    .from(withdrawals)
    .where(isHers(database, person))

/** With the account go who declared and what she wrote; that it was declared, and what came back, stays in the books. */
async function forgetDeclarer(tx: Queryable, person: Declarer): Promise<void> {
  await tx.update(withdrawals).set({ name: '', email: '', contract: '' }).where(isHers(tx, person))
}

/** As long as anybody may go to court about it (code civil, article 2224). One that was carried out is in the books. */
const KEPT_YEARS = 5

/** What strangers declared of no order of ours has an end. */
export async function forgetOldDeclarations(database: Queryable): Promise<void> {
  const isOld = lt(withdrawals.declaredAt, sql`now() - make_interval(years => ${KEPT_YEARS})`)
  await database.delete(withdrawals).where(and(isNull(withdrawals.orderId), isOld))
}
