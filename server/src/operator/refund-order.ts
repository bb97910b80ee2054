import { centsFromTyped } from '@app/domain/payment/typed-amount.ts'
import type { Queryable } from '../database/client.ts'
import { askRefund, holdOrder, isDisputed, leftOf, undoOrder } from '../payment/payment.ts'
import { notifyOfRefund } from '../receipts/receipts.ts'
import { type Answer, did, not } from './answer.ts'
import type { OperatorContext } from './command.ts'
import { type FoundOrder, findOrderNamed } from './find-order.ts'

/** Gives back all that is left of an order, or a part. The app tells the card provider on the next run of its scheduler. */
export async function refundOrder(context: OperatorContext, [name = '', typed]: string[]): Promise<Answer> {
  const cents = typed === undefined ? null : centsFromTyped(typed)
  if (typed !== undefined && !cents) return not('amount_wrong', { typed })
  const found = await findOrderNamed(context.database, name)
  if (!found?.order.paidAt) return not('nothing_paid')
  return context.database.transaction((tx) => giveBack(context, tx, found, cents))
}

async function giveBack(
  context: OperatorContext,
  tx: Queryable,
  found: FoundOrder,
  cents: number | null,
): Promise<Answer> {
  const order = await holdOrder(tx, found.order.id)
  const left = order ? leftOf(order) : 0
  const wished = cents ?? left
  if (wished > left) return not('more_than_left', { amount: wished / 100, left: left / 100 })
  if (order && (await isDisputed(tx, order.id))) return not('disputed')
  const refund = order && (await askRefund(tx, order, wished, 'operator'))
  if (!refund) return not('all_gone_back')
  await undoOrder(tx, order.id, refund.id)
  await notifyOfRefund(context, tx, order.id, { ...refund, reason: 'operator' })
  const name = found.number ?? order.id
  const facts = { name, amount: refund.amountCents / 100, left: (left - refund.amountCents) / 100 }
  return found.buyer ? did('refunding', { ...facts, who: found.buyer.email }) : did('refunding_nobody', facts)
}
