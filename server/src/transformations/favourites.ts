import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { images } from '../database/schema/transformations.ts'
import { refuse } from '../errors.ts'

/** « Garder parmi mes préférées »: kept here, so that she finds them again on every device. */
export async function keepAsFavourite(
  database: Queryable,
  userId: string,
  imageId: string,
  favourite: boolean,
): Promise<void> {
  const changed = await database
    .update(images)
    .set({ favourite })
    .where(and(eq(images.id, imageId), eq(images.userId, userId)))
    .returning({ id: images.id })
  if (changed.length === 0) refuse('image_not_found')
}
