import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { users } from '../../database/schema/accounts.ts'
import { transformations } from '../../database/schema/transformations.ts'
import type { OperatorContext } from '../command.ts'
import { refundOrder } from '../refund-order.ts'

/**
 * What a blocked person has paid and cannot be delivered goes back whole, and its making ends (decision 045). Run again
 * by the scheduler: a payment may have come through at the very moment she was blocked.
 * @param email of one of them alone
 */
export async function giveBackToBlocked(context: OperatorContext, email?: string): Promise<number> {
  const underWay = await context.database
    .select({ orderId: transformations.orderId })
    .from(transformations)
    .innerJoin(users, eq(users.id, transformations.userId))
    .where(
      and(
        isNotNull(users.blockedAt),
        isNotNull(transformations.orderId),
        isNull(transformations.finishedAt),
        isNull(transformations.firstFinishedAt),
        email === undefined ? undefined : eq(users.email, email),
      ),
    )
  let given = 0
  for (const { orderId } of underWay) if (orderId && (await refundOrder(context, [orderId])).done) given += 1
  return given
}
