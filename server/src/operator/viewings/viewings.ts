import { VIEWING_MINUTES, type Viewing } from '@app/domain/operator/viewings.ts'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Belongings } from '../../accounts/accounts.ts'
import type { Queryable } from '../../database/client.ts'
import { operatorActs } from '../../database/schema/operator.ts'
import { images, transformations } from '../../database/schema/transformations.ts'
import { refuse } from '../../errors.ts'

/** The act that opens images; the log of it is what she reads. */
export const SHOW_IMAGES = 'show-images'

/** An id may have been typed in capitals: it is the same transformation, and she reads of it all the same. */
const SUBJECT = sql`lower(${operatorActs.subject})`

/** One who has said why, lately, may look at the images of this transformation. */
async function ensureOpen(database: Queryable, operatorId: string, transformationId: string): Promise<void> {
  const [said] = await database
    .select({ id: operatorActs.id })
    .from(operatorActs)
    .where(
      and(
        ...[eq(operatorActs.act, SHOW_IMAGES), eq(operatorActs.done, true)],
        ...[eq(operatorActs.operatorId, operatorId), eq(SUBJECT, transformationId.toLowerCase())],
        sql`${operatorActs.at} > now() - make_interval(mins => ${VIEWING_MINUTES}::int)`,
      ),
    )
    .limit(1)
  if (!said) refuse('viewing_needs_reason')
}

export async function viewedImages(database: Queryable, operatorId: string, transformationId: string) {
  await ensureOpen(database, operatorId, transformationId)
  const found = await imagesOf(database, transformationId)
  return found ?? refuse('transformation_not_found')
}

export async function viewedImage(database: Queryable, operatorId: string, imageId: string): Promise<string> {
  const [image] = await database
    .select({ file: images.file, transformationId: images.transformationId })
    .from(images)
    .where(eq(images.id, imageId))
  if (!image) return refuse('image_not_found')
  await ensureOpen(database, operatorId, image.transformationId)
  return image.file
}

/** Null where she has deleted it, or there never was one. */
export async function imagesOf(database: Queryable, transformationId: string) {
  const [found] = await database
    .select({ name: transformations.name })
    .from(transformations)
    .where(and(eq(transformations.id, transformationId), isNull(transformations.deletedAt)))
  if (!found) return null
  const rows = await database
    .select({ id: images.id, position: images.position, file: images.file })
    .from(images)
    .where(eq(images.transformationId, transformationId))
    .orderBy(asc(images.position))
  return { name: found.name, images: rows }
}

/** When images of hers were opened, and why, the latest first. */
export async function viewingsOf(database: Queryable, userId: string): Promise<Viewing[]> {
  const { rows } = await database.execute<{ at: Date | string; transformation: string; reason: string }>(
    sql`select x.at, t.name as transformation, x.words as reason from operator_acts x
      join transformations t on t.id::text = lower(x.subject)
      where t.user_id = ${userId} and x.act = ${SHOW_IMAGES} and x.done order by x.id desc`,
  )
  return rows.map(({ at, ...said }) => ({ at: new Date(at).toISOString(), ...said }))
}

/** She takes along who looked at her images; the log itself names nobody. */
export const viewingBelongings: Belongings = {
  gather: async (database, { id }) => ({ words: { imageViewings: await viewingsOf(database, id) } }),
}
