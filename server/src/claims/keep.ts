import { saysOf, type TypedClaim, type TypedProof } from '@app/domain/operator/typed-claim.ts'
import { type ClaimPart, mayBeShown } from '@app/domain/site/claim-parts.ts'
import { and, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../database/client.ts'
import { lockName } from '../database/lock-name.ts'
import { claims } from '../database/schema/claims.ts'

export type ClaimRow = typeof claims.$inferSelect

export const partOf = ({ kind, says, evidence, provenOn }: ClaimRow): ClaimPart => ({
  ...{ kind, says, evidence, date: provenOn ?? '' },
})

/** The latest first. */
export const listClaims = (database: Queryable): Promise<ClaimRow[]> =>
  database.select().from(claims).orderBy(desc(claims.enteredAt), claims.id)

/** Kept unseen, until it is proven and published. */
export async function enterClaim(database: Queryable, typed: TypedClaim): Promise<string> {
  const says = saysOf(typed)
  const [row] = await database.insert(claims).values({ kind: typed.kind, says }).returning({ id: claims.id })
  if (!row) throw new Error('the claim was not kept')
  return row.id
}

/** Also of one that is published: it stands with the new proof from now on. */
export async function proveClaim(database: Queryable, id: string, proof: TypedProof): Promise<boolean> {
  const { date: provenOn, evidence, licence, url: evidenceUrl } = proof
  const proven = { provenOn, evidence, licence, evidenceUrl }
  const rows = await database.update(claims).set(proven).where(eq(claims.id, id)).returning({ id: claims.id })
  return rows.length > 0
}

/** Why a claim is not shown. */
type Unshown = 'none' | 'unproven' | 'too_few'

/** Shows it, by the rules pages know; what was said of the same figure before is said no more. */
export const publishClaim = (database: Database, id: string): Promise<'published' | Unshown> =>
  database.transaction(async (tx) => {
    await oneAfterTheOther(tx)
    const [row] = await tx.select().from(claims).where(eq(claims.id, id)).for('update')
    if (!row) return 'none'
    if (!isProven(row)) return 'unproven'
    if (!mayBeShown(partOf(row))) return 'too_few'
    await publish(tx, row)
    return 'published'
  })

export const isProven = ({ evidence, provenOn, licence }: ClaimRow): boolean =>
  evidence !== '' && provenOn !== null && licence !== ''

/** Two that are published at the same moment: the later one is what stands. */
export async function oneAfterTheOther(tx: Queryable): Promise<void> {
  await lockName(tx, 'claims')
}

export async function publish(tx: Queryable, { id, kind }: Pick<ClaimRow, 'id' | 'kind'>): Promise<void> {
  if (kind !== 'review')
    await tx
      .update(claims)
      .set({ publishedAt: null, withdrawnAt: sql`now()` })
      .where(and(eq(claims.kind, kind), isNotNull(claims.publishedAt), ne(claims.id, id)))
  await tx
    .update(claims)
    .set({ publishedAt: sql`coalesce(${claims.publishedAt}, now())`, withdrawnAt: null })
    .where(eq(claims.id, id))
}

/** False where it is not shown. */
export async function withdrawClaim(database: Queryable, id: string): Promise<boolean> {
  const rows = await database
    .update(claims)
    .set({ publishedAt: null, withdrawnAt: sql`now()` })
    .where(and(eq(claims.id, id), isNotNull(claims.publishedAt)))
    .returning({ id: claims.id })
  return rows.length > 0
}

/** A slip of the keyboard, or the words of somebody who wants them gone. What is shown is withdrawn first. */
export async function deleteClaim(database: Queryable, id: string): Promise<boolean> {
  const rows = await database
    .delete(claims)
    .where(and(eq(claims.id, id), isNull(claims.publishedAt)))
    .returning({ id: claims.id })
  return rows.length > 0
}
