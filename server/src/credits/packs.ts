import type { CreditPack } from '@app/domain/credits/credits-api.ts'
import { asc, sql } from 'drizzle-orm'
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
