import { isId } from '@app/domain/ids.ts'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import { users } from '../database/schema/accounts.ts'
import { orders, refunds } from '../database/schema/payment.ts'
import { receipts } from '../database/schema/receipts.ts'
import { isOwed, notePaidOtherwise } from '../payment/payment.ts'
import { type Answer, did, not } from './answer.ts'
import type { Command, OperatorContext, Outcome } from './command.ts'
import { euros, inLines, moment } from './words.ts'

export const REFUND_COMMANDS: Command[] = [
  {
    name: 'failed-refunds',
    looks: true,
    needs: [],
    does: 'lists refunds her bank sent back: still owed, oldest first',
    run: listFailed,
  },
  {
    name: 'refund-paid-otherwise',
    needs: ['ID'],
    does: 'notes that one of them was paid another way',
    run: notePaid,
  },
]

async function listFailed({ database }: OperatorContext): Promise<Outcome> {
  const rows = await database
    .select({ ...getTableColumns(refunds), number: receipts.number, email: users.email })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(receipts, and(eq(receipts.orderId, orders.id), eq(receipts.kind, 'receipt')))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(isOwed)
    .orderBy(asc(refunds.failedAt))
  const lines = rows.map(({ id, failedAt, createdAt, orderId, number, email, amountCents }) =>
    [
      ...[id, moment(failedAt ?? createdAt), number ?? orderId, euros(amountCents)],
      email ?? 'an account that is gone',
    ].join('  '),
  )
  return inLines(lines, 'no refund came back from a bank, or all of them were paid another way')
}

async function notePaid({ database }: OperatorContext, [id = '']: string[]): Promise<Answer> {
  if (!isId(id)) return not('no_failed_refund')
  const cents = await notePaidOtherwise(database, id)
  return cents === null ? not('no_failed_refund') : did('paid_otherwise', { amount: cents / 100 })
}
