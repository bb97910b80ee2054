import { describe, expect, it } from 'vitest'
import { dayInParis } from '../calendar/day-in-paris.ts'
import { CLAIM_KINDS, claimsOf } from '../site/claim-parts.ts'
import { claimWords, proofFrom, saysOf, type TypedClaim, typedClaim, typedFrom } from './typed-claim.ts'

const TODAY = dayInParis(new Date())
const TOMORROW = dayInParis(new Date(Date.now() + 2 * 86_400_000))
const SATISFACTION = {
  ...{ kind: 'satisfaction' as const, percent: '94,5', answers: '212' },
  ...{ from: '2026-01-01', to: '2026-10-31' },
}
const REVIEW = { kind: 'review' as const, month: '2026-10-03', firstName: 'Lina', text: 'Fidèle.' }
const EACH: Record<(typeof CLAIM_KINDS)[number], TypedClaim> = {
  women: { kind: 'women', count: '10000' },
  delivered: { kind: 'delivered', count: '120' },
  satisfaction: SATISFACTION,
  accessibility: { kind: 'accessibility', percent: '87' },
  review: REVIEW,
}
const fieldsWrong = (typed: object) =>
  Object.fromEntries(
    (typedClaim.safeParse(typed).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

describe('what an operator types of a claim', () => {
  it.each(CLAIM_KINDS)('of %s is what the command takes, and what pages read', (kind) => {
    const typed = EACH[kind]
    expect(typedFrom(kind, claimWords(typed)).data).toEqual(typed)
    const part = { kind, says: saysOf(typed), evidence: 'Comptage', date: '2026-11-01' }
    expect(() => claimsOf([part])).not.toThrow()
  })

  it('is figures, with a comma or a point', () => {
    expect(saysOf(SATISFACTION)).toEqual({
      ...{ percent: 94.5, answers: 212, from: '2026-01-01', to: '2026-10-31' },
    })
    expect(saysOf({ kind: 'accessibility', percent: '100' })).toEqual({ percent: 100 })
  })

  it.each([
    { typed: { kind: 'women', count: '' }, wrong: { count: 'figureRequired' } },
    { typed: { kind: 'women', count: '12,5' }, wrong: { count: 'figureRequired' } },
    { typed: { kind: 'women', count: '-1' }, wrong: { count: 'figureRequired' } },
    { typed: { kind: 'accessibility', percent: '100' }, wrong: {} },
    { typed: { kind: 'accessibility', percent: '101' }, wrong: { percent: 'percentRequired' } },
    { typed: { ...REVIEW, month: TODAY }, wrong: {} },
    { typed: { ...REVIEW, month: TOMORROW }, wrong: { month: 'dayToCome' } },
    { typed: { ...REVIEW, month: 'octobre' }, wrong: { month: 'dayRequired' } },
    { typed: { ...REVIEW, firstName: ' ' }, wrong: { firstName: 'firstNameRequired' } },
    { typed: { ...REVIEW, text: 'x'.repeat(600) }, wrong: {} },
    { typed: { ...REVIEW, text: 'x'.repeat(601) }, wrong: { text: 'tooLong' } },
    { typed: { ...SATISFACTION, to: '2026-01-01' }, wrong: {} },
    { typed: { ...SATISFACTION, to: '2025-12-31' }, wrong: { to: 'dayBefore' } },
  ])('is refused field by field: $wrong', ({ typed, wrong }) => expect(fieldsWrong(typed)).toEqual(wrong))
})

describe('what proves a claim', () => {
  it.each([
    { words: ['2026-11-01', 'Comptage', 'Nos commandes'], wrong: [] },
    { words: ['2026-11-01', 'Comptage', 'Nos commandes', 'https://preuve.example'], wrong: [] },
    { words: ['2026-11-01', 'Comptage', 'Nos commandes', 'http://preuve.example'], wrong: ['url'] },
    { words: ['2026-11-01', ' ', 'Nos commandes'], wrong: ['evidence'] },
    { words: ['2026-11-01', 'Comptage'], wrong: ['licence'] },
    { words: [TODAY, 'Comptage', 'Nos commandes'], wrong: [] },
    { words: [TOMORROW, 'Comptage', 'Nos commandes'], wrong: ['date'] },
    { words: ['', 'Comptage', 'Nos commandes'], wrong: ['date'] },
  ])('is its evidence, a day that has come, and the right to say it: $words', ({ words, wrong }) => {
    const fields = (proofFrom(words).error?.issues ?? []).map(({ path }) => path.join('.'))
    expect([...new Set(fields)]).toEqual(wrong)
  })
})
