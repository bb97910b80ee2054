import { and, count, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../database/client.ts'
import { extensions, images } from '../../database/schema/transformations.ts'
import type { TransformationRow } from '../queries.ts'

export type ExtensionRow = typeof extensions.$inferSelect

/** The extension of a transformation that is under way, if there is one; the database allows no second. */
export async function findOpenExtension(
  database: Queryable,
  transformationId: string,
): Promise<ExtensionRow | null> {
  const [open] = await database
    .select()
    .from(extensions)
    .where(and(eq(extensions.transformationId, transformationId), isNull(extensions.finishedAt)))
  return open ?? null
}

/** How many images it has brought. */
export async function countBrought(tx: Queryable, extensionId: string): Promise<number> {
  const [made] = await tx.select({ total: count() }).from(images).where(eq(images.extensionId, extensionId))
  return made?.total ?? 0
}

/** What an extension counts among the images ordered: one made again for nothing only where it could be made. */
export const countOrdered = ({ images: asked, credits, made }: ExtensionRow): number =>
  credits > 0 ? asked : (made ?? asked)

/** How many images were ordered at first, before any extension. */
export async function countOrderedFirst(
  database: Queryable,
  transformation: Pick<TransformationRow, 'id' | 'imagesOrdered'>,
): Promise<number> {
  const all = await database
    .select()
    .from(extensions)
    .where(eq(extensions.transformationId, transformation.id))
  return all.reduce((left, extension) => left - countOrdered(extension), transformation.imagesOrdered)
}
