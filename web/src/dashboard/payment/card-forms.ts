import type { Intent } from '@app/domain/payment/payment-api.ts'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { CardFormProps } from './card-form.ts'

/** One form per provider, fetched only by who pays. */
const CARD_FORMS: Partial<Record<Intent['provider'], LazyExoticComponent<ComponentType<CardFormProps>>>> = {
  test: lazy(async () => ({ default: (await import('./test-card-form.tsx')).TestCardForm })),
}

export const cardFormOf = (provider: Intent['provider']) => CARD_FORMS[provider] ?? null
