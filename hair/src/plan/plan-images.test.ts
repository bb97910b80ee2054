import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GRADED_TONES } from '../../test/graded-tones.ts'
import { confident, head, judged, look, report } from '../../test/planned-photos.ts'
import type { PhotoReport } from '../contract.ts'
import { PAIR_LIMITS } from '../cut/look/look-gate.ts'
import { LIGHT, MARGIN, NOISE } from './photo-quality.ts'
import { type ImageOrder, planImages, RECIPES_PER_PHOTO } from './plan-images.ts'
import { OWN_HAIR_STYLES } from './styles.ts'
import type { CheckedPhoto } from './usable-photos.ts'
import { WAYS_TO_WEAR } from './variations.ts'

const photos: CheckedPhoto[] = Array.from({ length: 15 }, (_, i) => ({
  file: `/p/${i}.jpg`,
  report: report({ score: 0.8 + i / 100 }),
  judgement: judged(),
}))
const best = photos[14]
const order: ImageOrder = { photos, style: 'degrade_volume', tone: '7.3', seed: 3, looks: [] }
const curly = { ...order, style: 'shag_boucle', tone: '4.3' }
const photosOf = (made: { photo: string }[]) => made.map(({ photo }) => photo)

const aPhoto = (score: fc.Arbitrary<number>) =>
  fc.record({
    report: fc
      .record({ score, yaw: fc.double({ min: -0.5, max: 0.5, noNaN: true }) })
      .map((drawn) => report({ score: drawn.score, pose: { yaw: drawn.yaw, pitch: 0, roll: 0 } })),
    judgement: fc
      .double({ min: confident(MARGIN.fair), max: confident(MARGIN.fair + 0.3), noNaN: true })
      .map((confidence) => judged({ confidence })),
  })
/** Orders of photos that are about equally good. */
const anOrder = fc
  .record({
    photos: fc.array(aPhoto(fc.double({ min: 0.7, max: 0.9, noNaN: true })), { minLength: 1, maxLength: 15 }),
    style: fc.constantFrom(...OWN_HAIR_STYLES.map(({ id }) => id)),
    seed: fc.nat(),
    looks: fc.array(fc.double({ min: -0.2, max: 0.2, noNaN: true }), { maxLength: 5 }),
  })
  .map(
    ({ photos: some, style, seed, looks }): ImageOrder => ({
      ...{ style, seed, tone: GRADED_TONES[style] },
      photos: some.map((photo, i) => ({ ...photo, file: `/p/${i}.jpg` })),
      looks: looks.map((turn, i) => look(`l${i}`, { baseStyle: style, head: head(turn) })),
    }),
  )
const always = (rule: (order: ImageOrder) => void) => fc.assert(fc.property(anOrder, rule), { numRuns: 40 })

describe('an order is planned before it is made', () => {
  it('is the same plan every time, whatever the order', () =>
    always((any) => {
      expect(planImages(any)).toEqual(planImages(any))
    }))
  it('never holds a recipe twice', () =>
    always((any) => {
      const recipes = planImages(any).map(({ photo, look: of, mirrored, variation }) =>
        JSON.stringify([photo, of, mirrored, variation]),
      )
      expect(new Set(recipes).size).toBe(recipes.length)
    }))
  it('uses every photo that is about as good as the others once before any twice', () =>
    always((any) => {
      const first = photosOf(planImages(any)).slice(0, any.photos.length)
      expect(new Set(first).size).toBe(any.photos.length)
    }))
  it('holds enough of each photo to replace what is refused, and no more than can be tried', () =>
    always((any) => {
      const recipes = photosOf(planImages(any))
      for (const { file } of any.photos) {
        const times = recipes.filter((photo) => photo === file).length
        expect(times).toBeGreaterThanOrEqual(WAYS_TO_WEAR)
        expect(times).toBeLessThanOrEqual(RECIPES_PER_PHOTO)
      }
    }))
  it('wears no tone off the chart', () =>
    always((any) => {
      for (const { tone, variation } of planImages(any)) {
        const depth = Number.parseFloat(tone) + variation.depth
        expect(depth).toBeGreaterThan(0.8)
        expect(depth).toBeLessThan(11)
      }
    }))
  it('makes other choices for another seed', () => {
    const chosen = (seed: number) => JSON.stringify(planImages({ ...order, seed }).slice(0, 5))
    expect(new Set([1, 2, 3, 4].map(chosen)).size).toBe(4)
  })
  it('is cheap even with fifteen photos and many looks: each candidate is weighed once a turn, whatever was chosen', () => {
    // A look at a report for each of 1620 candidates, fewer at each of 240 turns.
    let looked = 0
    const watched = photos.map(({ report: read, ...photo }) => ({
      ...photo,
      get report() {
        looked += 1
        return read
      },
    }))
    const looks = Array.from({ length: 12 }, (_, i) => look(`l${i}`, { head: head(i / 50) }))
    const planned = planImages({ ...curly, photos: watched, looks })
    expect(planned).toHaveLength(photos.length * RECIPES_PER_PHOTO)
    expect(looked).toBeLessThan(400_000)
  })
  it('refuses a style nobody can make', () => {
    expect(() => planImages({ ...order, style: 'mulet' })).toThrow(/Expected a style on offer/)
  })
})

describe('the best photo comes first', () => {
  it('by its score', () => {
    const weak = photos.slice(0, 3).map((photo) => ({ ...photo, report: report({ score: 0.5 }) }))
    expect(planImages({ ...order, photos: [...weak, best] })[0].photo).toBe(best.file)
  })
  it('by how far its matte is trusted', () => {
    const sure = { ...photos[0], judgement: judged({ confidence: confident(MARGIN.best) }) }
    const lessSure = { ...photos[1], judgement: judged({ confidence: confident(MARGIN.fair) }) }
    expect(planImages({ ...order, photos: [lessSure, sure] })[0].photo).toBe(sure.file)
  })
  it('and is used twice before a poor one is used at all', () => {
    const good = { ...best, judgement: judged({ confidence: confident(MARGIN.best) }) }
    const poor = { ...photos[0], report: report({ score: 0.1 }) }
    poor.judgement = judged({ confidence: confident(MARGIN.fair) })
    expect(photosOf(planImages({ ...order, photos: [poor, good] })).slice(0, 2)).toEqual([
      best.file,
      best.file,
    ])
  })
  it('and a doubtful matte is kept back until the sure ones were used over and over', () => {
    const doubtful = { ...photos[0], judgement: judged({ confidence: confident(MARGIN.doubtful) }) }
    const first = photosOf(planImages({ ...order, photos: [doubtful, ...photos.slice(1, 5)] })).slice(0, 8)
    expect(first).not.toContain(doubtful.file)
  })
  const DARK: [string, Partial<PhotoReport>][] = [
    ['in the dusk', { light: LIGHT.dim }],
    ['against the light', { verdicts: ['backlit'] }],
  ]
  it.each(DARK)('one %s comes after every other one', (_name, found) => {
    const dim = { ...best, report: report({ score: 1, ...found }) }
    const four = photosOf(planImages({ ...order, photos: [dim, ...photos.slice(0, 4)] })).slice(0, 4)
    expect(four).not.toContain(dim.file)
  })
  it.each([
    { what: 'comes by its worth with grain nobody sees', noise: NOISE.fair, isFirst: true },
    { what: 'comes after every other one with grain that is seen', noise: NOISE.seen, isFirst: false },
  ])('the best photo $what', ({ noise, isFirst }) => {
    const grainy = { ...best, judgement: judged({ noise }) }
    const plan = photosOf(planImages({ ...order, photos: [grainy, ...photos.slice(0, 4)] }))
    expect(plan[0] === grainy.file).toBe(isFirst)
    expect(plan.slice(0, 4).includes(grainy.file)).toBe(isFirst)
  })
  it('one that is torn or smeared gives no image at all, its warning passed over', () => {
    const torn = { ...best, report: report({ score: 1, verdicts: ['damaged'] }) }
    const smeared = { ...photos[1], report: report({ score: 1, verdicts: ['blurry'] }) }
    const plan = photosOf(planImages({ ...order, photos: [torn, smeared, photos[0]] }))
    expect(new Set(plan)).toEqual(new Set([photos[0].file]))
  })
  it('one in the light of a room comes by its worth', () => {
    const lit = { ...best, report: report({ score: 1, light: LIGHT.fair }) }
    expect(planImages({ ...order, photos: [lit, ...photos.slice(0, 4)] })[0].photo).toBe(lit.file)
  })
  it('photos with an error, or that reading them refused, are left out', () => {
    const blurred = { file: '/b.jpg', report: report({ verdicts: ['blurry'] }) }
    const refused = { ...photos[0], judgement: judged({ fault: 'matte_untrusted' }) }
    const recipes = planImages({ ...order, photos: [blurred, refused, best] })
    expect(new Set(photosOf(recipes))).toEqual(new Set([best.file]))
  })
  it('photos with a warning, or that nobody has read, are kept', () => {
    const cropped = { file: '/c.jpg', report: report({ verdicts: ['cropped'] }) }
    expect(planImages({ ...order, photos: [cropped] })).not.toHaveLength(0)
  })
  it('a photo whose hair cannot be worn so is left out', () => {
    const short = { ...photos[0], judgement: judged({ techniques: ['colour'] }) }
    expect(planImages({ ...order, photos: [short] })).toHaveLength(0)
  })
})

describe('an order is as light as her photos carry', () => {
  const carrying = (...depths: number[]) =>
    depths.map((upTo, i) => ({ ...photos[i], judgement: judged({ upTo }) }))
  const made = (some: CheckedPhoto[], style = 'carre_long_flou') =>
    planImages({ ...order, style, tone: GRADED_TONES[style], photos: some }).slice(0, some.length)

  it('in the tone of the style where they do', () => {
    for (const { variation } of made(carrying(8, 9, 10)))
      expect(Math.abs(variation.depth)).toBeLessThanOrEqual(0.15)
  })
  it('less light, all of them, where half do not', () => {
    for (const { variation } of made(carrying(7, 7, 9)))
      expect(Math.abs(variation.depth + 1)).toBeLessThanOrEqual(0.15)
  })
  it('and the one that carries less comes last', () => {
    expect(photosOf(made(carrying(7, 8, 8))).at(-1)).toBe(photos[0].file)
  })
  it('a dark tone is what it is', () => {
    for (const { variation } of made(carrying(7, 7, 7), 'long_lisse'))
      expect(Math.abs(variation.depth)).toBeLessThanOrEqual(0.15)
  })
  it('and so is the tone of new hair', () => {
    const looks = [look('a', { baseStyle: 'pixie' })]
    const [first] = planImages({ ...order, style: 'pixie', tone: '10.1', photos: carrying(7, 7), looks })
    expect(Math.abs(first.variation.depth)).toBeLessThanOrEqual(0.15)
  })
})

describe('each next image adds something', () => {
  it('a new pose rather than a slightly better photo', () => {
    const turned = { ...photos[0], report: report({ score: 0.75, pose: { yaw: 0.4, pitch: 0, roll: 0 } }) }
    expect(planImages({ ...order, photos: [best, photos[13], turned] })[1].photo).toBe(turned.file)
  })
  it('another place rather than a slightly better photo', () => {
    const at = (level: number, score: number) => report({ score, backdrop: Array(12).fill(level) })
    const [a, b, elsewhere] = [at(100, 0.9), at(105, 0.85), at(180, 0.75)].map((found, i) => ({
      ...photos[i],
      report: found,
    }))
    expect(planImages({ ...order, photos: [a, b, elsewhere] })[1].photo).toBe(elsewhere.file)
  })
  it('another photo rather than a near copy of one', () => {
    const print = 'f'.repeat(66 + 96)
    const [a, copy] = photos
      .slice(0, 2)
      .map((photo) => ({ ...photo, report: report({ score: 0.9, fingerprint: print }) }))
    const other = { ...photos[2], report: report({ score: 0.7 }) }
    expect(photosOf(planImages({ ...order, photos: [a, copy, other] })).slice(0, 2)).toContain(other.file)
  })
  it('each new photo in the tone she chose: one order is one tone', () => {
    const five = planImages(order).slice(0, 5)
    expect(new Set(photosOf(five)).size).toBe(5)
    for (const { variation } of five) expect(Math.abs(variation.depth)).toBeLessThanOrEqual(0.15)
  })
  it('another tone only where a photo is used again', () => {
    const five = planImages({ ...order, photos: [best] }).slice(0, 5)
    expect(Math.abs(five[0].variation.depth)).toBeLessThanOrEqual(0.15)
    expect(new Set(five.map(({ variation }) => variation.depth)).size).toBe(5)
    expect(five.filter(({ variation }) => Math.abs(variation.depth) > 1.3)).toHaveLength(0)
  })
  it('another look each time, where several show the style', () => {
    const looks = [look('a'), look('b'), look('c'), look('other', { baseStyle: 'pixie' })]
    const four = planImages({ ...curly, looks }).slice(0, 3)
    expect(new Set(four.map((recipe) => recipe.look))).toEqual(new Set(['/a.jpg', '/b.jpg', '/c.jpg']))
  })
  it('the other parting of the only look', () => {
    const sides = planImages({ ...curly, looks: [look('a')] }).map(({ mirrored }) => mirrored)
    expect(sides.slice(0, 4).sort()).toEqual([false, false, true, true])
  })
  it('the look whose turn fits her best first, in a mirror where that fits better', () => {
    const turned = photos.map((photo) => ({ ...photo, judgement: judged({ head: head(0.15) }) }))
    const looks = [look('away', { head: head(0) }), look('fits', { head: head(-0.15) })]
    expect(planImages({ ...curly, photos: turned, looks })[0]).toMatchObject({
      technique: 'look',
      look: '/fits.jpg',
      mirrored: true,
      tone: '4.3',
    })
  })
  it('no look from a head that is turned or built too differently', () => {
    const limits = PAIR_LIMITS
    const narrow = { ...head(), width: 0.85 / (1 + limits.shape + 0.01) }
    const looks = [
      look('at the limit', { head: head(limits.turn) }),
      look('turned', { head: head(limits.turn + 0.01) }),
      look('narrow', { head: narrow }),
      look('nobody measured', { head: null }),
    ]
    const used = new Set(planImages({ ...curly, looks }).map((recipe) => recipe.look))
    expect(used).toEqual(new Set(['/at the limit.jpg', '/nobody measured.jpg']))
  })
  it('hair is grown where a photo carries the style', () => {
    const some = photos.map((photo, i) => ({
      ...photo,
      judgement: judged({ grown: i < 3 ? ['carre_frange'] : [] }),
    }))
    const plan = planImages({ ...order, style: 'carre_frange', tone: '1.0', photos: some })
    expect(new Set(plan.map(({ technique }) => technique))).toEqual(new Set(['strands']))
    expect(new Set(photosOf(plan))).toEqual(new Set(['/p/0.jpg', '/p/1.jpg', '/p/2.jpg']))
  })
  it('her own hair is kept where it can show the style, and grown where it cannot', () => {
    const short = judged({ techniques: ['colour', 'strands'], grown: ['degrade_volume'] })
    const [long, cut] = [photos[0], { ...photos[1], judgement: short }]
    const plan = planImages({ ...order, style: 'degrade_volume', photos: [long, cut] })
    expect(
      new Set(plan.filter(({ photo }) => photo === long.file).map(({ technique }) => technique)),
    ).toEqual(new Set(['volume']))
    expect(new Set(plan.filter(({ photo }) => photo === cut.file).map(({ technique }) => technique))).toEqual(
      new Set(['strands']),
    )
  })
  it('her own hair and a look in turn, where both can show the style', () => {
    const looks = [look('a', { baseStyle: 'degrade_volume' })]
    const four = planImages({ ...order, looks }).slice(0, 4)
    expect(new Set(four.map(({ technique }) => technique))).toEqual(new Set(['volume', 'look']))
  })
})
