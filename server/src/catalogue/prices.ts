import { isFreePackage, PACKAGE_TYPES } from '@app/domain/catalogue/packages.ts'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { packages, prices } from '../database/schema/catalogue.ts'

/** What came of it: there is nothing of that name to be sold, it costs that already, or it was changed. */
export type PriceChange = 'unknown' | 'same' | 'changed'

/** From now on it costs that; what was ordered before keeps its amount. */
export async function changePackagePrice(
  tx: Queryable,
  id: string,
  priceCents: number,
): Promise<PriceChange> {
  const known = PACKAGE_TYPES.find((type) => type === id)
  if (!known || isFreePackage(known)) return 'unknown'
  const changed = await tx
    .update(packages)
    .set({ priceCents })
    .where(and(eq(packages.id, known), ne(packages.priceCents, priceCents)))
    .returning({ id: packages.id })
  return changed.length > 0 ? 'changed' : 'same'
}

/** In the transaction that changes a price, whatever costs it. */
export async function notePrice(
  tx: Queryable,
  price: { article: string; priceCents: number; operatorId: string | null },
): Promise<void> {
  await tx.insert(prices).values(price)
}

/** What everything has cost, the oldest first. */
export const listPrices = (database: Queryable) => database.select().from(prices).orderBy(asc(prices.id))
