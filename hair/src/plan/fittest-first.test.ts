import { describe, expect, it } from 'vitest'
import { judged, report } from '../../test/planned-photos.ts'
import { makingOf } from './fitness.ts'
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
  planImages({ photos: some, style, count: 5, seed, looks: [] })
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
  it('made in the way that is fittest on each of them', () => {
    const [own, grown] = [makingOf('long_lisse', 'gloss'), makingOf('long_lisse', 'strands')]
    const long = (name: string, fitness: Record<string, number>, grows = ['long_lisse']) => ({
      ...photo(name, {}),
      judgement: judged({ grown: grows, fitness }),
    })
    const some = [
      long('straight', { [own]: 0.9, [grown]: 0.8 }),
      long('curly', { [own]: 0.61, [grown]: 0.8 }),
      long('equal', { [own]: 0.8, [grown]: 0.8 }),
      long('full', { [own]: 0.7 }, []),
    ]
    const plan = planImages({ photos: some, style: 'long_lisse', count: 4, seed: 1, looks: [] })
    const ways = some.map(
      ({ file }) => new Set(plan.flatMap((one) => (one.photo === file ? [one.technique] : []))),
    )
    expect(ways).toEqual([['gloss'], ['strands'], ['gloss'], ['gloss']].map((way) => new Set(way)))
  })
  it('but no photo twice while another one is left', () => {
    const some = [
      photo('sure', { [pixie]: 1 }),
      ...Array.from({ length: 4 }, (_, i) => photo(`${i}`, { [pixie]: 0.3 })),
    ]
    expect(new Set(firstFive('pixie', 1, some)).size).toBe(5)
  })
})
