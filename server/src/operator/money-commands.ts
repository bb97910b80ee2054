import { normaliseEmail } from '@app/domain/accounts/account-rules.ts'
import { isId } from '@app/domain/ids.ts'
import { desc, eq } from 'drizzle-orm'
import { users } from '../database/schema/accounts.ts'
import { orders } from '../database/schema/payment.ts'
import { listDeclarations, settleDeclaration } from '../withdrawals/withdrawals.ts'
import { did, not } from './answer.ts'
import type { Command } from './command.ts'
import { type FoundOrder, selectOrders } from './find-order.ts'
import { refundOrder } from './refund-order.ts'
import { euros, inLines, moment } from './words.ts'

export const MONEY_COMMANDS: Command[] = [
  {
    name: 'orders',
    looks: true,
    needs: ['EMAIL'],
    does: 'lists what this account ordered, with receipts and refunds',
    run: async ({ database }, [email = '']) => {
      const hers = await selectOrders(database)
        .where(eq(users.email, normaliseEmail(email)))
        .orderBy(desc(orders.createdAt))
      return inLines(hers.map(describeOrder), `no order of ${email}`)
    },
  },
  {
    name: 'refund',
    needs: ['NUMBER'],
    may: ['EUROS'],
    does: 'gives back an order, by its receipt, its id or that of its transformation: all of it, or 12,50',
    run: refundOrder,
  },
  {
    name: 'withdrawals',
    looks: true,
    needs: [],
    does: 'lists who withdrew from a contract, and what was done',
    run: async ({ database }) =>
      inLines((await listDeclarations(database)).map(describeDeclaration), 'nobody withdrew'),
  },
  {
    name: 'withdrawal-settled',
    needs: ['ID'],
    does: 'notes that one that was not carried out was looked at and answered',
    run: async ({ database }, [id = '']) =>
      isId(id) && (await settleDeclaration(database, id)) ? did('withdrawal_settled') : not('no_withdrawal'),
  },
]

function describeOrder({ order, number }: FoundOrder): string {
  const what = order.packageType ?? order.creditPack ?? order.course ?? order.kind
  const facts = [
    moment(order.createdAt),
    number ?? '-',
    order.id,
    what,
    euros(order.amountCents),
    order.status,
  ]
  if (order.engine) facts.push(`by ${order.engine}`)
  if (order.refundedCents > 0) facts.push(`given back: ${euros(order.refundedCents)}`)
  if (order.withdrawnAt) facts.push(`withdrawn ${moment(order.withdrawnAt)}`)
  return facts.join('  ')
}

type Declaration = Awaited<ReturnType<typeof listDeclarations>>[number]

function describeDeclaration(declaration: Declaration): string {
  const outcome = declaration.orderId
    ? `carried out, given back: ${euros(declaration.refundCents)}`
    : `${declaration.settledAt ? 'settled' : `NOT carried out (${declaration.id})`}, ${declaration.namedOrderId ? `order ${declaration.namedOrderId}` : 'no such order of this address'}`
  return [
    moment(declaration.declaredAt),
    declaration.email,
    declaration.name,
    declaration.contract,
    outcome,
  ].join('  ')
}
