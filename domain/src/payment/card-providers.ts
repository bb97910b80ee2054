export const CARD_PROVIDERS = ['test', 'stripe'] as const
export type CardProviderName = (typeof CARD_PROVIDERS)[number]

/** As people read it; null where no money is taken. */
export const PROVIDER_LABEL: Record<CardProviderName, string | null> = { test: null, stripe: 'Stripe' }
