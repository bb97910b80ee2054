import { describe, expect, it } from 'vitest'
import { dyeOf } from './dye.ts'

const plain = { depth: 0, reflect: 1, roots: 0.3, balayage: 0.15, shape: 1 }

describe('a dye says where its colours lie', () => {
  it('all over has deeper roots than tips', () => {
    const { root, tip } = dyeOf('7.44', 'colour', plain)
    expect(root?.mid[0]).toBeLessThan(tip?.mid[0] ?? 0)
  })
  it('is a balayage for the technique of that name', () => {
    expect(dyeOf('8.34', 'balayage', plain)).toEqual(dyeOf('8.34', 'waves', plain, { where: 'balayage' }))
  })
  it('the place that is asked for wins over the technique', () => {
    expect(dyeOf('8.34', 'balayage', plain, { where: 'allOver' })).toEqual(dyeOf('8.34', 'colour', plain))
  })
  it.each(['balayage', 'ombre', 'highlights'] as const)('%s leaves the roots alone', (where) => {
    expect(dyeOf('8.34', 'colour', plain, { where }).root).toBeNull()
  })
  it('roots leave the lengths alone', () => {
    expect(dyeOf('5.0', 'colour', plain, { where: 'roots' }).tip).toBeNull()
  })
  it.each(['balayage', 'ombre'] as const)('the ends of short hair get the whole %s', (where) => {
    expect(dyeOf('8.34', 'colour', plain, { where, length: -0.2 }).to).toBeGreaterThan(-0.25)
  })
  it('more of a balayage weaves more highlights', () => {
    const woven = (balayage: number) =>
      dyeOf('8.3', 'colour', { ...plain, balayage }, { where: 'highlights' }).weave
    expect(woven(1)).toBeGreaterThan(woven(0))
  })
})
