import { expect, it } from 'vitest'
import { type DisputeState, isLater } from './dispute-states.ts'

it.each<{ state: DisputeState; known: DisputeState; later: boolean }>([
  { state: 'under_review', known: 'open', later: true },
  { state: 'won', known: 'open', later: true },
  { state: 'lost', known: 'under_review', later: true },
  { state: 'open', known: 'under_review', later: false },
  { state: 'under_review', known: 'lost', later: false },
  { state: 'lost', known: 'won', later: false },
])('of a dispute that is $known, $state is news: $later', ({ state, known, later }) =>
  expect(isLater(state, known)).toBe(later),
)
