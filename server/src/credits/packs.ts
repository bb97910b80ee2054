import type { CreditPack } from '@app/domain/credits/credits-api.ts'
import { and, asc, ne, sql } from 'drizzle-orm'
import type { PriceChange } from '../catalogue/catalogue.ts'
import type { Queryable } from '../database/client.ts'
import { creditPacks } from '../database/schema/credits.ts'
import { refuse } from '../errors.ts'

type PackRow = typeof creditPacks.$inferSelect

/** The packs on sale, the smallest first. */
export async function listCreditPacks(database: Queryable): Promise<CreditPack[]> {
  const rows = await database.select().from(creditPacks).orderBy(asc(creditPacks.position))
  return rows.map(({ id, credits, priceCents }) => ({
    id,
    credits,
    price: priceCents,
    pricePerCredit: Math.round(priceCents / credits) / 100,
  }))
}

export async function findCreditPack(database: Queryable, id: string): Promise<PackRow> {
  const [found] = await database.select().from(creditPacks).where(sql`${creditPacks.id} = ${id}`)
  return found ?? refuse('credit_pack_unknown')
}

/** From now on it costs that; what was ordered before keeps its amount. */
export async function changePackPrice(tx: Queryable, id: string, priceCents: number): Promise<PriceChange> {
  const isIt = sql`${creditPacks.id} = ${id}`
  const known = await tx.select({ id: creditPacks.id }).from(creditPacks).where(isIt)
  if (known.length === 0) return 'unknown'
  const changed = await tx
    .update(creditPacks)
    .set({ priceCents })
    .where(and(isIt, ne(creditPacks.priceCents, priceCents)))
    .returning({ id: creditPacks.id })
  return changed.length > 0 ? 'changed' : 'same'
}
