import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../database/client.ts'
import { extensions } from '../../database/schema/transformations.ts'

/**
 * The money of credits that are spent went back. Where they are spent on an extension that is under way, they do not
 * come back when images of it are missing: nothing is both paid back and given back. The caller holds her account.
 */
export async function noteUnpaid(tx: Queryable, spentOn: Map<string, number>): Promise<void> {
  for (const [id, credits] of spentOn)
    if (credits > 0)
      await tx
        .update(extensions)
        .set({ unpaidCredits: sql`least(${extensions.credits}, ${extensions.unpaidCredits} + ${credits})` })
        .where(and(eq(extensions.id, id), isNull(extensions.finishedAt)))
}
