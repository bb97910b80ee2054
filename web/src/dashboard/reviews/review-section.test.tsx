import type { HerReview } from '@app/domain/reviews/reviews-api.ts'
import { expect, it } from 'vitest'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { Question } from './review-section.tsx'

const idle = { error: null, isPending: false, mutate: () => undefined }
const draw = (review: HerReview | null, language: 'fr' | 'en' = 'fr') =>
  drawForTest(<Question transformationId="t1" review={review} answering={idle} />, { language })
const said = { pleased: true, text: 'Fidèle.', publication: 'private', refusal: null } as const

it('before she has answered there are two answers, and no form', () => {
  const question = draw(null)
  expect(question.match(/aria-pressed="false"/g)).toHaveLength(2)
  expect(question).not.toContain('<form')
})

it('her answer is pressed, her words are there, and nothing is published unless she ticks it', () => {
  const question = draw(said)
  expect(question).toMatch(/aria-pressed="true"[^>]*>(?:<svg.*?<\/svg>)?Oui/)
  expect(question).toContain('Fidèle.</textarea>')
  expect(question).not.toMatch(/type="checkbox"[^>]* checked=""/)
  expect(question).toContain('pour nous seuls')
})

it.each([
  { publication: 'waiting', words: 'notre équipe le lit avant' },
  { publication: 'published', words: 'Votre avis est accepté' },
  { publication: 'refused', words: 'La raison : Un nom' },
] as const)('$publication is said: $words', ({ publication, words }) => {
  const refusal = publication === 'refused' ? 'Un nom' : null
  expect(draw({ ...said, publication, refusal }).replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(words)
})

it('in English too', () => expect(draw(said, 'en')).toContain('for us alone'))
