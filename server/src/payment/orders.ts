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
import { bindToProvider } from './bind-to-provider.ts'
import type { OrderRow } from './order-row.ts'
import { settleOrder } from './settle.ts'

export type { OrderRow }

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
  const { order, replaced } = await house.database.transaction(async (within) => {
    const draft = await holdOpenDraft(within, userId, open.id)
    await ensureComplete(within, draft, wish)
    ensureOffered(house, draft)
    const name = wish.sessionName.trim()
    return reuseOrPlace(within, draft, name, price, house.cards.name)
  })
  if (replaced) await dropReplaced(house, replaced)
  return bindToProvider(house, order)
}

/** Nobody is to pay the order she no longer wants; when she has, in another tab, its money goes back. */
export const dropReplaced = (house: House, { id }: OrderRow): Promise<void> =>
  // Away for the moment, the provider is asked again by the rounds.
  settleOrder(house, id).catch((cause) =>
    house.log.warn({ err: cause, orderId: id }, 'drop a replaced order'),
  )

/** Asked about again from today, however old the wish is. */
export const wishedAgain = {
  createdAt: sql`now()`,
  asked: 0,
  askAt: sql`now() + interval '15 seconds'`,
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
): Promise<{ order: OrderRow; replaced?: OrderRow }> {
  const pending = await findPending(within, draft.id)
  if (pending && isFor(pending, price) && pending.provider === provider) {
    const [renamed] = await within
      .update(orders)
      .set({ sessionName: name, ...wishedAgain })
      .where(eq(orders.id, pending.id))
      .returning()
    return { order: renamed ?? pending }
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
  const order = placed ?? refuse('payment_init_failed')
  return { order, ...(pending?.providerPaymentId && { replaced: pending }) }
}

const isFor = (order: OrderRow, price: { id: PackageType; priceCents: number }): boolean =>
  order.packageType === price.id && order.amountCents === price.priceCents

export async function findOrder(database: Queryable, userId: string, id: string): Promise<OrderRow> {
  const [found] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
  return found ?? refuse('payment_not_found')
}
