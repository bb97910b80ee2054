import { eq } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'

/**
 * Whoever changes what an account has of credits waits for whoever does too. To be held before anything of hers:
 * deleting the account takes it first as well, and two that wait for each other would both be lost.
 */
export async function holdAccount(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
