import { randomInt } from 'node:crypto'
import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import type { PackageType } from '@app/domain/catalogue/packages.ts'
import type { Maker } from '@app/domain/engines/makers.ts'
import { turnOf } from '@app/domain/transformations/turns.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/client.ts'
import { transformations } from '../database/schema/transformations.ts'
import { closeDraft, type DraftRow } from '../drafts/drafts.ts'
import { refuse } from '../errors.ts'
import { laneOf, placeOf } from './generate-job.ts'

export interface NewTransformation {
  draft: DraftRow
  orderId: string | null
  name: string
  baseStyle: BaseStyleId
  /** Null: the style's own. */
  tone: OfferedTone | null
  packageType: PackageType
  imagesOrdered: number
  /** Which engine makes it. */
  engine: string
  /** The image services she agreed its photos are sent to, and when. */
  photosTo: Maker[]
  photosToAt: Date | null
  /** The confirmed address a first free transformation is for. */
  freeEmail?: string
}

/** The draft becomes a transformation and its job is enqueued, in the caller's transaction: all or nothing. */
export async function createTransformation(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Queryable,
  { draft, ...wish }: NewTransformation,
): Promise<string> {
  const mine = {
    userId: draft.userId,
    turn: turnOf({ paid: wish.orderId !== null, images: wish.imagesOrdered }),
  }
  const [created] = await tx
    .insert(transformations)
    .values({
      ...wish,
      ...mine,
      draftId: draft.id,
      seed: randomInt(2 ** 31 - 1),
    })
    .returning({ id: transformations.id })
  const { id } = created ?? refuse('internal')
  await closeDraft(tx, draft.id)
  await jobs.send(tx, laneOf(wish.engine), { transformationId: id }, placeOf(mine))
  return id
}
