import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { api } from '@app/domain/routes.ts'
import type { Share } from '@app/domain/shares/shares-api.ts'
import { transformationIs } from '@app/domain/transformations/statuses.ts'
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { tokenHash } from '../accounts/accounts.ts'
import type { Queryable } from '../database/client.ts'
import { shares } from '../database/schema/shares.ts'
import { images, transformations } from '../database/schema/transformations.ts'
import { refuse } from '../errors.ts'

/** Neither at its end nor stopped. */
export const isOpen = and(isNull(shares.revokedAt), gt(shares.expiresAt, sql`now()`))

/** What a link shows, and how. */
export interface Shared {
  file: string
  /** Her photo in the same framing; null where it is not to be shown, or is no longer kept. */
  beforeFile: string | null
  style: BaseStyleId
  tone: string
  width: number
  height: number
  expiresAt: Date
}

/**
 * What this token opens; null where it opens nothing. One query, whatever the reason: a token that never was is looked
 * for like one that has ended.
 */
export async function findShared(database: Queryable, token: string): Promise<Shared | null> {
  const [found] = await database
    .select({
      ...{ file: images.file, beforeFile: images.beforeFile, withBefore: shares.withBefore },
      ...{ style: transformations.baseStyle, tone: images.tone, status: transformations.status },
      ...{ width: images.width, height: images.height, expiresAt: shares.expiresAt },
    })
    .from(shares)
    .innerJoin(images, eq(images.id, shares.imageId))
    .innerJoin(transformations, eq(transformations.id, images.transformationId))
    .where(and(eq(shares.tokenHash, tokenHash(token)), isOpen, isNull(transformations.deletedAt)))
  if (!found || transformationIs.failed(found)) return null
  const { withBefore, status: _status, ...shared } = found
  return { ...shared, beforeFile: withBefore ? shared.beforeFile : null }
}

export interface Shareable {
  hasBefore: boolean
}

/** An image of hers that may be shown, and stays until the transaction ends. */
export async function holdShareable(tx: Queryable, userId: string, imageId: string): Promise<Shareable> {
  const [found] = await tx
    .select({ beforeFile: images.beforeFile, status: transformations.status })
    .from(images)
    .innerJoin(transformations, eq(transformations.id, images.transformationId))
    .where(and(eq(images.id, imageId), eq(images.userId, userId), isNull(transformations.deletedAt)))
    .for('key share', { of: images })
  if (!found || transformationIs.failed(found)) return refuse('image_not_found')
  return { hasBefore: found.beforeFile !== null }
}

export async function countOpen(tx: Queryable, userId: string): Promise<number> {
  const [open] = await tx
    .select({ total: count() })
    .from(shares)
    .where(and(eq(shares.userId, userId), isOpen))
  return open?.total ?? 0
}

/** Those of hers that open, the latest first. */
export async function listOpen(database: Queryable, userId: string, id?: string): Promise<Share[]> {
  const rows = await database
    .select({
      ...{ id: shares.id, imageId: images.id, expiresAt: shares.expiresAt },
      ...{ withBefore: shares.withBefore, beforeFile: images.beforeFile },
      ...{ transformationName: transformations.name, imagePosition: images.position },
    })
    .from(shares)
    .innerJoin(images, eq(images.id, shares.imageId))
    .innerJoin(transformations, eq(transformations.id, images.transformationId))
    .where(and(eq(shares.userId, userId), isOpen, id ? eq(shares.id, id) : undefined))
    .orderBy(desc(shares.createdAt))
  return rows.map(({ beforeFile, withBefore, ...row }) => ({
    ...row,
    withBefore: withBefore && beforeFile !== null,
    thumbnailUrl: api.imageThumbnail(row.imageId),
    expiresAt: row.expiresAt.toISOString(),
  }))
}
