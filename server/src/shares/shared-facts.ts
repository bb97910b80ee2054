import type { SharedFacts } from '@app/web/page-contract.ts'
import type { Database } from '../database/client.ts'
import { findShared } from './queries.ts'

/** What the page behind a link may say; null where it opens nothing. Neither her name nor anything else of hers. */
export async function sharedFacts(database: Database, token: string): Promise<SharedFacts | null> {
  const shared = await findShared(database, token)
  if (!shared) return null
  const { style, tone, width, height, expiresAt, beforeFile } = shared
  return {
    ...{ token, style, tone, width, height },
    hasBefore: beforeFile !== null,
    expiresAt: expiresAt.toISOString(),
  }
}
