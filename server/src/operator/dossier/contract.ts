import type { DossierFact } from '@app/domain/operator/dossier-api.ts'
import type { ReceiptContent } from '@app/domain/payment/receipt-content.ts'
import type { Language } from '@app/texts/languages.ts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../database/client.ts'
import type { users } from '../../database/schema/accounts.ts'
import type { orders } from '../../database/schema/payment.ts'
import { receipts } from '../../database/schema/receipts.ts'
import { eurosIn } from '../../receipts/receipts.ts'
import { codeWords } from '../answer.ts'
import { facts } from './fact.ts'

type Order = typeof orders.$inferSelect
type Buyer = typeof users.$inferSelect

export function orderFacts(order: Order, buyer: Buyer | null, language: Language): DossierFact[] {
  const { createdAt, provider, providerPaymentId, packageType, creditPack, course, kind } = order
  const what = packageType ?? creditPack ?? course ?? kind
  return facts('order', [
    {
      ...{ fact: 'ordered', at: createdAt },
      words: [codeWords(what, language), order.transformationName].filter(Boolean).join(', '),
    },
    { fact: 'amount', words: eurosIn(language, order.amountCents) },
    providerPaymentId ? { fact: 'provider_payment', words: `${provider} ${providerPaymentId}` } : null,
    buyer && { fact: 'account_opened', at: buyer.createdAt, words: buyer.email },
    buyer?.emailVerifiedAt
      ? { fact: 'address_confirmed', at: buyer.emailVerifiedAt, words: buyer.email }
      : null,
  ])
}

/** In the words she read: those are kept with her receipt. */
export async function consentFacts(database: Queryable, order: Order): Promise<DossierFact[]> {
  const { id, consentAt: at, consentTerms, photosTo, photosToAt } = order
  const [receipt] = await database
    .select({ content: receipts.content })
    .from(receipts)
    .where(and(eq(receipts.orderId, id), eq(receipts.kind, 'receipt')))
  const consents = (receipt?.content as ReceiptContent | undefined)?.consents
  return facts('consent', [
    consents ? { fact: 'start_now', at, words: consents.startNow.words } : null,
    consents ? { fact: 'loses_withdrawal', at, words: consents.losesWithdrawal.words } : null,
    at ? { fact: 'terms', at, words: consentTerms ?? '' } : null,
    photosTo.length > 0 ? { fact: 'photos_to', at: photosToAt, words: photosTo.join(', ') } : null,
  ])
}
