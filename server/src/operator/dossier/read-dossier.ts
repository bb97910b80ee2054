import type { Dossier } from '@app/domain/operator/dossier-api.ts'
import type { Language } from '@app/texts/languages.ts'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../database/client.ts'
import { orders } from '../../database/schema/payment.ts'
import { refuse } from '../../errors.ts'
import { selectOrders } from '../find-order.ts'
import { complaintFacts } from './complaints.ts'
import { consentFacts, orderFacts } from './contract.ts'
import { downloadFacts } from './downloads.ts'
import { makingFacts } from './making.ts'
import { messageFacts } from './messages.ts'
import { moneyFacts } from './money.ts'

/**
 * All that is written down of one order, as a bank, a mediator or a judge would have it. What was forgotten with an account
 * is not in it.
 */
export async function readDossier(database: Queryable, id: string, language: Language): Promise<Dossier> {
  const [found] = await selectOrders(database).where(eq(orders.id, id))
  const { order, number, buyer } = found ?? refuse('not_found')
  return {
    ...{ id, number, email: buyer?.email ?? null },
    facts: [
      ...orderFacts(order, buyer, language),
      ...(await consentFacts(database, order)),
      ...(await makingFacts(database, id)),
      ...(await downloadFacts(database, id, language)),
      ...(await moneyFacts(database, order, language)),
      ...(buyer ? await messageFacts(database, { userId: buyer.id, since: order.createdAt }) : []),
      ...(await complaintFacts(database, { orderId: id, language })),
    ],
  }
}
