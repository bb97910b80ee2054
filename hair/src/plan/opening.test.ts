import { describe, expect, it } from 'vitest'
import { confident, judged, look, report } from '../../test/planned-photos.ts'
import type { PhotoJudgement, PhotoReport } from '../contract.ts'
import { FIT_LIMIT, makingOf } from '../fitness/fitness.ts'
import { openingOf } from './opening.ts'
import { MARGIN } from './photo-quality.ts'
import { type ImageOrder, planImages } from './plan-images.ts'

const FITNESS = { [makingOf('balayage_doux', 'balayage')]: 0.9 }
type Change = Partial<PhotoJudgement> & { report?: Partial<PhotoReport> }
const photoOf = (name: string, { report: seen, ...judgement }: Change = {}) => ({
  file: `/p/${name}.jpg`,
  report: report(seen),
  judgement: judged({ fitness: FITNESS, upTo: 9, ...judgement }),
})
const orderOf = (...changes: Change[]): ImageOrder => ({
  photos: changes.map((change, k) => photoOf(String(k), change)),
  ...{ style: 'balayage_doux', tone: '8.34', seed: 7, looks: [] },
})

describe('an order is begun before all of its photos are read', () => {
  it('with the best of those that were, as a plan of them would begin', () => {
    const order = orderOf({}, { confidence: confident(MARGIN.best) })
    expect(openingOf(order)).toEqual(planImages(order)[0])
    expect(openingOf(order)?.photo).toBe('/p/1.jpg')
  })

  it('and goes on from there, whatever the others turn out to be', () => {
    const read = orderOf({}, {})
    const opening = openingOf(read)
    const pale = [3, 4, 5, 6].map((name) => photoOf(String(name), { upTo: 6 }))
    const all = { ...read, photos: [...read.photos, photoOf('2', { confidence: 1 }), ...pale] }
    const begun = planImages({ ...all, begunWith: opening?.photo ?? 'none' })
    expect(begun[0]).toEqual(opening)
    expect(planImages(all)[0]).not.toEqual(opening)
    // One order is one tone: it is not darker for those that carry less.
    expect(planImages(all)[0]?.variation.depth).toBeLessThan(-1.5)
    expect(begun[1]?.variation.depth).toBeGreaterThan(-0.5)
  })

  it.each<{ what: string; changes: Change[]; style?: string; tone?: string }>([
    { what: 'one photo alone', changes: [{}] },
    { what: 'a photo that nobody can use beside one', changes: [{}, { fault: 'matte_untrusted' }] },
    {
      what: 'a picture that may not convince',
      changes: [0, 1].map(() => ({ fitness: { 'balayage_doux balayage': 0.79 } })),
    },
    { what: 'dim photos', changes: [0, 1].map(() => ({ report: { light: 0.6 } })) },
    { what: 'one that carries less than the tone', changes: [{}, { upTo: 7 }] },
    { what: 'one that does not carry the style', changes: [{}, { techniques: ['colour'] }] },
    {
      what: 'two ways to make the style',
      ...{ changes: [{}, { grown: ['degrade_volume'] }], style: 'degrade_volume', tone: '7.3' },
    },
  ])('but not with $what', ({ changes, ...wished }) => {
    expect(openingOf({ ...orderOf(...changes), ...wished })).toBeNull()
  })

  it('also beside photos that hair which is grown does not suit', () => {
    const shag = (fitness: number) => ({
      grown: ['shag_boucle'],
      fitness: { [makingOf('shag_boucle', 'strands')]: fitness },
    })
    const order = { ...orderOf({}, shag(FIT_LIMIT)), style: 'shag_boucle' }
    expect(openingOf(order)?.photo).toBe('/p/1.jpg')
    expect(openingOf({ ...orderOf({}, shag(FIT_LIMIT - 0.01)), style: 'shag_boucle' })).toBeNull()
    expect(openingOf({ ...order, photos: order.photos.slice(0, 1) })).toBeNull()
    expect(openingOf({ ...orderOf({}, {}), style: 'shag_boucle' })).toBeNull()
  })

  it('from the fitness on that pictures usually have', () => {
    const changes = [0, 1].map(() => ({ fitness: { 'balayage_doux balayage': 0.8 } }))
    expect(openingOf(orderOf(...changes))).not.toBeNull()
  })

  it('nor with photos that nobody has read, nor where a look may show the style', () => {
    const order = orderOf({}, {})
    const unread = order.photos.map(({ file, report: seen }) => ({ file, report: seen }))
    expect(openingOf({ ...order, photos: unread })).toBeNull()
    expect(openingOf({ ...order, looks: [look('a', { baseStyle: 'balayage_doux' })] })).toBeNull()
  })
})
