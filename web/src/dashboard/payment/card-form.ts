import type { Intent } from '@app/domain/payment/payment-api.ts'
import type { Ref } from 'react'

interface Refused {
  status: 'refused'
  /** The provider's own sentence, in her language; empty when it gave none. */
  message: string
}

/** What became of the card, according to its provider. Only our server knows whether the order is paid. */
export type CardOutcome = { status: 'succeeded' } | Refused

/** Incomplete: what is missing is said beside the fields already. */
export type CardCheck = { status: 'complete' } | { status: 'incomplete' } | Refused

/** How the pay button speaks to the card form, whichever provider draws it. */
export interface CardFormHandle {
  check: () => Promise<CardCheck>
  confirm: () => Promise<CardOutcome>
}

/** Whether there is something to fill in yet. */
export type CardFormState = 'coming' | 'ready' | 'failed'

export interface CardFormProps {
  intent: Intent
  /** Written in her language. */
  amount: string
  disabled: boolean
  onState: (state: CardFormState) => void
  ref: Ref<CardFormHandle>
}
