import { endEnrolmentOf, holdEnrolmentOf } from '../courses/courses.ts'
import { takeBackCredits } from '../credits/credits.ts'
import type { Queryable } from '../database/client.ts'
import { askRefund, holdOrder, leftOf, noteWithdrawn } from '../payment/payment.ts'
import { endEarly, holdRun } from '../transformations/transformations.ts'
import { withdrawalOfOrder } from './contract-facts.ts'

export interface Withdrawn {
  refundId: string
  refundCents: number
  credits: number
  /** Whether images are made already, and their share of the price stays. */
  keepsImages: boolean
}

/**
 * Carries a withdrawal out: the money goes back, the run stops, what is unspent of a pack is taken, a course closes. Null
 * when there is no right to it (any more). Against a delivery at the same moment the row of the transformation decides,
 * against a lesson that is opened that of the enrolment.
 */
export async function withdraw(tx: Queryable, orderId: string): Promise<Withdrawn | null> {
  const order = await holdOrder(tx, orderId)
  if (!order) return null
  // From here on no image is added: what is counted is what she is told.
  await holdRun(tx, orderId)
  await holdEnrolmentOf(tx, orderId)
  const due = await withdrawalOfOrder(tx, order)
  const refund = due && (await askRefund(tx, order, due.refundCents, 'withdrawal'))
  if (!due || !refund) return null
  const { userId } = order
  if (due.credits > 0 && userId)
    await takeBackCredits(tx, { userId, credits: due.credits, orderId, refundId: refund.id })
  if (order.kind === 'package') await endEarly(tx, orderId, order.refundedCents + refund.amountCents)
  if (order.kind === 'course') await endEnrolmentOf(tx, orderId)
  await noteWithdrawn(tx, orderId)
  const keepsImages = order.kind === 'package' && refund.amountCents < leftOf(order)
  return { refundId: refund.id, refundCents: refund.amountCents, credits: due.credits, keepsImages }
}
