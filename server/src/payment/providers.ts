import type { CardProviderName } from '@app/domain/payment/card-providers.ts'
import { type Choice, type Choices, chooseOne, namesOf } from '../choice.ts'
import type { ChosenCards } from './provider.ts'
import { stripe } from './stripe/stripe-choice.ts'
import { testCards } from './test-cards/test-cards-choice.ts'

/** Who may take cards, when given its settings. A new one is a folder beside these, and a line here. */
const PROVIDERS: Record<Exclude<CardProviderName, 'test'>, Choice<ChosenCards | null>> = { stripe }

const CARDS: Choices<ChosenCards> = { of: PROVIDERS, otherwise: testCards }

export const cardNames = namesOf(CARDS.of)

export const chooseCards = (told: Record<string, unknown>): ChosenCards => chooseOne(CARDS, told)
