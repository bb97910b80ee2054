import { choice } from '../../choice.ts'
import type { ChosenCards } from '../provider.ts'

/** They need no settings: whoever gives nobody else's has them. */
export const testCards = choice(
  {},
  (): ChosenCards => ({
    name: 'test',
    takesMoney: false,
    allowedSources: null,
    // Anybody could order with a card that is no card, and get a receipt of the real series for it.
    notInProduction: 'production needs a card provider that takes money: see STRIPE_* in the README.',
    open: async (database) => new (await import('./test-cards.ts')).TestCards(database),
  }),
)
