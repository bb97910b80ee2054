import type { DossierFact } from '@app/domain/operator/dossier-api.ts'
import type { Language } from '@app/texts/languages.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../database/client.ts'
import { moneyEntries, type orders, refunds } from '../../database/schema/payment.ts'
import { receipts } from '../../database/schema/receipts.ts'
import { isHeldBack, isWaiting } from '../../payment/payment.ts'
import { textsIn } from '../../plugins/texts.ts'
import { eurosIn } from '../../receipts/receipts.ts'
import { facts } from './fact.ts'

export async function moneyFacts(
  database: Queryable,
  { id, paidAt, amountCents }: typeof orders.$inferSelect,
  language: Language,
): Promise<DossierFact[]> {
  const papers = await database
    .select()
    .from(receipts)
    .where(eq(receipts.orderId, id))
    .orderBy(receipts.issuedAt)
  const back = await database.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(refunds.createdAt)
  const lost = await database
    .select()
    .from(moneyEntries)
    .where(and(eq(moneyEntries.orderId, id), isNotNull(moneyEntries.disputeId)))
  const isHeld = await isHeldBack(database, id)
  return facts('money', [
    paidAt ? { fact: 'paid', at: paidAt, words: eurosIn(language, amountCents) } : null,
    ...papers.map(({ kind, number, issuedAt }) => ({ fact: kind, at: issuedAt, words: number })),
    ...back.map((refund) => {
      const { createdAt, amountCents: cents, reason } = refund
      const held = isHeld && isWaiting(refund) ? textsIn(language)('operator.dossier.held') : ''
      const words = [eurosIn(language, cents), reason, held].filter(Boolean).join(', ')
      return { fact: 'refund' as const, at: createdAt, words }
    }),
    ...lost.map(({ createdAt, amountCents: cents, disputeId }) => ({
      ...{ fact: 'lost' as const, at: createdAt },
      words: `${eurosIn(language, -cents)}, ${disputeId}`,
    })),
  ])
}
