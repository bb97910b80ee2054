import { createHash } from 'node:crypto'
import { and, eq, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { freeAddresses } from '../database/schema/catalogue.ts'
import { transformations } from '../database/schema/transformations.ts'

const REMEMBERED_YEARS = 3

const hashOf = (address: string): string => createHash('sha256').update(address).digest('hex')

/** An account that leaves takes its rows along; that its address had the first free one is remembered, as a hash. */
export async function rememberFreeAddresses(within: Queryable, userId: string): Promise<void> {
  const taken = await within
    .select({ address: transformations.freeEmail })
    .from(transformations)
    .where(
      and(
        eq(transformations.userId, userId),
        isNotNull(transformations.freeEmail),
        ne(transformations.status, 'failed'),
      ),
    )
  for (const { address } of taken)
    if (address)
      await within
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
