import { PHOTO_DECLARATION_VERSION, type PhotoDeclaration } from '@app/domain/photos/photo-declaration.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { photoDeclarations } from '../database/schema/photos.ts'
import { refuse } from '../errors.ts'

const isOpen = (userId: string) =>
  and(eq(photoDeclarations.userId, userId), isNull(photoDeclarations.withdrawnAt))

/** What she has declared in the words of today; null where she has not, or has withdrawn it. */
export async function findDeclaration(database: Queryable, userId: string): Promise<PhotoDeclaration> {
  const [found] = await database
    .select()
    .from(photoDeclarations)
    .where(and(isOpen(userId), eq(photoDeclarations.version, PHOTO_DECLARATION_VERSION)))
  return found ? { version: found.version, at: found.declaredAt.toISOString() } : null
}

/** Said twice, it counts from the first time. */
export async function declare(database: Queryable, userId: string): Promise<void> {
  await database
    .insert(photoDeclarations)
    .values({ userId, version: PHOTO_DECLARATION_VERSION })
    .onConflictDoNothing()
}

/** Inside the transaction that keeps a photo: none is kept that nobody answers for. */
export async function ensureDeclared(tx: Queryable, userId: string): Promise<void> {
  if (!(await findDeclaration(tx, userId))) refuse('photo_declaration_missing')
}

/** Whatever words it was said in. */
export async function withdrawDeclaration(tx: Queryable, userId: string): Promise<void> {
  await tx.update(photoDeclarations).set({ withdrawnAt: sql`now()` }).where(isOpen(userId))
}
