import type { TypedLicence } from '@app/domain/operator/typed-licence.ts'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database, Queryable } from '../database/client.ts'
import { looks } from '../database/schema/looks.ts'
import { CHECK_LOOK } from './check.ts'

export type LookRow = typeof looks.$inferSelect

/** The latest first. */
export const listLooks = (database: Queryable): Promise<LookRow[]> =>
  database.select().from(looks).orderBy(desc(looks.uploadedAt), looks.id)

/** The key of its small picture; null where there is no such look. */
export async function findLookPicture(database: Queryable, id: string): Promise<string | null> {
  const [row] = await database.select({ key: looks.thumbnail }).from(looks).where(eq(looks.id, id))
  return row?.key ?? null
}

/** Has one that nobody wears checked anew, by the engine as it is now. */
export async function askCheck(
  { database, jobs }: Pick<Context, 'database'> & Partial<Pick<Context, 'jobs'>>,
  id: string,
): Promise<boolean> {
  const isAsked = await database.transaction(async (tx) => {
    const asked = await tx
      .update(looks)
      .set({ checkedAt: null, faults: [], head: null, tone: null })
      .where(and(eq(looks.id, id), isNull(looks.publishedAt)))
      .returning({ id: looks.id })
    if (asked.length > 0) await jobs?.send(tx, CHECK_LOOK, { lookId: id })
    return asked.length > 0
  })
  if (isAsked) jobs?.notify(CHECK_LOOK)
  return isAsked
}

/** Also of one that is published: it is used by the new licence from now on. */
export async function licenseLook(database: Queryable, id: string, typed: TypedLicence): Promise<boolean> {
  const { name: licence, url: sourceUrl, holder, proof, consent } = typed
  const rows = await database
    .update(looks)
    .set({ licence, holder, sourceUrl, proof, consent })
    .where(eq(looks.id, id))
    .returning({ id: looks.id })
  return rows.length > 0
}

/** Why a look is not worn. */
type Unworn = 'none' | 'unchecked' | 'unfit' | 'unlicensed'

/** From now on new pictures may wear it. */
export const publishLook = (database: Database, id: string): Promise<'published' | Unworn> =>
  database.transaction(async (tx) => {
    const [row] = await tx.select().from(looks).where(eq(looks.id, id)).for('update')
    if (!row) return 'none'
    if (!row.checkedAt) return 'unchecked'
    if (row.faults.length > 0) return 'unfit'
    if (!isLicensed(row)) return 'unlicensed'
    await tx
      .update(looks)
      .set({
        publishedAt: sql`coalesce(${looks.publishedAt}, now())`,
        withdrawnAt: null,
        withdrawnWhy: '',
      })
      .where(eq(looks.id, id))
    return 'published'
  })

const isLicensed = ({ licence, holder, proof, consent }: LookRow): boolean =>
  [licence, holder, proof, consent].every((words) => words !== '')

/** No new picture wears it; what is being made with it is. False where none may. */
export async function withdrawLook(database: Queryable, id: string, withdrawnWhy: string): Promise<boolean> {
  const rows = await database
    .update(looks)
    .set({ publishedAt: null, withdrawnAt: sql`now()`, withdrawnWhy })
    .where(and(eq(looks.id, id), isNotNull(looks.publishedAt)))
    .returning({ id: looks.id })
  return rows.length > 0
}

/** A slip, or a picture somebody wants gone, with its files. What is worn is withdrawn first. */
export async function deleteLook(
  { database, storage }: Pick<Context, 'database' | 'storage'>,
  id: string,
): Promise<boolean> {
  const [gone] = await database
    .delete(looks)
    .where(and(eq(looks.id, id), isNull(looks.publishedAt)))
    .returning({ file: looks.file, thumbnail: looks.thumbnail })
  if (!gone) return false
  await storage.remove(gone.file, gone.thumbnail)
  return true
}
