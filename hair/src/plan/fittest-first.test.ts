import { describe, expect, it } from 'vitest'
import { GRADED_TONES } from '../../test/graded-tones.ts'
import { judged, report } from '../../test/planned-photos.ts'
import { fittest, makingOf } from '../fitness/fitness.ts'
import { planImages } from './plan-images.ts'
import type { CheckedPhoto } from './usable-photos.ts'

const photo = (name: string, fitness: Record<string, number>): CheckedPhoto => ({
  file: `/p/${name}.jpg`,
  report: report(),
  judgement: judged({ grown: ['pixie', 'boucles_libres'], fitness }),
})
const pixie = makingOf('pixie', 'strands')
const curls = makingOf('boucles_libres', 'strands')
/** Ten photos that are equally good but for how new hair will look on them. */
const photos = Array.from({ length: 10 }, (_, i) =>
  photo(String(i), { [pixie]: i / 10, [curls]: 1 - i / 10 }),
)
const firstFive = (style: string, seed = 1, some = photos) =>
  planImages({ photos: some, style, tone: GRADED_TONES[style], seed, looks: [] })
    .slice(0, 5)
    .map(({ photo }) => photo)

describe('an order is made of the photos on which its style is most likely to be fit to be sold', () => {
  it('the surest as the cover, and five different ones', () => {
    expect(firstFive('pixie')).toEqual([9, 8, 7, 6, 5].map((k) => `/p/${k}.jpg`))
  })
  it('for another style others, of the same photos', () => {
    expect(firstFive('boucles_libres')).toEqual([0, 1, 2, 3, 4].map((k) => `/p/${k}.jpg`))
  })
  it('whatever the seed: it decides between equals', () => {
    for (const seed of [2, 3, 4])
      expect(new Set(firstFive('pixie', seed))).toEqual(new Set(firstFive('pixie')))
  })
  it('of photos of which nobody can tell as before, beside those that surely will not', () => {
    const unlikely = photos.slice(0, 5).map((one) => photo(`${one.file}-unlikely`, { [pixie]: 0.1 }))
    const unknown = Array.from({ length: 5 }, (_, i) => photo(`unknown-${i}`, {}))
    const made = firstFive('pixie', 1, [...unlikely, ...unknown])
    expect(new Set(made)).toEqual(new Set(unknown.map(({ file }) => file)))
  })
  it('but no photo twice while another one is left', () => {
    const some = [
      photo('sure', { [pixie]: 1 }),
      ...Array.from({ length: 4 }, (_, i) => photo(`${i}`, { [pixie]: 0.3 })),
    ]
    expect(new Set(firstFive('pixie', 1, some)).size).toBe(5)
  })
})

describe('one order is one cut, where a style can be made of her own hair or of new hair', () => {
  const [own, grown] = [makingOf('long_lisse', 'gloss'), makingOf('long_lisse', 'strands')]
  /** Photos that carry the style in one way or in both, each as fit as is said. */
  const long = (some: { own?: number; grown?: number }[]): CheckedPhoto[] =>
    some.map((fit, i) => ({
      file: `/p/${i}.jpg`,
      report: report(),
      judgement: judged({
        techniques: fit.own === undefined ? ['strands'] : ['gloss', 'strands'],
        grown: fit.grown === undefined ? [] : ['long_lisse'],
        fitness: { [own]: fit.own ?? 0, [grown]: fit.grown ?? 0 },
      }),
    }))
  const waysOf = (some: { own?: number; grown?: number }[], count = 5) =>
    planImages({ photos: long(some), style: 'long_lisse', tone: GRADED_TONES.long_lisse, seed: 1, looks: [] })
      .slice(0, count)
      .map(({ technique }) => technique)
  const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

  it('it is the fitter one that five photos carry', () => {
    expect(waysOf(times(6, { own: 0.7, grown: 0.9 }))).toEqual(times(5, 'strands'))
    expect(waysOf(times(6, { own: 0.9, grown: 0.7 }))).toEqual(times(5, 'gloss'))
  })
  it('her own hair cut to a bob, where five photos carry it, be new hair as fit or fitter', () => {
    const [bob, strands] = [makingOf('carre_plongeant', 'bob'), makingOf('carre_plongeant', 'strands')]
    const photos = times(6, judged({ techniques: ['bob', 'strands'], grown: ['carre_plongeant'] }))
    const order = {
      photos: photos.map((judgement, i) => ({
        file: `/p/${i}.jpg`,
        report: report(),
        judgement: { ...judgement, fitness: { [bob]: 0.8, [strands]: 0.95 } },
      })),
      ...{ style: 'carre_plongeant', tone: '4.0', seed: 1, looks: [] },
    }
    const made = planImages(order).slice(0, 5)
    expect(made.map(({ technique }) => technique)).toEqual(times(5, 'bob'))
  })
  it.each([
    { cut: 'lob', first: 'lob' },
    { cut: 'bob', first: 'bob' },
    { cut: 'waves', first: 'strands' },
  ] as const)(
    'on one photo $first goes before what is else made, of $cut and fitter new hair',
    ({ cut, first }) => {
      const ways = [
        { technique: cut, fitness: 0.75 },
        { technique: 'strands' as const, fitness: 0.95 },
      ]
      expect(fittest(ways)?.technique).toBe(first)
      expect(fittest([...ways].reverse())?.technique).toBe(first)
    },
  )
  it('her own hair, where both are as fit', () => {
    expect(waysOf(times(6, { own: 0.8, grown: 0.8 }))).toEqual(times(5, 'gloss'))
  })
  it('the one that more photos carry, where one of them is carried by fewer than five', () => {
    const few = [...times(4, { own: 0.7, grown: 0.9 }), ...times(3, { own: 0.7 })]
    expect(waysOf(few)).toEqual(times(5, 'gloss'))
    const enough = [...times(5, { own: 0.7, grown: 0.9 }), ...times(3, { own: 0.7 })]
    expect(waysOf(enough)).toEqual(times(5, 'strands'))
  })
  it('photos that do not carry it come last, before any photo is used again', () => {
    const mixed = [...times(4, { grown: 0.7 }), { own: 0.99 }]
    expect(waysOf(mixed)).toEqual([...times(4, 'strands'), 'gloss'])
  })
  it('and stays the same when more images are ordered', () => {
    const some = [...times(6, { own: 0.7, grown: 0.9 }), ...times(6, { own: 0.7 })]
    expect(waysOf(some, 12).slice(0, 5)).toEqual(waysOf(some, 5))
  })
})
