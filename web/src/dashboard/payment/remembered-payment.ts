import { z } from 'zod'

/**
 * A page reloaded after the card's yes must find the payment again, though the draft is closed. Kept until she has
 * seen that it is paid, or that it is not.
 */
const KEY = 'payment'

const rememberedSchema = z.object({ paymentId: z.uuid(), name: z.string() })
export type RememberedPayment = z.infer<typeof rememberedSchema>

export const rememberPayment = (payment: RememberedPayment): void =>
  sessionStorage.setItem(KEY, JSON.stringify(payment))

export const forgetPayment = (): void => sessionStorage.removeItem(KEY)

export const rememberedPayment = (): RememberedPayment | null => readRemembered(sessionStorage.getItem(KEY))

export function readRemembered(stored: string | null): RememberedPayment | null {
  try {
    return rememberedSchema.parse(JSON.parse(stored ?? 'null'))
  } catch {
    return null
  }
}
