import type { Intent } from '@app/domain/payment/payment-api.ts'
import { type ComponentType, type LazyExoticComponent, lazy, type Ref } from 'react'

/** What became of the card, according to its provider. Only our server knows whether the order is paid. */
export type CardOutcome = { status: 'succeeded' } | { status: 'refused'; message: string }

/** How the pay button speaks to the card form, whichever provider draws it. */
export interface CardFormHandle {
  /** Says beside the fields what is wrong; true when nothing is. */
  check: () => Promise<boolean>
  confirm: () => Promise<CardOutcome>
}

export interface CardFormProps {
  intent: Intent
  /** Written in her language. */
  amount: string
  disabled: boolean
  ref: Ref<CardFormHandle>
}

/** One form per provider, fetched only by who pays. */
const CARD_FORMS: Partial<Record<Intent['provider'], LazyExoticComponent<ComponentType<CardFormProps>>>> = {
  test: lazy(async () => ({ default: (await import('./test-card-form.tsx')).TestCardForm })),
}

export const cardFormOf = (provider: Intent['provider']) => CARD_FORMS[provider] ?? null
