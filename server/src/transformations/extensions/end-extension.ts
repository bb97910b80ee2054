import { CREDITS_PER_IMAGE } from '@app/domain/credits/credit-packs.ts'
import { creditsForShortfall } from '@app/domain/payment/money.ts'
import type { ShortReason } from '@app/domain/transformations/short-reasons.ts'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { giveCredits } from '../../credits/credits.ts'
import type { Queryable } from '../../database/client.ts'
import { extensions, transformations } from '../../database/schema/transformations.ts'
import { moveTo, writeAttempt } from '../attempt.ts'
import { notifyPerson } from '../notify-person.ts'
import type { TransformationRow } from '../queries.ts'
import { countBrought, countOrdered, type ExtensionRow } from './open-extension.ts'

interface Ending {
  transformation: TransformationRow
  extension: ExtensionRow
  /** Why it falls short, where quality is not to blame. */
  shortReason: ShortReason | null
}

/**
 * Ends an extension with what could be made well, and gives back the credits of the rest, once. The transformation is
 * completed again whatever became of it: what was delivered before stays delivered.
 */
export async function endExtension(
  context: Pick<Context, 'mailer' | 'publicUrl'>,
  tx: Queryable,
  { transformation, extension: found, shortReason }: Ending,
): Promise<void> {
  const extension = await hold(tx, found)
  const made = await countBrought(tx, extension.id)
  const missing = creditsForShortfall(extension.images, made)
  const spent = Math.min(missing * CREDITS_PER_IMAGE, extension.credits)
  const credits = Math.max(0, spent - extension.unpaidCredits)
  if (credits > 0)
    await giveCredits(tx, {
      ...{
        userId: transformation.userId,
        amount: credits,
        transformationId: transformation.id,
        extensionId: extension.id,
      },
      reason: made === 0 ? 'failure' : 'shortfall',
    })
  await tx
    .update(extensions)
    .set({ finishedAt: sql`now()`, refundCredits: credits, made })
    .where(eq(extensions.id, extension.id))
  await moveTo(tx, transformation, 'completed')
  await writeAttempt(tx, transformation, {
    finishedAt: sql`now()`,
    shortReason,
    refundCredits: transformation.refundCredits + credits,
    // One made again for nothing that could not be made is owed no longer; nothing was given back for it.
    imagesOrdered: transformation.imagesOrdered - extension.images + countOrdered({ ...extension, made }),
  })
  await notifyPerson(context, tx, transformation, {
    kind: kindOf(extension, made, missing),
    values: { count: made, credits, ...(credits < spent && { context: 'unpaid' }) },
    ...(missing > 0 && { shortReason }),
    dedupeKey: `${extension.id}:finished`,
  })
}

/**
 * The transformation, then its extension, as whoever gives its money back holds them: what is given back of its credits
 * is what is not given back as money.
 */
async function hold(tx: Queryable, found: ExtensionRow): Promise<ExtensionRow> {
  await tx
    .select({ id: transformations.id })
    .from(transformations)
    .where(eq(transformations.id, found.transformationId))
    .for('no key update')
  const [extension] = await tx
    .select()
    .from(extensions)
    .where(eq(extensions.id, found.id))
    .for('no key update')
  return extension ?? found
}

function kindOf({ credits }: ExtensionRow, made: number, missing: number) {
  if (missing === 0) return 'more_ready'
  if (made > 0) return 'more_short'
  return credits > 0 ? 'more_failed' : 'redo_failed'
}
