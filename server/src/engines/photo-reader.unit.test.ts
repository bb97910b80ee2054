import type { Depths } from '@app/domain/catalogue/worn-tone.ts'
import type { ImpossibleReason } from '@app/domain/preview/preview-api.ts'
import { describe, expect, it } from 'vitest'
import { type Drawn, Numbers, orderOf, photosOf, produced } from '../testing/engines/numbers.ts'
import { type KeptJudgement, NOTHING_KEPT } from './known-judgements.ts'
import { Planner } from './planner.ts'

describe('whatever makes the pictures', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f']

  it.each([
    { carried: 'a b c d e f', read: [2] },
    { carried: 'b d e f', read: [2, 4] },
    { carried: 'd f', read: [2, 4, 6] },
    { carried: '', read: [2, 4, 6] },
  ])('photos are read until two carry the style: those that do are $carried', async ({ carried, read }) => {
    const lacks = (letter: string) => (carried.includes(letter) ? null : 'hidden')
    const { told } = await produced(orderOf(['a', 'b', 'c', 'd', 'e', 'f'], 1), { lacks })
    expect(told.read).toEqual(read)
  })

  it('where a face is learned, it is learned from all of her photos, and she is told when that is over', async () => {
    const photos = ['a', 'b', 'c', 'd', 'e', 'f']
    const learned: string[] = []
    const { told } = await produced(orderOf(photos, 1), { learns: (of) => learned.push(...of) })
    expect([learned, told.read.at(-1), told.stages]).toEqual([photos, 6, ['learning', null]])
  })

  it('what was read ahead of an order is not read again by it, and no more of them than it needs', async () => {
    const renderer = new Numbers({})
    const rows = new Map<string, KeptJudgement>()
    const judgements = {
      find: async (id: string) => rows.get(id) ?? null,
      keep: async (id: string, kept: KeptJudgement) => void rows.set(id, kept),
    }
    const onError = (cause: Error) => expect.unreachable(cause.message)
    const order = orderOf(six, 2)
    await new Planner(renderer, { judgements, onError }).readAhead(order.photos, order)
    // Of two at a time either may be the first.
    const [pair, next] = [renderer.read.slice(0, 2), renderer.read.slice(2)]
    expect([pair.toSorted(), next.toSorted()]).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    // Another process, or this one after a restart.
    const again = await produced(order, {}, judgements)
    expect([again.read, again.told.read.at(-1), again.made.length]).toEqual([[], 4, 2])
  })

  it.each([
    { opens: 'b', unready: false, madeReady: ['b0'], lost: 0 },
    { opens: 'x', unready: false, madeReady: [], lost: 0 },
    { opens: 'b', unready: true, madeReady: [], lost: 1 },
  ])(
    'the image that nobody doubts an order begins with is made ready beside it, if any and if it can be: $madeReady',
    async ({ opens, unready, madeReady, lost }) => {
      const renderer = new Numbers({ opens: (read) => read.find((letter) => letter === opens), unready })
      const errors: Error[] = []
      const planner = new Planner(renderer, {
        judgements: NOTHING_KEPT,
        onError: (cause) => errors.push(cause),
      })
      const order = orderOf(six, 2)
      await planner.readAhead(order.photos, order)
      expect([renderer.madeReady, renderer.read.toSorted(), errors.length]).toEqual([
        ...[madeReady, ['a', 'b', 'c', 'd'], lost],
      ])
    },
  )

  it('where a face is learned nothing is read ahead', async () => {
    const renderer = new Numbers({ learns: () => undefined })
    const order = orderOf(six, 2)
    const planner = new Planner(renderer, { judgements: NOTHING_KEPT, onError: () => undefined })
    await planner.readAhead(order.photos, order)
    expect(renderer.read).toEqual([])
  })

  it('once the order is another’s, no more of her photos are read', async () => {
    const overtaken = new Error('overtaken')
    const renderer = new Numbers({ opens: () => 'b' })
    const engine = new Planner(renderer, { judgements: NOTHING_KEPT, onError: () => undefined })
    const watch = {
      alive: async () => undefined,
      preparing: async () => undefined,
      photosRead: () => new Promise<void>((done) => setImmediate(done)),
      nextTarget: async () => ({ id: 'i', file: 'i', beforeFile: 'b', largeFile: 'l' }),
      tried: async () => Promise.reject(overtaken),
    }
    const running = engine.produce(orderOf(six, 3), watch, new AbortController().signal)
    await expect(running).rejects.toBe(overtaken)
    expect(renderer.read.toSorted()).toEqual(['a', 'b'])
  })

  it('the photos that were not needed are read once the others have nothing more to give', async () => {
    const picture = ({ letter }: Drawn) => (letter < 'c' ? 'refused' : 1)
    const { told, drawn, asked } = await produced(orderOf(['a', 'b', 'c'], 1), { picture })
    expect([told.read, drawn]).toEqual([[2, 3], [{ photo: 'c', number: 0 }]])
    expect(asked).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'b2', 'c0'])
    expect(told.tried).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('a photo that could not be read does not stop the others', async () => {
    const { drawn, told } = await produced(orderOf(['lost', 'b'], 1))
    expect([drawn, told.lost]).toEqual([[{ photo: 'b', number: 0 }], 1])
  })
})

describe('whatever judges her photos, a style is impossible', () => {
  const reasons: [lacks: Record<string, ImpossibleReason | null>, said: ImpossibleReason | null][] = [
    [{ a: 'unclear', b: null }, null],
    [{ a: 'unclear', b: 'unclear' }, 'unclear'],
    [{ a: 'unclear', b: 'hidden' }, 'hidden'],
    [{ a: 'hidden', b: 'unsuited', c: 'unclear' }, 'unsuited'],
  ]
  it.each(reasons)('for the reason of the photo that comes nearest: %j, %s', async (lacks, said) => {
    const renderer = new Numbers({ lacks: (letter) => lacks[letter] ?? null })
    const onError = (cause: Error) => expect.unreachable(cause.message)
    const engine = new Planner(renderer, { judgements: NOTHING_KEPT, onError })
    const photos = photosOf(...Object.keys(lacks))
    const { impossible } = await engine.carriedStyles(photos, { styles: ['pixie'] })
    expect(impossible).toEqual(said ? [{ style: 'pixie', reason: said }] : [])
  })
})

describe('whatever judges her photos, an order may fall short', () => {
  it.each([
    { lacks: '', few: [] },
    { lacks: 'a', few: [] },
    { lacks: 'ab', few: ['pixie'] },
    { lacks: 'abc', few: ['pixie'] },
    { lacks: 'abcd', few: [] },
  ])(
    'where fewer than half of those read until one does carry the style: without « $lacks » of four, $few',
    async (given) => {
      const renderer = new Numbers({ lacks: (letter) => (given.lacks.includes(letter) ? 'hidden' : null) })
      const onError = (cause: Error) => expect.unreachable(cause.message)
      const engine = new Planner(renderer, { judgements: NOTHING_KEPT, onError })
      const { few } = await engine.carriedStyles(photosOf('a', 'b', 'c', 'd'), { styles: ['pixie'] })
      expect(few).toEqual(given.few)
    },
  )
})

describe('an order in another tone than the style’s own', () => {
  /** « a » carries the style up to depth 7, « b » up to 9, « c » from 5 to 8. */
  const depths = (letter: string): Depths =>
    ({ a: { from: 1, upTo: 7 }, b: { from: 1, upTo: 9 } })[letter] ?? { from: 5, upTo: 8 }
  const madeOf = async (tone: string) => {
    const { made } = await produced({ ...orderOf(['a', 'b', 'c'], 9), tone }, { depths })
    return [...new Set(made.map(({ recipe }) => recipe.photo))]
  }

  it.each([
    { tone: '7.44', photos: ['a', 'b', 'c'] },
    { tone: '8.34', photos: ['b', 'c'] },
    { tone: '4.3', photos: ['a', 'b'] },
  ])('is made of the photos that carry $tone alone: $photos', async ({ tone, photos }) => {
    expect(await madeOf(tone)).toEqual(photos)
  })

  it('in its own tone it is made of all of them, whatever they carry', async () => {
    expect(await madeOf('10.1')).toEqual(['a', 'b', 'c'])
  })

  const engine = () => {
    const renderer = new Numbers({ depths, lacks: (letter) => (letter === 'd' ? 'hidden' : null) })
    const onError = (cause: Error) => expect.unreachable(cause.message)
    return { renderer, planner: new Planner(renderer, { judgements: NOTHING_KEPT, onError }) }
  }

  it('may be of the depths that any of her photos carries, of those that carry the style', async () => {
    const styles = ['pixie'] as const
    const told = await engine().planner.carriedStyles(photosOf('d', 'c'), { styles })
    expect(told.depths).toEqual([{ style: 'pixie', from: 5, upTo: 8 }])
    expect((await engine().planner.carriedStyles(photosOf('d'), { styles })).depths).toEqual([])
  })

  it.each([
    { tone: null, read: ['a'], upTo: 7 },
    { tone: '7.44', read: ['a'], upTo: 7 },
    { tone: '8.34', read: ['a', 'b', 'c'], upTo: 9 },
  ])(
    'is asked of her best photo, then of two at a time, until one carries it: $tone, $read',
    async ({ tone, read, upTo }) => {
      const { planner, renderer } = engine()
      const told = await planner.carriedStyles(photosOf('a', 'b', 'c', 'd'), { styles: ['pixie'], tone })
      // Of two at a time either may be the first.
      expect([renderer.read[0], renderer.read.toSorted()]).toEqual(['a', read])
      expect(told.depths).toEqual([{ style: 'pixie', from: 1, upTo }])
    },
  )
})
