import type { OrderKind, OrderStatus } from '@app/domain/payment/order-states.ts'

/** What our server says of a payment, as the screen needs it. */
export type PaymentNews =
  | { kind: 'waiting' }
  | { kind: 'done'; transformationId: string | null }
  | { kind: 'ended'; status: Extract<OrderStatus, 'canceled' | 'refunded'> }

/** Paid is not enough for a package: the transformation it pays for must be there. Credits and courses are there at once. */
export function readPayment(
  payment: { status: OrderStatus; transformationId: string | null },
  buys: OrderKind,
): PaymentNews {
  const { status, transformationId } = payment
  if (status === 'canceled' || status === 'refunded') return { kind: 'ended', status }
  if (status === 'paid' && (transformationId || buys !== 'package')) return { kind: 'done', transformationId }
  return { kind: 'waiting' }
}

export const ASK_EVERY_MS = 1000
export const ASK_AT_MOST_MS = 30_000

export interface Waiting {
  ask: () => Promise<PaymentNews>
  pause: (ms: number) => Promise<void>
}

/** Asks once a second until the payment is settled, 30 s at most. A call that fails is one more reason to ask. */
export async function waitForNews({ ask, pause }: Waiting): Promise<PaymentNews> {
  for (let waited = 0; waited < ASK_AT_MOST_MS; waited += ASK_EVERY_MS) {
    const news = await ask().catch((): PaymentNews => ({ kind: 'waiting' }))
    if (news.kind !== 'waiting') return news
    await pause(ASK_EVERY_MS)
  }
  return { kind: 'waiting' }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
