import { asc, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { courseEnrolments } from '../../database/schema/courses.ts'
import { creditEntries, creditPacks } from '../../database/schema/credits.ts'
import { moneyEntries, orders, refunds } from '../../database/schema/payment.ts'
import { extensions, images, transformations } from '../../database/schema/transformations.ts'
import type { World } from './world.ts'

type OrderRow = typeof orders.$inferSelect

/** What became of one order: by our books, and by Stripe's. */
export interface Ended {
  order: Pick<OrderRow, 'id' | 'kind' | 'amountCents' | 'status'>
  /** What Stripe took, and gave back. */
  paidAtStripe: number
  backAtStripe: number
  /** What our ledger says we keep. */
  kept: number
  /** How often it was delivered: a completed transformation, credits added, or a course opened. */
  delivered: number
  transformations: number
  /** Some or all of it, by somebody in the dashboard of Stripe: then it ended as it had begun, without what went back. */
  wasRefundedAtProvider: boolean
}

export async function howOrdersEnded(world: World, { database }: Context): Promise<Ended[]> {
  const lines = await database.select().from(moneyEntries)
  const begun = await database.select().from(transformations)
  const credited = await database.select().from(creditEntries).where(eq(creditEntries.reason, 'purchase'))
  const enrolled = await database.select().from(courseEnrolments)
  const atProvider = new Set(
    (await database.select().from(refunds).where(eq(refunds.reason, 'provider'))).map(
      ({ orderId }) => orderId,
    ),
  )
  return (await database.select().from(orders).orderBy(asc(orders.createdAt))).map((order) => {
    const mine = begun.filter(({ orderId }) => orderId === order.id)
    const added = credited.filter(({ orderId }) => orderId === order.id)
    const opened = enrolled.filter(({ orderId }) => orderId === order.id)
    const completed = mine.filter(({ status, finishedAt }) => status === 'completed' && finishedAt)
    return {
      order,
      ...atStripe(world, order),
      kept: sum(lines.filter(({ orderId }) => orderId === order.id).map(({ amountCents }) => amountCents)),
      wasRefundedAtProvider: atProvider.has(order.id),
      delivered: completed.length + added.length + opened.length,
      transformations: mine.length,
    }
  })
}

function atStripe({ stripe: { books } }: World, { providerPaymentId }: OrderRow) {
  const payment = providerPaymentId ? books.payments.get(providerPaymentId) : undefined
  if (payment?.status !== 'succeeded') return { paidAtStripe: 0, backAtStripe: 0 }
  const back = books.refundsOf(payment.id).map(({ amount }) => amount)
  return { paidAtStripe: payment.amount, backAtStripe: sum(back) }
}

/** Payments Stripe took that belong to no order of ours: there must be none. */
export async function strayPayments(world: World, { database }: Context): Promise<number> {
  const ours = new Set((await database.select().from(orders)).map((order) => order.providerPaymentId))
  const taken = [...world.stripe.books.payments.values()].filter(({ status }) => status === 'succeeded')
  return taken.filter(({ id }) => !ours.has(id)).length
}

/** Money we wrote down as given back, of which Stripe has told us nothing. */
export const unsentRefunds = async ({ database }: Context): Promise<number> =>
  (await database.select().from(refunds).where(isNull(refunds.providerRefundId))).length

/** Images that came and what was given back for the others: together what was ordered. */
export async function whatCame({ database }: Context) {
  const made = await database.select().from(images)
  const grown = await database.select().from(extensions)
  const entries = await database.select().from(creditEntries)
  return (await database.select().from(transformations)).map((transformation) => {
    const mine = made.filter(({ transformationId }) => transformationId === transformation.id)
    return {
      orderId: transformation.orderId,
      /** Whether money of its credits went back while they were under way. */
      unpaid: grown.some((one) => one.transformationId === transformation.id && one.unpaidCredits > 0),
      status: transformation.status,
      ordered: transformation.imagesOrdered,
      images: mine.length,
      places: new Set(mine.map(({ position }) => position)).size,
      givenBack: transformation.refundCredits,
      inLedger: sum(
        entries
          .filter(({ transformationId, amount }) => transformationId === transformation.id && amount > 0)
          .map(({ amount }) => amount),
      ),
      spent: -sum(
        entries
          .filter(({ transformationId, amount }) => transformationId === transformation.id && amount < 0)
          .map(({ amount }) => amount),
      ),
      extended: sum(
        grown
          .filter(({ transformationId }) => transformationId === transformation.id)
          .map(({ credits }) => credits),
      ),
    }
  })
}

/** The credits of each account: what was bought, spent and given back, and what the ledger says. */
export async function creditsOfAll({ database }: Context) {
  const packs = new Map((await database.select().from(creditPacks)).map((pack) => [pack.id, pack.credits]))
  const entries = await database.select().from(creditEntries).orderBy(asc(creditEntries.id))
  const bought = entries.filter(({ reason }) => reason === 'purchase')
  const sold = await database.select().from(orders).where(eq(orders.kind, 'credits'))
  const owed = bought.map(({ orderId }) => sold.find(({ id }) => id === orderId)?.creditPack)
  const accounts = Map.groupBy(entries, ({ userId }) => userId)
  return {
    added: sum(bought.map(({ amount }) => amount)),
    sold: sum(owed.map((pack) => (pack ? (packs.get(pack) ?? 0) : 0))),
    lowest: Math.min(0, ...[...accounts.values()].map(lowestOf)),
  }
}

function lowestOf(entries: { amount: number }[]): number {
  let [balance, lowest] = [0, 0]
  for (const { amount } of entries) {
    balance += amount
    lowest = Math.min(lowest, balance)
  }
  return lowest
}

export const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0)
