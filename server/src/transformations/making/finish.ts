import { creditsForShortfall } from '@app/domain/payment/money.ts'
import { orderIs } from '@app/domain/payment/order-states.ts'
import type { Status } from '@app/domain/transformations/statuses.ts'
import type { Context } from '../../context.ts'
import { giveCredits } from '../../credits/credits.ts'
import type { Queryable } from '../../database/client.ts'
import { countImages, moveTo, writeAttempt } from '../attempt.ts'
import { endExtension } from '../extensions/end-extension.ts'
import { findOpenExtension } from '../extensions/open-extension.ts'
import { notifyPerson } from '../notify-person.ts'
import { keptUntil, type TransformationRow } from '../queries.ts'
import type { MoneyBack } from './money-back.ts'

/**
 * Ends a run with what could be made well. All of it: completed. Less: completed, and what is missing comes back as
 * credits. Nothing: failed, and a card payment goes back to the card. All in one transaction, with its e-mail.
 * A run that makes more images of a finished one only ends its extension.
 */
export async function finishTransformation(
  context: Context,
  transformation: TransformationRow,
  reason: 'failure' | 'late' = 'failure',
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const extension = await findOpenExtension(tx, transformation.id)
    if (extension) return endExtension(context, tx, transformation, extension)
    const made = await countImages(tx, transformation.id)
    if (made === 0) await fail(context, tx, transformation, reason)
    else await complete(context, tx, transformation, made)
  })
  await context.moneyBack.send()
}

async function complete(context: Context, tx: Queryable, it: TransformationRow, made: number): Promise<void> {
  const missing = (await isPaid(context.moneyBack, tx, it)) ? creditsForShortfall(it.imagesOrdered, made) : 0
  if (missing > 0) await giveBackCredits(tx, it, missing)
  await passThrough(tx, it, 'completed')
  const finishedAt = new Date()
  await writeAttempt(tx, it, { finishedAt, refundCredits: missing })
  await notifyPerson(context, tx, it, {
    kind: missing > 0 ? 'ready_short' : 'ready',
    values: { count: made, credits: missing, date: keptUntil(finishedAt) },
    dedupeKey: dedupeKeyOf(it),
  })
}

const dedupeKeyOf = ({ id }: TransformationRow): string => `${id}:finished`

/** An image that was never paid for, or whose money has all gone back already, is owed to nobody. */
async function isPaid(moneyBack: MoneyBack, tx: Queryable, { orderId }: TransformationRow): Promise<boolean> {
  return orderId !== null && !orderIs.refunded(await moneyBack.hold(tx, orderId))
}

async function fail(
  context: Context,
  tx: Queryable,
  it: TransformationRow,
  reason: 'failure' | 'late',
): Promise<void> {
  const { moneyBack } = context
  const order = it.orderId ? await moneyBack.hold(tx, it.orderId) : null
  // Of what an operator has given back in part, the rest goes; she is told of all that went back.
  const receiptId = order && (await moneyBack.giveBackRest(tx, order, reason))
  const cents = order ? order.amountCents : 0
  await passThrough(tx, it, 'failed')
  await writeAttempt(tx, it, { finishedAt: new Date(), refundCents: cents })
  await notifyPerson(context, tx, it, {
    kind: cents > 0 ? 'failed_refunded' : 'failed_free',
    values: { cents, context: reason },
    receiptId,
    dedupeKey: dedupeKeyOf(it),
  })
}

/** Every state on the way is entered, so that the table of transitions holds even for a run that ends early. */
async function passThrough(tx: Queryable, it: TransformationRow, end: Status): Promise<void> {
  if (end === 'completed') {
    await moveTo(tx, it, 'training')
    await moveTo(tx, it, 'generating')
  }
  await moveTo(tx, it, end)
}

const giveBackCredits = (tx: Queryable, it: TransformationRow, amount: number) =>
  giveCredits(tx, { userId: it.userId, amount, reason: 'shortfall', transformationId: it.id })
