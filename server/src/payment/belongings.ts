import { eq } from 'drizzle-orm'
import type { Belongings } from '../accounts/accounts.ts'
import { orders } from '../database/schema/payment.ts'
import type { Settling } from './orders/settle.ts'
import { settleOrdersOf } from './orders/settle.ts'
import { listPurchases } from './purchases.ts'

/** What payment keeps of a person. What was paid stays in the books, without the words of her own. */
export const paymentBelongings = (context: Settling): Belongings => ({
  settle: (userId) => settleOrdersOf(context, userId),
  async forget(tx, { id }) {
    await tx.update(orders).set({ transformationName: '', clientSecret: null }).where(eq(orders.userId, id))
  },
  gather: async (database, { id }) => ({
    words: {
      purchases: await listPurchases(database, id),
      consents: await database
        .select({
          ...{ purchase: orders.id, givenAt: orders.consentAt, termsVersion: orders.consentTerms },
          ...{ photosTo: orders.photosTo, photosToAt: orders.photosToAt },
        })
        .from(orders)
        .where(eq(orders.userId, id)),
    },
  }),
})
