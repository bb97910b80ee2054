import { type CardGap, isCardNumber, isCvc, isExpired, readExpiry } from '@app/domain/payment/card-rules.ts'

export interface TypedCard {
  number: string
  expiry: string
  cvc: string
}
export type CardField = keyof TypedCard
export const CARD_FIELDS = ['number', 'expiry', 'cvc'] as const satisfies CardField[]

/** What is wrong with each field on its own, to say it beside that field. */
export function cardGaps(card: TypedCard, now: Date): Partial<Record<CardField, CardGap>> {
  const expiry = readExpiry(card.expiry)
  const expiryGap = expiry ? isExpired(expiry, now) && 'expired' : 'expiry'
  return {
    ...(!isCardNumber(card.number) && { number: 'number' }),
    ...(expiryGap && { expiry: expiryGap }),
    ...(!isCvc(card.cvc) && { cvc: 'cvc' }),
  }
}
