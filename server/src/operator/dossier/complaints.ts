import type { DossierFact } from '@app/domain/operator/dossier-api.ts'
import type { Language } from '@app/texts/languages.ts'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../database/client.ts'
import { disputes } from '../../database/schema/payment.ts'
import { enquiries } from '../../database/schema/support.ts'
import { transformations } from '../../database/schema/transformations.ts'
import { withdrawals } from '../../database/schema/withdrawals.ts'
import { eurosIn } from '../../receipts/receipts.ts'
import { facts } from './fact.ts'

/** What she, or her bank, has said against it. */
export async function complaintFacts(
  database: Queryable,
  { orderId, language }: { orderId: string; language: Language },
): Promise<DossierFact[]> {
  const disputed = await database.select().from(disputes).where(eq(disputes.orderId, orderId))
  const withdrawn = await database.select().from(withdrawals).where(eq(withdrawals.orderId, orderId))
  const asked = await database
    .select({ number: enquiries.number, askedAt: enquiries.askedAt, text: enquiries.text })
    .from(enquiries)
    .innerJoin(transformations, eq(transformations.id, enquiries.transformationId))
    .where(eq(transformations.orderId, orderId))
    .orderBy(enquiries.askedAt)
  return facts('complaints', [
    ...withdrawn.map(({ declaredAt, name, contract }) => ({
      ...{ fact: 'withdrawal' as const, at: declaredAt },
      words: `${name}, ${contract}`,
    })),
    ...disputed.map(({ id, openedAt, amountCents, reason, state }) => ({
      ...{ fact: 'dispute' as const, at: openedAt },
      words: [id, eurosIn(language, amountCents), reason, state].join(', '),
    })),
    ...asked.map(({ number, askedAt, text }) => ({
      ...{ fact: 'enquiry' as const, at: askedAt },
      words: `${number}: ${text}`,
    })),
  ])
}
