import { isFreePackage, type PackageType } from '@app/domain/catalogue/packages.ts'
import { draftGap } from '@app/domain/drafts/draft-rules.ts'
import { isSameAmount } from '@app/domain/payment/money.ts'
import { and, eq } from 'drizzle-orm'
import { findPackage } from '../../catalogue/catalogue.ts'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/client.ts'
import { orders } from '../../database/schema/payment.ts'
import { type DraftRow, findOpenDraft, holdOpenDraft } from '../../drafts/drafts.ts'
import type { Engine } from '../../engines/engine.ts'
import { refuse } from '../../errors.ts'
import { ensurePossible, photosOf } from '../../photos/photos.ts'
import { ensureQueueHasRoom } from '../../transformations/transformations.ts'
import type { OrderRow } from '../order-row.ts'
import { placeWithPayment, reuseOrPlace } from './place-order.ts'

interface Wish {
  amount: number
  packageType: PackageType
  name: string
}

/**
 * The order for her open draft and this package, with the provider's payment behind it. Asked again, it is the same
 * order; asked with another package, style or tone, the first one is canceled. The price is the catalogue's, never the browser's.
 */
export async function prepareOrder(
  context: Pick<
    Context,
    'cards' | 'config' | 'database' | 'engine' | 'jobs' | 'log' | 'mailer' | 'publicUrl' | 'storage'
  >,
  userId: string,
  wish: Wish,
): Promise<OrderRow> {
  if (isFreePackage(wish.packageType)) refuse('package_unknown')
  const price = await findPackage(context.database, wish.packageType)
  if (!isSameAmount(wish.amount, price.priceCents)) refuse('payment_amount_differs')
  const open = (await findOpenDraft(context.database, userId)) ?? refuse('draft_missing')
  const engine = await engineOf(context, open)
  if (engine) await ensureQueueHasRoom(context.jobs, engine, 'paid')
  return placeWithPayment(context, async (tx) => {
    const draft = await holdOpenDraft(tx, userId, open.id)
    await ensureComplete(tx, draft, wish)
    ensureOffered(context.engine, draft)
    return reuseOrPlace(tx, await findPending(tx, draft.id), {
      ...{
        userId,
        draftId: draft.id,
        transformationName: wish.name.trim(),
        packageType: price.id,
        // Those that were asked about just now.
        ...{ engine, baseStyle: open.baseStyle, tone: open.tone },
      },
      ...{ images: price.images, amountCents: price.priceCents, provider: context.cards.name },
    })
  })
}

/** Which engine is to make it: it must be able to, with these photos. Of a draft without a style nothing is asked. */
async function engineOf(
  context: Pick<Context, 'database' | 'engine' | 'storage'>,
  { id, baseStyle, tone }: DraftRow,
): Promise<string | null> {
  if (!baseStyle || !context.engine.offeredStyles().includes(baseStyle)) return null
  const engine = await context.engine.engineFor(baseStyle)
  if (!engine) return refuse('engine_resting')
  await ensurePossible(context, id, { style: baseStyle, tone, engine })
  return engine
}

async function ensureComplete(tx: Queryable, draft: DraftRow, wish: Wish): Promise<void> {
  const uploadedImages = await photosOf(tx, draft.id)
  const gap = draftGap({ ...wish, baseStyle: draft.baseStyle, uploadedImages })
  if (gap) refuse('draft_incomplete', { fields: { [gap.reason]: 'invalid' } })
}

/** A style the engine has stopped offering must not be paid for. */
function ensureOffered(engine: Engine, draft: DraftRow): void {
  if (!engine.offeredStyles().some((style) => style === draft.baseStyle)) refuse('style_not_offered')
}

async function findPending(tx: Queryable, draftId: string): Promise<OrderRow | undefined> {
  const [pending] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.draftId, draftId), eq(orders.status, 'pending')))
  return pending
}

export async function findOrder(database: Queryable, userId: string, id: string): Promise<OrderRow> {
  const [found] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
  return found ?? refuse('payment_not_found')
}
