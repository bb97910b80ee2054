import { describe, expect, it } from 'vitest'
import { curveOf, curveTable } from '../../test/fitness-curve.ts'
import { keptGrades, plainGrade } from '../../test/kept-grades.ts'
import { orderedRightly } from '../../test/ordered-rightly.ts'
import {
  DELIVERY_LIMIT,
  FIT_LIMIT,
  type FitnessTraits,
  fitnessOf,
  isFitToDeliver,
  isFitToShow,
} from './fitness.ts'

const good: FitnessTraits = {
  ...{ score: 0.95, turn: 0, area: 1.5, bared: 0, veiled: 0, waviness: 15 },
}
const grades = keptGrades()
const fitness = (grade: (typeof grades)[number]) =>
  fitnessOf(grade.style, grade.technique, grade) ?? Number.NaN

describe('what is likely to be unfit is neither sold nor delivered', () => {
  it('of the pictures graded by eye at least 98 in a hundred that are left are fit to be shown', () => {
    const [all, left] = curveOf(grades, fitness, [0, FIT_LIMIT])
    expect(left.shown).toBeGreaterThanOrEqual(98)
    expect(left.good).toBeGreaterThan(all.good + 8)
  })
  it('and half of them are left at least: refusing everything is no gate', () => {
    const [all, left] = curveOf(grades, fitness, [0, FIT_LIMIT])
    expect(left.count / all.count).toBeGreaterThan(1 / 2)
  })
  it('every kept grade is of a style and technique that the fit knows', () => {
    for (const grade of grades) expect(fitness(grade)).not.toBeNaN()
  })

  /** The bare ground at which a fringe reaches the limit, found by halving. */
  const bareAtLimit = (() => {
    let [low, high] = [0, 1]
    for (let k = 0; k < 40; k++) {
      const middle = (low + high) / 2
      const isAbove = (fitnessOf('carre_frange', 'strands', { ...good, bared: middle }) ?? 0) >= FIT_LIMIT
      if (isAbove) low = middle
      else high = middle
    }
    return low
  })()
  it.each([
    { what: 'above the limit', change: -1e-6, fit: true },
    { what: 'at the limit', change: 0, fit: true },
    { what: 'below the limit', change: 1e-6, fit: false },
  ])('a fringe $what: sold $fit', ({ change, fit }) => {
    expect(isFitToShow('carre_frange', 'strands', { ...good, bared: bareAtLimit + change })).toBe(fit)
  })

  it.each([
    { doubt: 'a matte in doubt', style: 'long_lisse', technique: 'gloss', worse: { score: 0.83 } },
    { doubt: 'lengths on one side', style: 'ondulations_soleil', technique: 'waves', worse: { turn: 0.2 } },
    { doubt: 'little hair', style: 'degrade_volume', technique: 'volume', worse: { area: 0.4 } },
    { doubt: 'ground laid bare', style: 'chignon_haut', technique: 'strands', worse: { bared: 0.1 } },
    { doubt: 'a turned head', style: 'carre_plongeant', technique: 'strands', worse: { turn: 0.25 } },
    { doubt: 'brows under her hair', style: 'carre_frange', technique: 'strands', worse: { veiled: 0.5 } },
    { doubt: 'waves', style: 'long_lisse', technique: 'gloss', worse: { waviness: 24 } },
  ] as const)('$doubt makes it less likely, and unfit: $style', ({ style, technique, worse }) => {
    expect(isFitToShow(style, technique, good)).toBe(true)
    expect(isFitToShow(style, technique, { ...good, ...worse })).toBe(false)
  })
  it('what was sold is delivered also where it came out a little less likely than the sale asks for', () => {
    const bares = (limit: number) => {
      let bared = 0
      while ((fitnessOf('carre_frange', 'strands', { ...good, bared: bared + 1e-4 }) ?? 0) >= limit)
        bared += 1e-4
      return bared
    }
    const at = { ...good, bared: bares(DELIVERY_LIMIT) }
    expect(at.bared).toBeGreaterThan(bares(FIT_LIMIT))
    expect(isFitToShow('carre_frange', 'strands', at)).toBe(false)
    expect(isFitToDeliver('carre_frange', 'strands', at)).toBe(true)
    expect(isFitToDeliver('carre_frange', 'strands', { ...at, bared: at.bared + 2e-4 })).toBe(false)
  })
  it('what nobody has graded is let through: a tone alone, a look', () => {
    expect(isFitToShow('colour', 'colour', good)).toBe(true)
    expect(isFitToShow('balayage_doux', 'look', good)).toBe(true)
  })
})

describe('the curve', () => {
  it('counts what reaches each limit, and the shares of it', () => {
    const some = [2, 3, 4, 5].map((grade) => ({ ...grades[0], grade }))
    const points = curveOf(some, ({ grade }) => grade / 5, [0.4, 0.6, 0.8])
    expect(points).toEqual([
      { limit: 0.4, count: 4, shown: 75, good: 50 },
      { limit: 0.6, count: 3, shown: 100, good: (100 * 2) / 3 },
      { limit: 0.8, count: 2, shown: 100, good: 100 },
    ])
    expect(curveTable(points)).toContain('| 0.40 | 4 | 75 % | 50 % |')
  })
  it('compares grades of both rulers: what was taken off is counted with a strict one', () => {
    expect(plainGrade(3.5, 'strict')).toBe(plainGrade(4, 'plain'))
    expect(plainGrade(3.5, 'plain')).toBe(3.5)
    const smooth = grades.filter(({ style, technique }) => style === 'long_lisse' && technique === 'strands')
    expect(new Set(smooth.map(({ ruler }) => ruler))).toEqual(new Set(['strict']))
  })
  it('pairs the pictures of one style of which one is fit, and counts those it has in the right order', () => {
    const [pixie, bob] = ['pixie', 'carre_frange']
    const some = [
      { ...grades[0], style: pixie, grade: 4 },
      { ...grades[0], style: pixie, grade: 3.5 },
      { ...grades[0], style: pixie, grade: 2 },
      { ...grades[0], style: bob, grade: 3 },
    ]
    expect(orderedRightly(some, ({ grade }) => grade)).toEqual({ pairs: 2, right: 2 })
    expect(orderedRightly(some, ({ grade }) => (grade === 3.5 ? 9 : 0))).toEqual({ pairs: 2, right: 0.5 })
  })
})
