import { TRANSFORMATION_NAME_MAX } from '@app/domain/drafts/draft-rules.ts'
import type { DraftChanges } from '@app/domain/drafts/drafts-api.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../database/client.ts'
import { drafts } from '../database/schema/drafts.ts'
import { refuse } from '../errors.ts'

export type DraftRow = typeof drafts.$inferSelect

/** Her one open draft, begun when she has none. */
export async function openDraft(database: Database, userId: string): Promise<DraftRow> {
  const open = await findOpenDraft(database, userId)
  if (open) return open
  await database
    .insert(drafts)
    .values({ userId })
    .onConflictDoNothing({ target: drafts.userId, where: isNull(drafts.orderedAt) })
  return (await findOpenDraft(database, userId)) ?? refuse('draft_missing')
}

export async function findOpenDraft(database: Queryable, userId: string): Promise<DraftRow | undefined> {
  const [found] = await database
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, userId), isNull(drafts.orderedAt)))
  return found
}

/** Her open draft by id, locked until the transaction ends; another person's or an ordered one is not found. */
export async function holdOpenDraft(tx: Queryable, userId: string, id: string): Promise<DraftRow> {
  const [found] = await tx
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, id), eq(drafts.userId, userId)))
    .for('update')
  if (!found) return refuse('draft_not_found')
  return found.orderedAt ? refuse('draft_paid') : found
}

export async function changeDraft(
  database: Database,
  userId: string,
  id: string,
  changes: DraftChanges,
): Promise<DraftRow> {
  return database.transaction(async (tx) => {
    await holdOpenDraft(tx, userId, id)
    const [changed] = await tx
      .update(drafts)
      .set({ ...changes, updatedAt: sql`now()` })
      .where(eq(drafts.id, id))
      .returning()
    return changed ?? refuse('draft_not_found')
  })
}

/** A draft, ordered or not, locked until the transaction ends. */
export async function holdDraft(tx: Queryable, id: string): Promise<DraftRow | undefined> {
  const [draft] = await tx.select().from(drafts).where(eq(drafts.id, id)).for('update')
  return draft
}

/** At step 1, already valid: a draft without a name takes this one. */
export async function beginAgain(tx: Queryable, draft: DraftRow, wanted: string): Promise<DraftRow> {
  const name = draft.name.trim() === '' ? wanted.slice(0, TRANSFORMATION_NAME_MAX) : draft.name
  const [changed] = await tx
    .update(drafts)
    .set({ name, step: 1, updatedAt: sql`now()` })
    .where(eq(drafts.id, draft.id))
    .returning()
  return changed ?? refuse('draft_not_found')
}

/** The words of her own go; the row stays for what came of it. */
export async function forgetDraftName(tx: Queryable, id: string): Promise<void> {
  await tx.update(drafts).set({ name: '' }).where(eq(drafts.id, id))
}

/** Something of it was changed just now: it is not idle. */
export async function touchDraft(tx: Queryable, id: string): Promise<void> {
  await tx.update(drafts).set({ updatedAt: sql`now()` }).where(eq(drafts.id, id))
}

/** A draft that became a transformation never opens again. */
export async function closeDraft(tx: Queryable, id: string): Promise<void> {
  await tx.update(drafts).set({ orderedAt: sql`now()` }).where(eq(drafts.id, id))
}
