import type { Look, Outcome, PhotoJudgement, Recipe } from '@app/hair/contract.ts'
import { describe, expect, it } from 'vitest'
import { printOf, run } from '../../testing/engines/hair-runs.ts'
import { GOOD_JUDGEMENT, photosOrder } from '../../testing/engines/ordered-photos.ts'
import type { EngineOrder } from '../engine.ts'
import { NOTHING_KEPT } from '../known-judgements.ts'
import { Planner } from '../planner.ts'
import { HairRenderer } from './hair-renderer.ts'
import { bothLooks, fixedLooks, type LookSource } from './look-source.ts'
import { PixelError } from './pixel-thread.ts'

describe('our engine makes what was ordered', () => {
  it('after it has read her photos, saying how many', async () => {
    const { told, made } = await run(photosOrder(5, 3))
    expect(told.read).toEqual([2, 4, 5])
    expect(made).toHaveLength(3)
  })
  it.each([
    { photos: 15, count: 5, read: 8 },
    { photos: 15, count: 7, read: 12 },
    { photos: 15, count: 10, read: 15 },
  ])('with $photos photos and $count images to make, after it has read $read', async (order) => {
    const { told } = await run(photosOrder(order.photos, order.count))
    expect(told.read.at(-1)).toBe(order.read)
  })
  it('reading on where those it has read will not do', async () => {
    const judged = Object.fromEntries(
      [0, 1, 2, 3, 4].map((k) => [`/p/${k}.jpg`, { fault: 'matte_untrusted' as const, techniques: [] }]),
    )
    const { told, made } = await run(photosOrder(15, 5), { judged })
    expect([told.read.at(-1), made.length]).toEqual([14, 5])
  })
  it('beginning with the photo whose hair is seen best', async () => {
    const { photos } = await run(photosOrder(3, 1), { judged: { '/p/1.jpg': { confidence: 1 } } })
    expect(photos).toEqual(['photo-1'])
  })
  it('without a photo that reading refused, or that could not be read', async () => {
    const judged = { '/p/0.jpg': { fault: 'matte_untrusted' as const }, '/p/1.jpg': 'lost' as const }
    const { photos, told } = await run(photosOrder(3, 6), { judged })
    expect([new Set(photos), told.errors]).toEqual([new Set(['photo-2']), 1])
  })
  it('the same images again for the same order', async () => {
    const recipes = async () => (await run(photosOrder(6, 8))).made.map(({ recipe }) => recipe)
    expect(await recipes()).toEqual(await recipes())
  })
  it('replacing a near duplicate by another', async () => {
    const twice = (_: Recipe, k: number) => printOf(k === 2 ? 1 : k)
    const { made, told } = await run(photosOrder(4, 4), { print: twice })
    expect(made).toHaveLength(4)
    expect(new Set(made.map(({ fingerprint }) => fingerprint)).size).toBe(4)
    expect(told.tried).toEqual([1, 2, 3, 4, 5])
  })
  it('giving up near copies of one photo, which give one image, after three or four pictures of each', async () => {
    const print = () => printOf(1)
    const { made, asked } = await run(photosOrder(15, 5), { print })
    expect(made).toHaveLength(1)
    const tried = [...Map.groupBy(asked.slice(1), ({ photo }) => photo).values()].map(({ length }) => length)
    expect([tried.length, Math.min(...tried), Math.max(...tried)]).toEqual([15, 3, 4])
  })
  it('in another way where three pictures of a cut were near duplicates', async () => {
    const looks: Look[] = [{ id: 'soft', picture: '/looks/soft.jpg', baseStyle: 'degrade_volume', ...ABOUT }]
    const refused = ({ look }: Recipe) => (look ? null : 'near_duplicate')
    const { made, asked } = await run(photosOrder(1, 2), { refused, looks })
    expect(made.map(({ recipe }) => recipe.look)).toEqual(['soft', 'soft'])
    expect(asked.filter(({ look }) => !look).length).toBeLessThanOrEqual(4)
  })
  it('going on after the candidates that were tried', async () => {
    const whole = await run(photosOrder(6, 6))
    const prints = whole.made.slice(0, 2).map(({ fingerprint }) => fingerprint)
    const order = { ...photosOrder(6, 6), resume: { candidatesTried: 2, fingerprints: prints } }
    const rest = await run(order, { print: (_, k) => printOf(k + 2) })
    expect(rest.made).toEqual(whole.made.slice(2))
  })
  it('when more are asked for later: going on with the same plan, from the same photos', async () => {
    const first = await run(photosOrder(15, 5))
    const tried = first.told.tried.at(-1) ?? 0
    const prints = first.made.map(({ fingerprint }) => fingerprint)
    const order = { ...photosOrder(15, 10), firstCount: 5 }
    const later = await run(
      { ...order, resume: { candidatesTried: tried, fingerprints: prints } },
      { print: (_, k) => printOf(k + tried) },
    )
    expect([later.told.read.at(-1), later.made.length]).toEqual([8, 5])
    const whole = await run(order)
    expect([...first.made, ...later.made].map(({ recipe }) => recipe)).toEqual(
      whole.made.map(({ recipe }) => recipe),
    )
  })
  it('from the photos it had not needed, once the others have nothing more to give', async () => {
    const judgedFirst = (file: string) => Number(/\d+/.exec(file)?.[0]) < 2
    const refused = ({ photo }: Recipe) => (judgedFirst(photo) ? 'looks_unchanged' : null)
    const { made, told, photos } = await run(photosOrder(15, 1), { refused })
    expect([made.length, told.read]).toEqual([1, [2, 4, 6, 8, 10, 12, 14, 15]])
    expect(photos).not.toContain('photo-0')
    expect(photos).not.toContain('photo-1')
  })
  it('and it ends when none of her photos has anything more to give', async () => {
    const { made, told } = await run(photosOrder(15, 1), { refused: () => 'looks_unchanged' })
    expect([made.length, told.read.at(-1)]).toEqual([0, 15])
    expect(told.tried.at(-1)).toBe(new Set(told.tried).size)
  })
  it('naming photo and look by their ids, never by a path', async () => {
    const look: Look = { id: 'soft', picture: '/looks/soft.jpg', baseStyle: 'degrade_volume', ...ABOUT }
    const { made } = await run(photosOrder(4, 6), { looks: [look] })
    expect(new Set(made.map(({ recipe }) => recipe.look))).toEqual(new Set([null, 'soft']))
    expect(JSON.stringify(made)).not.toContain('/looks/')
  })
})

const ABOUT = { tone: null, licence: 'CC0', source: 'us', head: GOOD_JUDGEMENT.head }

describe('an order that is under way', () => {
  const look = (id: string): Look => ({ id, picture: `looks/${id}.jpg`, baseStyle: 'pixie', ...ABOUT })
  const pixels = {
    judgePhoto: async () => GOOD_JUDGEMENT,
    makeReady: async () => undefined,
    transform: async () => {
      throw new PixelError('failed', 'nothing is made here')
    },
  }
  const rendererOf = (source: LookSource) =>
    new HairRenderer(pixels, source, { tool: 'test', revision: 'test' })
  const planned = (renderer: Pick<HairRenderer, 'plan'>) => {
    const photos = photosOrder(2, 2).photos.map((photo) => ({ ...photo, judgement: GOOD_JUDGEMENT }))
    const plan = renderer.plan({ photos, style: 'pixie', tone: '7.3', seed: 1 })
    return new Set(plan.map((candidate) => candidate.look))
  }
  /** What is published, and what of it the engine has heard. */
  const desk = () => {
    let [published, heard]: Look[][] = [[], []]
    const source: LookSource = {
      now: () => heard ?? [],
      refresh: async () => {
        heard = published
      },
      lend: (picture, use) => use(`/lent/${picture}`),
    }
    return { source, publish: (...looks: Look[]) => (published = looks) }
  }

  it('begins with the looks that are published at that moment', async () => {
    const { source, publish } = desk()
    publish(look('a'))
    expect(planned(await rendererOf(source).asOfNow())).toContain('a')
  })
  it('keeps those it began with, and the next one has what was published since', async () => {
    const { source, publish } = desk()
    publish(look('a'))
    const renderer = rendererOf(source)
    const first = await renderer.asOfNow()
    publish(look('b'))
    await source.refresh()
    expect([planned(first).has('a'), planned(first).has('b')]).toEqual([true, false])
    const next = planned(await renderer.asOfNow())
    expect([next.has('a'), next.has('b')]).toEqual([false, true])
  })
  it('is lent the picture of a look for as long as an image is made', async () => {
    const { source, publish } = desk()
    publish(look('a'))
    const asked: (string | null)[] = []
    const transform = async (recipe: Recipe): Promise<Outcome> => {
      asked.push(recipe.look)
      return { made: false, reason: 'look_not_usable', recipe }
    }
    const renderer = new HairRenderer({ ...pixels, transform }, source, { tool: 't', revision: 'r' })
    await new Planner(renderer, { judgements: NOTHING_KEPT, onError: () => undefined }).produce(
      { ...photosOrder(2, 2), style: 'pixie' },
      {
        alive: async () => undefined,
        preparing: async () => undefined,
        photosRead: async () => undefined,
        nextTarget: async () => ({ id: 'x', file: '/x', beforeFile: '/b', largeFile: '/l' }),
        tried: async () => undefined,
      },
      new AbortController().signal,
    )
    expect(asked).toContain('/lent/looks/a.jpg')
    // What refused the look once rules it out by its name, whatever path it was lent under.
    expect(asked.filter((path) => path !== null).length).toBeLessThanOrEqual(2)
  })
  it('wears the files of the house beside what is published', async () => {
    const { source, publish } = desk()
    publish(look('a'))
    const both = bothLooks([{ ...look('file'), picture: '/house/file.jpg' }], source)
    const worn = planned(await rendererOf(both).asOfNow())
    expect([worn.has('a'), worn.has('file')]).toEqual([true, true])
    expect(await both.lend('/house/file.jpg', async (path) => path)).toBe('/house/file.jpg')
    expect(await both.lend('looks/a.jpg', async (path) => path)).toBe('/lent/looks/a.jpg')
  })
})

describe('nobody waits twice for the same refusal', () => {
  it('of a photo', async () => {
    const refused = ({ photo }: Recipe) => (photo === '/p/0.jpg' ? ('matte_untrusted' as const) : null)
    const { asked, made } = await run(photosOrder(2, 8), { refused })
    expect(asked.filter(({ photo }) => photo === '/p/0.jpg').length).toBeLessThanOrEqual(2)
    expect(made).toHaveLength(8)
  })
  it('of a look', async () => {
    const looks = [{ id: 'bad', picture: '/bad.jpg', baseStyle: 'degrade_volume', ...ABOUT }]
    const refused = ({ look }: Recipe) => (look ? ('look_not_usable' as const) : null)
    const { asked } = await run(photosOrder(4, 20), { refused, looks })
    expect(asked.filter(({ look }) => look).length).toBeLessThanOrEqual(2)
  })
  it('of a look on one head, while another head may take it', async () => {
    const looks = [{ id: 'a', picture: '/a.jpg', baseStyle: 'pixie', ...ABOUT }]
    const refused = ({ photo }: Recipe) => (photo === '/p/0.jpg' ? ('cut_not_possible' as const) : null)
    const { photos } = await run({ ...photosOrder(2, 5), style: 'pixie' }, { refused, looks })
    expect(photos).toEqual(Array(5).fill('photo-1'))
  })
  it('but another tone of an image that looked unchanged is tried', async () => {
    const { asked } = await run(photosOrder(1, 3), { refused: () => 'looks_unchanged' })
    expect(asked.length).toBeGreaterThanOrEqual(8)
  })
})

describe('an order in a tone she chose', () => {
  it('is made in it, by the style’s own technique', async () => {
    const { made, asked } = await run({ ...photosOrder(3, 5), tone: '5.35' })
    expect(made.map(({ tone }) => tone)).toEqual(Array(5).fill('5.35'))
    expect(new Set(asked.map(({ technique }) => technique))).toEqual(new Set(['volume']))
  })
  it('is not made darker for the photos that do not carry it: those are left out', async () => {
    const judged = { '/p/0.jpg': { upTo: 7 }, '/p/1.jpg': { upTo: 7 }, '/p/2.jpg': { upTo: 9 } }
    const { made, asked } = await run({ ...photosOrder(3, 2), tone: '8.34' }, { judged })
    expect(made).toHaveLength(2)
    expect(new Set(asked.map(({ photo }) => photo))).toEqual(new Set(['/p/2.jpg']))
    expect(asked[0]?.variation.depth).toBeCloseTo(0, 0)
  })
  it('that is the style’s own leaves out no photo: it is made as light as they carry', async () => {
    const carries: Partial<PhotoJudgement> = { techniques: ['balayage'], upTo: 7 }
    const judged = Object.fromEntries([0, 1, 2].map((k) => [`/p/${k}.jpg`, carries]))
    const own: EngineOrder = { ...photosOrder(3, 3), style: 'balayage_doux', tone: '8.34' }
    expect((await run(own, { judged })).photos.toSorted()).toEqual(['photo-0', 'photo-1', 'photo-2'])
    const pale = await run({ ...own, tone: '10.1' }, { judged })
    expect(pale.made).toEqual([])
  })
})

it.each([
  { what: 'of a photo that serves', kept: GOOD_JUDGEMENT, is: true },
  { what: 'of one that was refused', kept: { ...GOOD_JUDGEMENT, fault: 'no_face', head: null }, is: true },
  { what: 'of another engine', kept: { letter: 'a' }, is: false },
  { what: 'that says nothing', kept: null, is: false },
])('a judgement that was kept, $what, is one of ours: $is', ({ kept, is }) => {
  const unasked = () => expect.unreachable()
  const pixels = { judgePhoto: unasked, makeReady: unasked, transform: unasked }
  const renderer = new HairRenderer(pixels, fixedLooks([]), { tool: 'test', revision: 'test' })
  expect(renderer.isJudgement(JSON.parse(JSON.stringify(kept)))).toBe(is)
})
