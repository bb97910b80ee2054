import type { Maker } from '@app/domain/engines/makers.ts'
import type { OrderKind } from '@app/domain/payment/order-states.ts'
import type { Intent } from '@app/domain/payment/payment-api.ts'

/** What is to be paid by card: a package for her draft, a pack of credits, or a course. */
export interface CardOrder {
  kind: OrderKind
  /** What tells this order from another: the same, and it is the same payment. */
  key: readonly (string | number)[]
  /** Who would make it as far as the catalogue told; null where nothing is made. */
  maker: Maker | null
  /** What she calls it, to be found again after a reload. */
  name: string
  /** Asks our server for the payment behind it; asked again for the same order, it is the same payment. */
  prepare: () => Promise<Intent>
}
