import { z } from 'zod'
import { forget, remember, remembered } from '../../ui/tab-memory.ts'

/**
 * A page reloaded after the card's yes must find the payment again, though the draft is closed. Kept until she has
 * seen that it is paid, or that it is not.
 */
const KEY = 'payment'

const rememberedSchema = z.object({ paymentId: z.uuid(), name: z.string() })
export type RememberedPayment = z.infer<typeof rememberedSchema>

export const rememberPayment = (payment: RememberedPayment): void => remember(KEY, JSON.stringify(payment))

export const forgetPayment = (): void => forget(KEY)

export const rememberedPayment = (): RememberedPayment | null => readRemembered(remembered(KEY))

export function readRemembered(stored: string | null): RememberedPayment | null {
  try {
    return rememberedSchema.parse(JSON.parse(stored ?? 'null'))
  } catch {
    return null
  }
}
