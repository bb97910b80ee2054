import { usualWait } from '@app/domain/engines/makers.ts'
import type { Buyer, ReceiptContent } from '@app/domain/payment/receipt-content.ts'
import { vatIn } from '@app/domain/payment/vat.ts'
import type { Language } from '@app/texts/languages.ts'
import { eq } from 'drizzle-orm'
import type { Config } from '../config.ts'
import { courseTitles } from '../courses/courses.ts'
import type { Queryable } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'
import { packages } from '../database/schema/catalogue.ts'
import type { orders } from '../database/schema/payment.ts'
import { textsIn } from '../plugins/texts.ts'

export type PaidOrder = typeof orders.$inferSelect

/** Everything a receipt will ever say of this order, as it is true now. */
export async function contentOf(
  config: Config,
  tx: Queryable,
  order: PaidOrder & { paidAt: Date },
): Promise<{ content: ReceiptContent; buyer: Buyer | null }> {
  const her = await findBuyer(tx, order.userId)
  const language = her?.language ?? 'fr'
  const name = await nameOf(tx, order, language)
  const content: ReceiptContent = {
    kind: 'receipt',
    language,
    seller: { brand: config.brand.name, email: config.brand.supportEmail, ...config.legal },
    line: { kind: order.kind, name, count: order.images },
    amountCents: order.amountCents,
    vat: vatOf(config, order.amountCents),
    cardProvider: order.provider,
    usualWait: usualWait(order.engine ? [order.engine] : []),
    paidAt: order.paidAt.toISOString(),
    consents: consentsOf(order, language),
    corrects: null,
  }
  return { content, buyer: her?.buyer ?? null }
}

const vatOf = ({ vat: { rate, exemption } }: Config, amountCents: number): ReceiptContent['vat'] =>
  rate === 0 ? { exemption } : { rate, ...vatIn(amountCents, rate) }

/** Both are given by one press: they share its moment. */
function consentsOf(
  { kind, consentAt, consentTerms }: PaidOrder,
  language: Language,
): ReceiptContent['consents'] {
  if (!consentAt) return null
  const at = consentAt.toISOString()
  const t = textsIn(language)
  return {
    startNow: { at, words: t(`payment.consents.${kind}.startNow`) },
    losesWithdrawal: { at, words: t(`payment.consents.${kind}.losesWithdrawal`) },
    terms: consentTerms ?? '',
  }
}

async function nameOf(
  tx: Queryable,
  { packageType, course }: PaidOrder,
  language: Language,
): Promise<string> {
  if (course) return courseTitles(course)[language]
  if (!packageType) return ''
  const [found] = await tx
    .select({ fr: packages.nameFr, en: packages.nameEn })
    .from(packages)
    .where(eq(packages.id, packageType))
  return found?.[language] ?? packageType
}

async function findBuyer(tx: Queryable, userId: string | null) {
  if (!userId) return null
  const [her] = await tx.select().from(users).where(eq(users.id, userId))
  if (!her) return null
  const { email, firstName, lastName, salonName, siret, language } = her
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return { language, buyer: { name, email, salon: salonName, siret } }
}
