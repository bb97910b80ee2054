import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../database/client.ts'
import { type Proof, signIns } from '../../database/schema/accounts.ts'
import { tokenHash } from '../tokens.ts'

/** She has just shown more in this browser than when she signed in. */
export async function raiseProof(tx: Queryable, signIn: string | undefined, proof: Proof): Promise<void> {
  await tx
    .update(signIns)
    .set({ proof })
    .where(eq(signIns.tokenHash, tokenHash(signIn ?? '')))
}

/** What she showed is worth nothing any more: her sign-ins are as good as her password. */
export async function lowerProofs(tx: Queryable, userId: string, proof: Proof): Promise<void> {
  await tx
    .update(signIns)
    .set({ proof: 'password' })
    .where(and(eq(signIns.userId, userId), eq(signIns.proof, proof)))
}
