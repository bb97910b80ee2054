import { expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { PayButton } from './pay-button.tsx'

const wordsIn = (language: 'fr' | 'en', amount: string): string => {
  const html = drawForTest(<PayButton amount={amount} reason={null} busy={false} />, { language })
  const [, words = ''] = /<button[^>]*>(.*?)<\/button>/s.exec(html) ?? []
  return words.replace(/<[^>]+>/g, '').replace(/[\s\u00a0\u202f]+/g, ' ')
}

it.each([
  { language: 'fr', amount: '24,90 €', words: 'Payer 24,90 € (commande avec obligation de paiement)' },
  { language: 'en', amount: '€24.90', words: 'Pay €24.90 (order with obligation to pay)' },
] as const)(
  'the words of the button alone say that pressing it obliges to pay, and how much: $words (L1)',
  ({ language, amount, words }) => expect(wordsIn(language, amount)).toBe(words),
)
