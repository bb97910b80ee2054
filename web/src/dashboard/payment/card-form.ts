import type { Intent } from '@app/domain/payment/payment-api.ts'
import type { Ref } from 'react'

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
