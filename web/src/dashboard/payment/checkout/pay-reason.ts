import type { CardFormState } from '../card-form.ts'

const OF_THE_FORM = {
  coming: 'payment.reasonPreparing',
  failed: 'payment.reasonFailed',
  ready: null,
} as const satisfies Record<CardFormState, string | null>

/** Why she may not pay yet, as the key of a sentence; `null` when she may. */
export const payReason = (form: CardFormState, hasConsented: boolean) =>
  OF_THE_FORM[form] ?? (hasConsented ? null : 'payment.reasonConsents')
