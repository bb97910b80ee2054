import type { CardProviderName } from '@app/domain/payment/card-providers.ts'
import { type Choice, chooseFirst, namesOf } from '../choice.ts'
import type { ChosenCards } from './provider.ts'
import { stripe } from './stripe/stripe-choice.ts'
import { testCards } from './test-cards/test-cards-choice.ts'

/**
 * Who may take cards; the first that was given its settings does. A new one is a folder beside these, and a line here.
 */
const PROVIDERS: Record<CardProviderName, Choice<ChosenCards | null>> = {
  stripe,
  test: testCards,
}

export const cardNames = namesOf(PROVIDERS)

export const chooseCards = (told: Record<string, unknown>): ChosenCards => chooseFirst(PROVIDERS, told)
