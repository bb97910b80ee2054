import { draftGap } from '@app/domain/drafts/draft-rules.ts'
import { orderIs } from '@app/domain/payment/order-states.ts'
import { eq } from 'drizzle-orm'
import { isBlocked } from '../../accounts/accounts.ts'
import type { Context } from '../../context.ts'
import { openEnrolment } from '../../courses/courses.ts'
import { giveCredits } from '../../credits/credits.ts'
import type { Queryable } from '../../database/client.ts'
import { readClock } from '../../database/clock.ts'
import { orders } from '../../database/schema/payment.ts'
import { type DraftRow, holdDraft } from '../../drafts/drafts.ts'
import { photosOf } from '../../photos/photos.ts'
import { issueReceipt, notifyOfReceipt, notifyOfRefund } from '../../receipts/receipts.ts'
import { createTransformation } from '../../transformations/transformations.ts'
import { enterPayment } from '../ledger.ts'
import type { OrderRow } from '../order-row.ts'
import { askRefund } from '../refunds/refunds.ts'
import { engineOfOrder, lacksConsentToPhotos } from './photo-consent.ts'

/**
 * What a paid order means, done once and in the caller's transaction: its money is entered, and it begins its
 * transformation, adds its credits or enrols her; or the money goes back, where nothing can be made of it.
 */
export async function fulfil(
  context: Pick<Context, 'config' | 'engine' | 'jobs' | 'mailer' | 'publicUrl'>,
  tx: Queryable,
  orderId: string,
): Promise<'begun' | 'given_back' | 'already_done'> {
  // Draft first, then order, as wherever both are held: the other way round they would wait for each other.
  const draft = await holdDraftOf(tx, orderId)
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
  if (!order || order.paidAt) return 'already_done'
  // Taken once: around midnight the order and its receipt must not name two days.
  const paidAt = await readClock(tx)
  await tx.update(orders).set({ status: 'paid', paidAt, askAt: null }).where(eq(orders.id, order.id))
  await enterPayment(tx, order)
  const agreed = order.consentAt !== null && !lacksConsentToPhotos(context.engine, order, order.photosTo)
  const begun = agreed ? await make(context, tx, order, draft) : false
  // Receipts are numbered without a gap, so whoever draws a number holds up everybody else until the commit: last.
  const receipt = await issueReceipt(context, tx, { ...order, paidAt })
  if (!begun) return giveBack(context, tx, order, agreed ? 'nothing_to_make' : 'no_consent')
  await notifyOfReceipt(context, tx, order.userId, receipt)
  return 'begun'
}

async function make(
  context: Pick<Context, 'engine' | 'jobs'>,
  tx: Queryable,
  order: OrderRow,
  draft: DraftRow | undefined,
): Promise<boolean> {
  // Whoever is shut out could do nothing with it (decision 045).
  if (order.userId && (await isBlocked(tx, order.userId))) return false
  if (order.kind === 'credits') return addCredits(tx, order)
  if (order.kind === 'course') return enrol(tx, order)
  return begin(context, tx, order, draft)
}

async function giveBack(
  context: Pick<Context, 'mailer' | 'publicUrl'>,
  tx: Queryable,
  order: OrderRow,
  reason: 'no_consent' | 'nothing_to_make',
): Promise<'given_back'> {
  const refund = await askRefund(tx, order, order.amountCents, reason)
  if (refund) await notifyOfRefund(context, tx, order.id, { ...refund, reason })
  return 'given_back'
}

async function addCredits(tx: Queryable, order: OrderRow): Promise<boolean> {
  if (!order.userId || !orderIs.wanted(order)) return false
  const { userId, images: amount, id: orderId } = order
  return giveCredits(tx, { userId, amount, reason: 'purchase', orderId })
}

/** False also where the course is hers already: nobody pays for it twice. */
async function enrol(tx: Queryable, order: OrderRow): Promise<boolean> {
  const { userId, course, id: orderId } = order
  if (!userId || !course || !orderIs.wanted(order)) return false
  return openEnrolment(tx, { userId, course, orderId })
}

async function begin(
  context: Pick<Context, 'engine' | 'jobs'>,
  tx: Queryable,
  order: OrderRow,
  draft: DraftRow | undefined,
): Promise<boolean> {
  if (!draft || draft.orderedAt || !orderIs.wanted(order)) return false
  const { packageType, transformationName: name } = order
  const uploadedImages = await photosOf(tx, draft.id)
  const engine = engineOfOrder(context.engine, order)
  // As it stood beside the pay button, whatever she has chosen since in another tab.
  const { baseStyle, tone } = order.baseStyle ? order : draft
  if (!packageType || !baseStyle || !engine) return false
  if (draftGap({ baseStyle, name, packageType, uploadedImages })) return false
  await createTransformation(context, tx, {
    draft,
    orderId: order.id,
    name,
    baseStyle,
    tone,
    packageType,
    imagesOrdered: order.images,
    engine,
    photosTo: order.photosTo,
    photosToAt: order.photosToAt,
  })
  return true
}

async function holdDraftOf(tx: Queryable, orderId: string): Promise<DraftRow | undefined> {
  const [order] = await tx.select({ draftId: orders.draftId }).from(orders).where(eq(orders.id, orderId))
  return order?.draftId ? holdDraft(tx, order.draftId) : undefined
}
