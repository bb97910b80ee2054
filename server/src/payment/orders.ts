import { isFreePackage, type PackageType } from '@app/domain/catalogue/packages.ts'
import { draftGap } from '@app/domain/drafts/draft-rules.ts'
import { isSameAmount } from '@app/domain/payment/money.ts'
import { and, eq, sql } from 'drizzle-orm'
import { findPackage } from '../catalogue/catalogue.ts'
import type { Queryable } from '../database/client.ts'
import { orders } from '../database/schema/payment.ts'
import { type DraftRow, findOpenDraft, holdOpenDraft } from '../drafts/drafts.ts'
import { refuse } from '../errors.ts'
import type { House } from '../house.ts'
import { photosOf } from '../photos/photos.ts'

export type OrderRow = typeof orders.$inferSelect

interface Wish {
  amount: number
  packageType: PackageType
  sessionName: string
}

/**
 * The order for her open draft and this package, with the provider's payment behind it. Asked again, it is the same
 * order; asked with another package, the first one is canceled. The price is the catalogue's, never the browser's.
 */
export async function prepareOrder(house: House, userId: string, wish: Wish): Promise<OrderRow> {
  if (isFreePackage(wish.packageType)) refuse('package_unknown')
  const price = await findPackage(house.database, wish.packageType)
  if (!isSameAmount(wish.amount, price.priceCents)) refuse('payment_amount_differs')
  const open = (await findOpenDraft(house.database, userId)) ?? refuse('draft_missing')
  const order = await house.database.transaction(async (within) => {
    const draft = await holdOpenDraft(within, userId, open.id)
    await ensureComplete(within, draft, wish)
    ensureOffered(house, draft)
    const name = wish.sessionName.trim()
    return reuseOrPlace(within, draft, name, price, house.cards.name)
  })
  return order.providerPaymentId ? order : bindToProvider(house, order)
}

async function ensureComplete(within: Queryable, draft: DraftRow, wish: Wish): Promise<void> {
  const uploadedImages = await photosOf(within, draft.id)
  const gap = draftGap({ ...wish, baseStyle: draft.baseStyle, uploadedImages })
  if (gap) refuse('draft_incomplete', { fields: { [gap.reason]: 'invalid' } })
}

/** A style the engine has stopped offering must not be paid for. */
function ensureOffered(house: House, draft: DraftRow): void {
  if (!house.engine.offeredStyles().some((style) => style === draft.baseStyle)) refuse('style_not_offered')
}

async function findPending(within: Queryable, draftId: string): Promise<OrderRow | undefined> {
  const [pending] = await within
    .select()
    .from(orders)
    .where(and(eq(orders.draftId, draftId), eq(orders.status, 'pending')))
  return pending
}

async function reuseOrPlace(
  within: Queryable,
  draft: DraftRow,
  name: string,
  price: { id: PackageType; images: number; priceCents: number },
  provider: House['cards']['name'],
): Promise<OrderRow> {
  const pending = await findPending(within, draft.id)
  if (pending?.packageType === price.id && pending.amountCents === price.priceCents) {
    const [renamed] = await within
      .update(orders)
      // It is asked about again from today (settle.ts), however old the wish is.
      .set({ sessionName: name, createdAt: sql`now()` })
      .where(eq(orders.id, pending.id))
      .returning()
    return renamed ?? pending
  }
  if (pending) await within.update(orders).set({ status: 'canceled' }).where(eq(orders.id, pending.id))
  const [placed] = await within
    .insert(orders)
    .values({
      userId: draft.userId,
      draftId: draft.id,
      sessionName: name,
      packageType: price.id,
      images: price.images,
      amountCents: price.priceCents,
      provider,
    })
    .returning()
  return placed ?? refuse('payment_init_failed')
}

async function bindToProvider(house: House, order: OrderRow): Promise<OrderRow> {
  const payment = await house.cards
    .createPayment({ orderId: order.id, amountCents: order.amountCents, idempotencyKey: order.id })
    .catch((cause) => refuse('payment_init_failed', { cause }))
  const [bound] = await house.database
    .update(orders)
    .set({ providerPaymentId: payment.id, clientSecret: payment.clientSecret })
    .where(eq(orders.id, order.id))
    .returning()
  return bound ?? refuse('payment_not_found')
}

export async function findOrder(database: Queryable, userId: string, id: string): Promise<OrderRow> {
  const [found] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
  return found ?? refuse('payment_not_found')
}
