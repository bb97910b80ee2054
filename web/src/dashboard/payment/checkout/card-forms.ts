import type { Intent } from '@app/domain/payment/payment-api.ts'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { CardFormProps } from '../card-form.ts'
import { MissingCardForm } from './missing-card-form.tsx'

type Form = ComponentType<CardFormProps>

/** A connection that is cut meanwhile must not take the whole page down. */
const fetched = (form: () => Promise<Form>): LazyExoticComponent<Form> =>
  lazy(async () => ({ default: await form().catch(() => MissingCardForm) }))

/** One form per provider, fetched only by who pays. */
export const CARD_FORMS: Record<Intent['provider'], LazyExoticComponent<Form>> = {
  stripe: fetched(async () => (await import('../stripe/stripe-card-form.tsx')).StripeCardForm),
  test: fetched(async () => (await import('../test-cards/test-card-form.tsx')).TestCardForm),
}
