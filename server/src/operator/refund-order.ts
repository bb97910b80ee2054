import { centsFromTyped } from '@app/domain/payment/typed-amount.ts'
import type { Queryable } from '../database/client.ts'
import { askRefund, holdOrder, isDisputed, undoOrder } from '../payment/payment.ts'
import { notifyOfRefund } from '../receipts/receipts.ts'
import type { OperatorContext, Outcome } from './command.ts'
import { type FoundOrder, findOrderNamed } from './find-order.ts'
import { euros } from './words.ts'

const no = (said: string): Outcome => ({ done: false, said })

/** Gives back all that is left of an order, or a part. The app tells the card provider on the next run of its scheduler. */
export async function refundOrder(context: OperatorContext, [name = '', typed]: string[]): Promise<Outcome> {
  const cents = typed === undefined ? null : centsFromTyped(typed)
  if (typed !== undefined && !cents) return no(`${typed} is not an amount: write 12,50 or 12.50`)
  const found = await findOrderNamed(context.database, name)
  if (!found?.order.paidAt) return no(`nothing was paid under ${name}`)
  return context.database.transaction((tx) => giveBack(context, tx, found, cents))
}

async function giveBack(
  context: OperatorContext,
  tx: Queryable,
  found: FoundOrder,
  cents: number | null,
): Promise<Outcome> {
  const order = await holdOrder(tx, found.order.id)
  const left = order ? order.amountCents - order.refundedCents : 0
  const wished = cents ?? left
  if (wished > left) return no(`${euros(wished)} is more than is left of it: ${euros(left)}`)
  if (order && (await isDisputed(tx, order.id)))
    return no('her bank disputes it: it is answered at the provider')
  const refund = order && (await askRefund(tx, order, wished, 'operator'))
  if (!refund) return no('all of it has already gone back')
  await undoOrder(tx, order.id, refund.id)
  await notifyOfRefund(context, tx, order.id, { ...refund, reason: 'operator' })
  const name = found.number ?? order.id
  const whom = found.buyer?.email ?? 'an account that is gone'
  const rest = euros(left - refund.amountCents)
  return {
    done: true,
    said: `${euros(refund.amountCents)} of ${name} goes back to ${whom}; ${rest} is left of it`,
  }
}
