import type { CardFormState } from '../card-form.ts'

const OF_THE_FORM = {
  coming: 'payment.reasonPreparing',
  failed: 'payment.reasonFailed',
  ready: null,
} as const satisfies Record<CardFormState, string | null>

/**
 * Why she may not pay yet, as the key of a sentence; `null` when she may.
 * @param boxes how many consents are asked for
 */
export const payReason = (form: CardFormState, hasConsented: boolean, boxes: 2 | 3 = 2) =>
  OF_THE_FORM[form] ??
  (hasConsented ? null : boxes === 2 ? 'payment.reasonConsents' : 'payment.reasonConsentsPhotos')
