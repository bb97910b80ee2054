import { randomUUID } from 'node:crypto'
import { TERMS_VERSION } from '@app/domain/site/terms-version.ts'
import { eq, sql } from 'drizzle-orm'
import { giveCredits } from '../../credits/credits.ts'
import { moneyEntries, orders } from '../../database/schema/payment.ts'
import { images, transformations } from '../../database/schema/transformations.ts'
import { fillDraft } from '../full-draft.ts'
import type { Someone } from '../people.ts'
import type { TestApp } from '../test-app.ts'
import { intentOf, paymentOf, payWith } from './paying.ts'

export interface Bought {
  orderId: string
  transformationId: string
}

/** A package of five images she has paid 9,90 € for, with both consents; nobody has begun making it. */
export async function buyPackage(home: TestApp, her: Someone): Promise<Bought> {
  await fillDraft(home, her)
  return buyDraft(her)
}

/** The same, of the draft she has filled. */
export async function buyDraft(her: Someone): Promise<Bought> {
  const intent = await intentOf(her)
  await payWith(her, intent)
  const { transformationId } = await paymentOf(her, intent)
  return { orderId: intent.paymentId, transformationId }
}

/** A pack of ten credits she has paid 14,90 € for. */
export async function buyCredits({ context: { database } }: TestApp, her: Someone): Promise<string> {
  const id = randomUUID()
  await database.insert(orders).values({
    ...{ id, userId: her.id, kind: 'credits', creditPack: 'credits_10', images: 10, amountCents: 1490 },
    ...{ transformationName: '', status: 'paid', provider: 'test', providerPaymentId: id },
    paidAt: new Date(),
    consentAt: new Date(),
    consentTerms: TERMS_VERSION,
  })
  await database.insert(moneyEntries).values({ orderId: id, amountCents: 1490 })
  await giveCredits(database, { userId: her.id, amount: 10, reason: 'purchase', orderId: id })
  return id
}

/** As the engine leaves a transformation after this many images, without the time that takes. */
export async function makeImages(
  { context: { database } }: TestApp,
  her: Someone,
  transformationId: string,
  count: number,
): Promise<void> {
  for (let position = 1; position <= count; position += 1) {
    const id = randomUUID()
    await database.insert(images).values({
      ...{ id, transformationId, userId: her.id, position, width: 60, height: 80, tone: '7.44', seed: 1 },
      ...{ file: `images/${id}.jpg`, thumbnail: `images/${id}.small.webp`, recipe: {}, engine: 'hair' },
      ...{ model: 'hair-1', fingerprint: '0000000000000000', confidence: 1 },
    })
  }
  await database
    .update(transformations)
    .set({ status: 'generating', attempt: sql`${transformations.attempt} + 1` })
    .where(eq(transformations.id, transformationId))
}

/** A package she has paid for, with its five images delivered. */
export async function buyDelivered(home: TestApp, her: Someone): Promise<Bought> {
  const bought = await buyPackage(home, her)
  await makeImages(home, her, bought.transformationId, 5)
  await home.context.database
    .update(transformations)
    .set({ status: 'completed', finishedAt: new Date() })
    .where(eq(transformations.id, bought.transformationId))
  return bought
}

/** What we have of an order, by its ledger. */
export async function kept({ context: { database } }: TestApp, orderId: string): Promise<number> {
  const [sum] = await database
    .select({ cents: sql<number>`coalesce(sum(${moneyEntries.amountCents}), 0)::int` })
    .from(moneyEntries)
    .where(eq(moneyEntries.orderId, orderId))
  return sum?.cents ?? 0
}
