import { createTexts } from '@app/texts/create-texts.ts'
import { fr } from '@app/texts/fr/fr.ts'
import { describe, expect, it } from 'vitest'
import { sampleTransformation } from '../sample-transformation.ts'
import { failureSentence } from './notify-finished.ts'

const { t } = createTexts('fr', fr)
const failedWith = (refund: { credits: number; cents: number } | null) =>
  failureSentence(sampleTransformation({ status: 'failed', refund }), t)

describe('the toast of a failure says what really came back', () => {
  // spec: 4.34
  it('the credits', () =>
    expect(failedWith({ credits: 5, cents: 0 })).toBe('5 crédits rendus. Vous pouvez réessayer.'))
  it('a single credit', () =>
    expect(failedWith({ credits: 1, cents: 0 })).toBe('1 crédit rendu. Vous pouvez réessayer.'))
  // spec: 8.34
  it('the money', () =>
    expect(failedWith({ credits: 0, cents: 990 })).toBe('9,90\u00a0€ remboursés. Vous pouvez réessayer.'))
  it('both, when both did', () =>
    expect(failedWith({ credits: 2, cents: 990 })).toBe(
      '2 crédits et 9,90\u00a0€ rendus. Vous pouvez réessayer.',
    ))
  // spec: 8.34
  it('nothing, when nothing did', () => expect(failedWith(null)).toBe('Vous pouvez réessayer.'))
})
