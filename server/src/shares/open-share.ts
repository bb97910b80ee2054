import { pages } from '@app/domain/routes.ts'
import { mayOpenShare, type ShareDays } from '@app/domain/shares/share-rules.ts'
import type { OpenedShare, ShareWish } from '@app/domain/shares/shares-api.ts'
import { and, eq, lte, sql } from 'drizzle-orm'
import { holdAccount, newToken, tokenHash } from '../accounts/accounts.ts'
import type { Context } from '../context.ts'
import type { Database, Queryable } from '../database/client.ts'
import { shares } from '../database/schema/shares.ts'
import { refuse } from '../errors.ts'
import { countOpen, holdShareable, isOpen, listOpen } from './queries.ts'

/** How long a share lives from its beginning, by its own row. */
export const SHARE_LIFE = sql`make_interval(hours => 24 * ${shares.days})`

const lifeOf = (days: ShareDays) => sql`make_interval(hours => ${24 * days}::int)`

/** « Partager par un lien ». The address is known here and now, and never again. */
export async function openShare(
  { database, publicUrl }: Pick<Context, 'database' | 'publicUrl'>,
  { userId, imageId }: { userId: string; imageId: string },
  wish: ShareWish,
): Promise<OpenedShare> {
  const token = newToken()
  const share = await database.transaction(async (tx) => {
    // One at a time: two presses would both be the twentieth.
    await holdAccount(tx, userId)
    const { hasBefore } = await holdShareable(tx, userId, imageId)
    if (wish.withBefore && !hasBefore) refuse('before_forgotten')
    if (!mayOpenShare(await countOpen(tx, userId))) refuse('shares_full')
    return insert(tx, { userId, imageId, ...wish, tokenHash: tokenHash(token) })
  })
  return { share, address: publicUrl() + pages.share(token) }
}

async function insert(
  tx: Queryable,
  row: ShareWish & { userId: string; imageId: string; tokenHash: string },
): Promise<OpenedShare['share']> {
  const [made] = await tx
    .insert(shares)
    .values({ ...row, expiresAt: sql`now() + ${lifeOf(row.days)}` })
    .returning({ id: shares.id })
  const [share] = made ? await listOpen(tx, row.userId, made.id) : []
  return share ?? refuse('image_not_found')
}

/** « Arrêter le partage »: from the next request on the link opens nothing. Stopped twice, the first time stays. */
export async function stopShare(database: Database, userId: string, id: string): Promise<void> {
  const stopped = await database
    .update(shares)
    .set({ revokedAt: sql`coalesce(${shares.revokedAt}, now())` })
    .where(and(eq(shares.id, id), eq(shares.userId, userId)))
    .returning({ id: shares.id })
  if (stopped.length === 0) refuse('share_gone')
}

/**
 * The same by the address of the page, for an operator whom somebody has complained to. Whether it opened until now.
 */
export async function stopShareAt(database: Database, address: string): Promise<boolean> {
  const token = address.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  const stopped = await database
    .update(shares)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(shares.tokenHash, tokenHash(token)), isOpen))
    .returning({ id: shares.id })
  return stopped.length > 0
}

/** What opens nothing any more: nobody needs to know that it did. */
export async function forgetEndedShares(database: Database): Promise<void> {
  await database.delete(shares).where(lte(shares.expiresAt, sql`now()`))
}
