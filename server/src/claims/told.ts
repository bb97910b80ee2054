import { claimsOf } from '@app/domain/site/claim-parts.ts'
import { type Claims, NO_CLAIMS } from '@app/domain/site/claims.ts'
import { desc, isNotNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/client.ts'
import { claims } from '../database/schema/claims.ts'
import { lastKnown } from '../plugins/last-known.ts'
import { partOf } from './keep.ts'

const ASK_AGAIN_MS = 5000

/** What the house claims now. Asked anew after five seconds, so that what was withdrawn is gone. */
export const openToldClaims = ({
  database,
  log,
}: Pick<Context, 'database' | 'log'>): (() => Promise<Claims>) =>
  lastKnown({
    first: NO_CLAIMS,
    read: () => readToldClaims(database),
    failed: (cause) => log.warn({ err: cause }, 'the claims could not be read'),
    everyMs: ASK_AGAIN_MS,
  })

export async function readToldClaims(database: Queryable): Promise<Claims> {
  const rows = await database
    .select()
    .from(claims)
    .where(isNotNull(claims.publishedAt))
    .orderBy(desc(claims.publishedAt), claims.id)
  return claimsOf(rows.map(partOf))
}
