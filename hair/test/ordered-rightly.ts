import { FIT } from '../src/fitness/fitness.ts'
import type { KeptGrade } from './kept-grades.ts'

/** How often a model knows the better of two pictures: what an order needs that chooses among photos for one style. */
export interface PairCount {
  /** Pairs of one style of which one is fit to be sold and the other is not. */
  pairs: number
  /** Those of them in which it is given the greater likelihood; a tie counts half. */
  right: number
}

export function orderedRightly(
  grades: readonly KeptGrade[],
  likelihood: (grade: KeptGrade) => number,
): PairCount {
  const known = grades.map((grade) => ({ ...grade, likelihood: likelihood(grade) }))
  const better = known.filter(({ grade }) => grade >= FIT)
  const worse = known.filter(({ grade }) => grade < FIT)
  const pairs = better.flatMap((one) =>
    worse.filter(({ style }) => style === one.style).map((other) => one.likelihood - other.likelihood),
  )
  const right = pairs.reduce((sum, lead) => sum + (lead > 0 ? 1 : lead === 0 ? 0.5 : 0), 0)
  return { pairs: pairs.length, right }
}
