import { describe, expect, it } from 'vitest'
import type { Technique, Variation } from '../contract.ts'
import { dyeOf } from './dye.ts'
import { depthLight } from './tone.ts'

const plain = { depth: 0, reflect: 1, roots: 0.3, balayage: 0.15, shape: 1 }
const worn = (tone: string, technique: Technique, variation: Variation = plain) => ({
  tone,
  technique,
  variation,
})

describe('hair that is lightened far', () => {
  const platinum = (own: number, more = {}) => dyeOf(worn('10.1', 'colour'), { own, ...more })
  const gap = ({ root, tip }: ReturnType<typeof dyeOf>) => (tip?.mid[0] ?? 0) - (root?.mid[0] ?? 0)

  it('keeps a shadow at the roots, the deeper the darker it was', () => {
    expect(gap(platinum(2))).toBeGreaterThan(gap(platinum(6)) + 0.03)
  })
  it('by up to two depths has none', () => expect(platinum(8)).toEqual(platinum(10)))
  it('keeps little of it where it is short: all of it is roots', () => {
    expect(gap(platinum(2, { length: -0.2 }))).toBeLessThan(gap(platinum(2)) - 0.03)
  })
  it.each(['allOver', 'balayage', 'ombre', 'highlights'] as const)(
    'becomes no lighter than the photo carries, worn as %s',
    (where) => {
      const tip = (tone: string, upTo: number) => dyeOf(worn(tone, 'colour'), { where, upTo }).tip?.mid[0]
      expect(tip('10.1', 8)).toBe(tip('8.1', 10))
      expect(tip('7.1', 8)).toBe(tip('7.1', 10))
    },
  )
})

describe('a dye says where its colours lie', () => {
  it('all over has deeper roots than tips', () => {
    const { root, tip } = dyeOf(worn('7.44', 'colour'))
    expect(root?.mid[0]).toBeLessThan(tip?.mid[0] ?? 0)
  })
  it('is a balayage for the technique of that name', () => {
    expect(dyeOf(worn('8.34', 'balayage'))).toEqual(dyeOf(worn('8.34', 'waves'), { where: 'balayage' }))
  })
  it('the place that is asked for wins over the technique', () => {
    expect(dyeOf(worn('8.34', 'balayage'), { where: 'allOver' })).toEqual(dyeOf(worn('8.34', 'colour')))
  })
  it.each(['balayage', 'ombre', 'highlights'] as const)('%s leaves the roots alone', (where) => {
    expect(dyeOf(worn('8.34', 'colour'), { where }).root).toBeNull()
  })
  it.each(['balayage', 'ombre'] as const)(
    'ends lightened beside dark hair are a caramel, not a blonde: %s',
    (where) => {
      const tip = (own: number) => dyeOf(worn('8.34', 'colour'), { where, own }).tip?.mid[0] ?? 0
      expect(tip(2)).toBeGreaterThan(depthLight(5))
      expect(tip(2)).toBeLessThan(depthLight(7))
      expect(tip(6)).toBe(tip(10))
    },
  )
  it('roots leave the lengths alone', () => {
    expect(dyeOf(worn('5.0', 'colour'), { where: 'roots' }).tip).toBeNull()
  })
  it.each(['balayage', 'ombre'] as const)('the ends of short hair get the whole %s', (where) => {
    expect(dyeOf(worn('8.34', 'colour'), { where, length: -0.2 }).to).toBeGreaterThan(-0.25)
  })
  it('more of a balayage weaves more highlights', () => {
    const woven = (balayage: number) =>
      dyeOf(worn('8.3', 'colour', { ...plain, balayage }), { where: 'highlights' }).weave
    expect(woven(1)).toBeGreaterThan(woven(0))
  })
})
