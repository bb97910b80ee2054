import { createHash } from 'node:crypto'
import { type ClaimPart, mayBeShown, partsOf } from '@app/domain/site/claim-parts.ts'
import type { Claims } from '@app/domain/site/claims.ts'
import type { Database, Queryable } from '../database/client.ts'
import { claims, claimsFromFile } from '../database/schema/claims.ts'
import { oneAfterTheOther, publish } from './keep.ts'

/** What lets the house say what its own configuration says. */
const LICENCE = 'CLAIMS_FILE'

/**
 * Brings what the file of claims says among the claims, each once: what was withdrawn at the desk does not come back by
 * a restart. What its evidence lets be shown is published.
 */
export const bringFile = (database: Database, told: Claims): Promise<void> =>
  database.transaction(async (tx) => {
    await oneAfterTheOther(tx)
    for (const part of partsOf(told)) await bring(tx, part)
  })

async function bring(tx: Queryable, part: ClaimPart): Promise<void> {
  const { kind, says, evidence, date } = part
  const [isNew] = await tx
    .insert(claimsFromFile)
    .values({ fingerprint: fingerprint(part) })
    .onConflictDoNothing()
    .returning()
  if (!isNew) return
  const proof = { evidence, provenOn: date || null, licence: LICENCE }
  const [row] = await tx
    .insert(claims)
    .values({ kind, says, ...proof })
    .returning()
  if (row && mayBeShown(part)) await publish(tx, row)
}

/** What stands in the file, in whatever order its names do. */
function fingerprint({ kind, says, evidence, date }: ClaimPart): string {
  const words = JSON.stringify([kind, Object.entries(says).sort(), evidence, date])
  return createHash('sha256').update(words).digest('hex')
}
