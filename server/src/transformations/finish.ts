import { creditsForShortfall } from '@app/domain/payment/money.ts'
import { pages } from '@app/domain/routes.ts'
import type { Status } from '@app/domain/transformations/statuses.ts'
import { eq } from 'drizzle-orm'
import { giveCredits } from '../credits/credits.ts'
import type { Queryable } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'
import { orders } from '../database/schema/payment.ts'
import { refuse } from '../errors.ts'
import type { House } from '../house.ts'
import { askRefund, sendRefunds } from '../payment/payment.ts'
import { countImages, moveTo, writeAttempt } from './attempt.ts'
import type { TransformationRow } from './queries.ts'

/**
 * Ends a run with what could be made well. All of it: completed. Less: completed, and what is missing comes back as
 * credits. Nothing: failed, and a card payment goes back to the card. All in one transaction, with its e-mail.
 */
export async function finishTransformation(
  house: House,
  transformation: TransformationRow,
  reason: 'failure' | 'late' = 'failure',
): Promise<void> {
  await house.database.transaction(async (within) => {
    const made = await countImages(within, transformation.id)
    if (made === 0) await fail(house, within, transformation, reason)
    else await complete(house, within, transformation, made)
  })
  await sendRefunds(house)
}

async function complete(house: House, within: Queryable, it: TransformationRow, made: number): Promise<void> {
  // A free image that could not be made was never paid for: nothing comes back.
  const missing = it.orderId ? creditsForShortfall(it.imagesOrdered, made) : 0
  if (missing > 0) await giveBackCredits(within, it, missing)
  await passThrough(within, it, 'completed')
  await writeAttempt(within, it, { finishedAt: new Date(), refundCredits: missing })
  await tell(house, within, it, {
    kind: missing > 0 ? 'ready_short' : 'ready',
    values: { count: made, credits: missing },
  })
}

async function fail(
  house: House,
  within: Queryable,
  it: TransformationRow,
  reason: 'failure' | 'late',
): Promise<void> {
  const order = it.orderId ? await findPaidOrder(within, it.orderId) : null
  const cents = order ? order.amountCents : 0
  if (order) await askRefund(within, order, cents, reason)
  await passThrough(within, it, 'failed')
  await writeAttempt(within, it, { finishedAt: new Date(), refundCents: cents })
  await tell(house, within, it, { kind: cents > 0 ? 'failed_refunded' : 'failed_free', values: { cents } })
}

/** Every state on the way is entered, so that the table of transitions holds even for a run that ends early. */
async function passThrough(within: Queryable, it: TransformationRow, end: Status): Promise<void> {
  if (end === 'completed') {
    await moveTo(within, it, 'training')
    await moveTo(within, it, 'generating')
  }
  await moveTo(within, it, end)
}

const giveBackCredits = (within: Queryable, it: TransformationRow, amount: number) =>
  giveCredits(within, { userId: it.userId, amount, reason: 'shortfall', transformationId: it.id })

async function findPaidOrder(within: Queryable, orderId: string) {
  const [order] = await within.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order ?? refuse('payment_not_found')
}

async function tell(
  house: House,
  within: Queryable,
  it: TransformationRow,
  message: {
    kind: 'ready' | 'ready_short' | 'failed_refunded' | 'failed_free'
    values: Record<string, number>
  },
): Promise<void> {
  const [her] = await within
    .select({ email: users.email, language: users.language, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, it.userId))
  if (!her) return
  await house.mailer.post(within, {
    to: her.email,
    userId: it.userId,
    language: her.language,
    kind: message.kind,
    values: { ...message.values, sessionName: it.sessionName, firstName: her.firstName },
    link: house.publicUrl() + pages.transformation(it.id),
    dedupeKey: `${it.id}:finished`,
  })
}
