/**
 * The states of an order and who may follow whom. Nothing outside this file compares them: ask `orderIs`.
 * A canceled order may still be paid, in another tab or by a late card: then its money goes back.
 */
export const ORDER_STATUSES = ['pending', 'paid', 'refunded', 'canceled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** What an order buys. */
export const ORDER_KINDS = ['package', 'credits', 'course'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]

const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['paid', 'canceled'],
  canceled: ['paid'],
  paid: ['refunded'],
  refunded: [],
}

export const orderCanBecome = (from: OrderStatus, to: OrderStatus): boolean => NEXT[from].includes(to)

/** The states from which `to` may be reached, for an UPDATE … WHERE status IN (…). */
export const orderStatusesBefore = (to: OrderStatus): OrderStatus[] =>
  ORDER_STATUSES.filter((status) => orderCanBecome(status, to))

type HasStatus = { status: OrderStatus }

export const orderIs = {
  /** She still means to pay it. */
  wanted: ({ status }: HasStatus): boolean => status === 'pending',
  /** Money may still come in for it. */
  payable: ({ status }: HasStatus): boolean => orderCanBecome(status, 'paid'),
  /** All of it went back. */
  refunded: ({ status }: HasStatus): boolean => status === 'refunded',
}
