import type { OrderKind } from '@app/domain/payment/order-states.ts'
import { z } from 'zod'
import { forget, remember, remembered } from '../../../ui/tab-memory.ts'

/**
 * A page reloaded after the card's yes must find the payment again, though the draft is closed. Kept until she has
 * seen that it is paid, or that it is not. Credits bought meanwhile do not displace a package, nor the reverse.
 */
const keyOf = (kind: OrderKind) => (kind === 'package' ? 'payment' : `payment-${kind}`)

const rememberedSchema = z.object({ paymentId: z.uuid(), name: z.string() })
export type RememberedPayment = z.infer<typeof rememberedSchema>

export const rememberPayment = (kind: OrderKind, payment: RememberedPayment): void =>
  remember(keyOf(kind), JSON.stringify(payment))

export const forgetPayment = (kind: OrderKind): void => forget(keyOf(kind))

export const rememberedPayment = (kind: OrderKind): RememberedPayment | null =>
  readRemembered(remembered(keyOf(kind)))

export function readRemembered(stored: string | null): RememberedPayment | null {
  try {
    return rememberedSchema.parse(JSON.parse(stored ?? 'null'))
  } catch {
    return null
  }
}
