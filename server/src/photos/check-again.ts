import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { type BegunAgain, beginAgain } from '../plugins/queue/begin-again.ts'
import { CHECK_PHOTO, GIVE_UP_CHECK } from './jobs.ts'
import { findForCheck, forgetUnchecked } from './queries.ts'

/** Has a photo that nobody could look at looked at again, for an operator; meanwhile it waits as a new one does. */
export async function checkAgain(tx: Queryable, photoId: string): Promise<BegunAgain | 'finished'> {
  const photo = await findForCheck(tx, photoId)
  if (!photo || photo.verdicts?.some((verdict) => verdict !== 'unchecked')) return 'finished'
  const isOfPhoto = sql`data->>'photoId' = ${photoId}`
  const begun = await beginAgain(tx, sql`name = ${CHECK_PHOTO.name} and ${isOfPhoto}`)
  if (begun !== 'again') return begun
  await forgetUnchecked(tx, photoId)
  await tx.execute(
    sql`delete from jobs.job where name = ${GIVE_UP_CHECK.name} and state < 'active' and ${isOfPhoto}`,
  )
  return begun
}
