import { creditsForShortfall } from '@app/domain/payment/money.ts'
import { orderIs } from '@app/domain/payment/order-states.ts'
import { SHORT_REASONS, type ShortReason } from '@app/domain/transformations/short-reasons.ts'
import type { Status } from '@app/domain/transformations/statuses.ts'
import { sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { giveCredits } from '../../credits/credits.ts'
import type { Queryable } from '../../database/client.ts'
import { readClock } from '../../database/clock.ts'
import { dropRemoteWork, forgetRemotely } from '../../remote-jobs/remote-jobs.ts'
import { countImages, moveTo, writeAttempt } from '../attempt.ts'
import { endExtension } from '../extensions/end-extension.ts'
import { findOpenExtension } from '../extensions/open-extension.ts'
import { notifyPerson } from '../notify-person.ts'
import { keptUntil, type TransformationRow } from '../queries.ts'
import type { MoneyBack } from './money-back.ts'

/** What it takes to end a run and tell of it. */
export type Finishing = Pick<Context, 'database' | 'mailer' | 'moneyBack' | 'publicUrl'>

/** Why a run ends that brought less than was asked for: it was not good enough, it took too long, or what an engine says. */
export type EndReason = 'failure' | 'late' | ShortReason

const shortReasonOf = (reason: EndReason): ShortReason | null =>
  SHORT_REASONS.find((one) => one === reason) ?? null

/**
 * Ends a run with what could be made well. All of it: completed. Less: completed, and what is missing comes back as
 * credits. Nothing: failed, and a card payment goes back to the card. All in one transaction, with its e-mail.
 * A run that makes more images of a finished one only ends its extension.
 */
export async function finishTransformation(
  context: Finishing,
  transformation: TransformationRow,
  reason: EndReason = 'failure',
): Promise<void> {
  await context.database.transaction(async (tx) => {
    await dropRemoteWork(tx, transformation.id)
    const extension = await findOpenExtension(tx, transformation.id)
    if (extension)
      return endExtension(context, tx, { transformation, extension, shortReason: shortReasonOf(reason) })
    const made = await countImages(tx, transformation.id)
    if (made === 0) await fail(context, tx, transformation, reason)
    else await complete(context, tx, { transformation, made, shortReason: shortReasonOf(reason) })
  })
  await context.moneyBack.send()
}

interface Completed {
  transformation: TransformationRow
  made: number
  shortReason: ShortReason | null
}

async function complete(
  context: Pick<Context, 'mailer' | 'moneyBack' | 'publicUrl'>,
  tx: Queryable,
  { transformation, made, shortReason }: Completed,
): Promise<void> {
  const missing = (await isPaid(context.moneyBack, tx, transformation))
    ? creditsForShortfall(transformation.imagesOrdered, made)
    : 0
  if (missing > 0) await giveBackCredits(tx, transformation, missing)
  await passThrough(tx, transformation, 'completed')
  const finishedAt = await readClock(tx)
  await writeAttempt(tx, transformation, { finishedAt, refundCredits: missing, shortReason })
  await notifyPerson(context, tx, transformation, {
    kind: missing > 0 ? 'ready_short' : 'ready',
    values: { count: made, credits: missing, date: keptUntil(finishedAt) },
    ...(missing > 0 && { shortReason }),
    dedupeKey: dedupeKeyOf(transformation),
  })
}

const dedupeKeyOf = ({ id }: TransformationRow): string => `${id}:finished`

/** An image that was never paid for, or whose money has all gone back already, is owed to nobody. */
async function isPaid(moneyBack: MoneyBack, tx: Queryable, { orderId }: TransformationRow): Promise<boolean> {
  return orderId !== null && !orderIs.refunded(await moneyBack.hold(tx, orderId))
}

async function fail(
  context: Pick<Context, 'mailer' | 'moneyBack' | 'publicUrl'>,
  tx: Queryable,
  transformation: TransformationRow,
  reason: EndReason,
): Promise<void> {
  const { moneyBack } = context
  const order = transformation.orderId ? await moneyBack.hold(tx, transformation.orderId) : null
  // Of what an operator has given back in part, the rest goes; she is told of all that went back.
  const receiptId = order && (await moneyBack.giveBackRest(tx, order, reason === 'late' ? 'late' : 'failure'))
  const cents = order ? order.amountCents : 0
  await passThrough(tx, transformation, 'failed')
  // More of it cannot be asked for: what was learned of her serves nothing.
  await forgetRemotely(tx, transformation.id)
  // « No more » is said of what gave some.
  const shortReason = reason === 'exhausted' ? null : shortReasonOf(reason)
  await writeAttempt(tx, transformation, { finishedAt: sql`now()`, refundCents: cents, shortReason })
  await notifyPerson(context, tx, transformation, {
    kind: cents > 0 ? 'failed_refunded' : 'failed_free',
    values: { cents, context: reason },
    ...{ shortReason, receiptId },
    dedupeKey: dedupeKeyOf(transformation),
  })
}

/** Every state on the way is entered, so that the table of transitions holds even for a run that ends early. */
async function passThrough(tx: Queryable, transformation: TransformationRow, end: Status): Promise<void> {
  if (end === 'completed') {
    await moveTo(tx, transformation, 'training')
    await moveTo(tx, transformation, 'generating')
  }
  await moveTo(tx, transformation, end)
}

const giveBackCredits = (tx: Queryable, transformation: TransformationRow, amount: number) =>
  giveCredits(tx, {
    userId: transformation.userId,
    amount,
    reason: 'shortfall',
    transformationId: transformation.id,
  })
