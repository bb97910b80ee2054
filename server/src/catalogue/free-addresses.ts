import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { freeAddresses } from '../database/schema/catalogue.ts'

const REMEMBERED_YEARS = 3

const hashOf = (address: string): string => createHash('sha256').update(address).digest('hex')

/** An account that leaves takes its rows along; that its address had the first free one is remembered, as a hash. */
export async function rememberFreeAddresses(tx: Queryable, addresses: string[]): Promise<void> {
  for (const address of addresses)
    await tx
      .insert(freeAddresses)
      .values({ addressHash: hashOf(address) })
      .onConflictDoNothing()
}

export async function hadFreeOne(database: Queryable, address: string): Promise<boolean> {
  const rows = await database
    .select()
    .from(freeAddresses)
    .where(eq(freeAddresses.addressHash, hashOf(address)))
  return rows.length > 0
}

export async function forgetFreeAddresses(database: Queryable): Promise<void> {
  await database
    .delete(freeAddresses)
    .where(lt(freeAddresses.rememberedAt, sql`now() - make_interval(years => ${REMEMBERED_YEARS})`))
}
