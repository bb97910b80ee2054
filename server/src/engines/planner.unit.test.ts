import type { Depths } from '@app/domain/catalogue/worn-tone.ts'
import type { ImpossibleReason } from '@app/domain/preview/preview-api.ts'
import { SHORT_REASONS } from '@app/domain/transformations/short-reasons.ts'
import { describe, expect, it } from 'vitest'
import type { EngineOrder, EnginePhoto, MadeImage, Preparing } from './engine.ts'
import { type JudgementStore, type KeptJudgement, NOTHING_KEPT } from './known-judgements.ts'
import { Planner } from './planner.ts'
import { HinderedError, RenderError, type Rendered, type Renderer, UnpreparedError } from './renderer.ts'

/** A candidate: a photo's letter and a number; its picture is the number. */
interface Drawn {
  letter: string
  number: number
}
interface Ways {
  /** Why a photo does not carry the style; null where it does. */
  lacks?: (letter: string) => ImpossibleReason | null
  /** The depths a photo carries the style in; all by default. */
  depths?: (letter: string) => Depths
  /** What the picture of a candidate is, or whether it is refused: alone, or with all of its photo. */
  picture?: (drawn: Drawn) => number | 'photo refused' | 'refused'
  /** How often making a candidate fails before it succeeds. */
  fails?: (drawn: Drawn) => number
  /** What is learned of these photos before the first picture. */
  learns?: (photos: string[]) => void
  /** The photo whose picture is begun with, of those read so far. */
  opens?: (letters: string[]) => string | undefined
  /** A photo whose reading waits until this picture is there. */
  waits?: { photo: string; until: string }
  /** Whether what a candidate is made with is gone. */
  unlearned?: (drawn: Drawn) => boolean
}
const PER_PHOTO = 3

/** Makes numbers of letters: what a planner may count on, and no more. */
class Numbers implements Renderer<{ letter: string }, Drawn> {
  readonly name = 'numbers'
  readonly model = 'numbers-1'
  readonly revision = 'one'
  readonly atOnce = 2
  readonly judgedApart = []
  readonly asked: string[] = []
  readonly read: string[] = []
  readonly prepare?: Renderer<{ letter: string }, Drawn>['prepare']
  readonly #ways: Ways
  readonly #isMade = Promise.withResolvers<void>()

  constructor(ways: Ways) {
    this.#ways = ways
    const { learns } = ways
    if (learns)
      this.prepare = async ({ photos }, { preparing }) => {
        await preparing({ stage: 'learning', queuePosition: null, progress: 0.5 })
        learns(photos.map(({ id }) => id))
      }
  }

  offeredStyles(): ['pixie', 'balayage_doux'] {
    return ['pixie', 'balayage_doux']
  }

  async judge({ file }: Pick<EnginePhoto, 'file'>) {
    this.read.push(file)
    if (file === 'lost') throw new RenderError('gone')
    if (file === this.#ways.waits?.photo) await this.#isMade.promise
    return { letter: file }
  }

  isJudgement(kept: unknown): kept is { letter: string } {
    return typeof kept === 'object' && kept !== null && 'letter' in kept
  }

  whyNot({ judgement }: { judgement: { letter: string } }) {
    return this.#ways.lacks?.(judgement.letter) ?? null
  }

  depths({ judgement }: { judgement: { letter: string } }): Depths {
    return this.#ways.depths?.(judgement.letter) ?? { from: 1, upTo: 10 }
  }

  opening({ photos, seed }: { photos: { judgement: { letter: string } }[]; seed: number }) {
    const photo = this.#ways.opens?.(photos.map(({ judgement: { letter } }) => letter))
    return photo ? { photo, candidate: { letter: photo, number: seed } } : null
  }

  plan({
    begunWith,
    ...order
  }: {
    photos: { judgement: { letter: string } }[]
    seed: number
    begunWith?: string | undefined
  }): Drawn[] {
    const all = this.#inTurn(order)
    const isFirst = ({ letter, number }: Drawn) => letter === begunWith && number === order.seed
    return [...all.filter(isFirst), ...all.filter((drawn) => !isFirst(drawn))]
  }

  #inTurn({ photos, seed }: { photos: { judgement: { letter: string } }[]; seed: number }): Drawn[] {
    const numbers = Array.from({ length: PER_PHOTO }, (_, k) => seed + k)
    return numbers.flatMap((number) => photos.map(({ judgement: { letter } }) => ({ letter, number })))
  }

  async render(drawn: Drawn): Promise<Rendered<Drawn>> {
    const { letter, number } = drawn
    if (this.#ways.unlearned?.(drawn)) throw new UnpreparedError('forgotten')
    this.asked.push(letter + number)
    if (this.asked.filter((one) => one === letter + number).length <= (this.#ways.fails?.(drawn) ?? 0))
      throw new RenderError('gone')
    if (letter + number === this.#ways.waits?.until) this.#isMade.resolve()
    const picture = this.#ways.picture?.(drawn) ?? letter.charCodeAt(0) * 1000 + number
    if (typeof picture === 'string')
      return {
        made: false,
        rulesOut: (other) => picture === 'photo refused' && other.letter === letter,
      }
    return {
      made: true,
      image: {
        ...{ width: 1, height: 1, large: null, tone: '7.3', seed: number, confidence: 1, model: 'numbers-1' },
        ...{ fingerprint: String(picture), recipe: { photo: letter, number } },
      },
    }
  }

  areTwins(one: string, other: string): boolean {
    return Math.abs(Number(one) - Number(other)) < 1
  }
}

const report: EnginePhoto['report'] = {
  ...{ width: 1, height: 1, verdicts: [], faces: 1, pose: null, faceWidth: 1, sharpness: 1, light: 1 },
  ...{ score: 1, fingerprint: '', backdrop: [] },
}
const photosOf = (...files: string[]): EnginePhoto[] => files.map((file) => ({ id: file, file, report }))
const orderOf = (files: string[], count: number): EngineOrder => ({
  ...{ id: 'order', engine: 'numbers', style: 'pixie', tone: '7.3', seed: 0 },
  ...{ count, firstCount: count, photos: photosOf(...files) },
  resume: { candidatesTried: 0, fingerprints: [] },
})

async function run(order: EngineOrder, ways: Ways = {}, judgements: JudgementStore = NOTHING_KEPT) {
  const renderer = new Numbers(ways)
  const told = { read: [] as number[], stages: [] as unknown[], tried: [] as number[], lost: 0 }
  const made: MadeImage[] = []
  const onError = () => {
    told.lost += 1
  }
  const watch = {
    alive: async () => undefined,
    preparing: async (preparing: Preparing | null) => void told.stages.push(preparing?.stage ?? null),
    photosRead: async (count: number) => void told.read.push(count),
    nextTarget: async () => ({ id: 'i', file: 'i', beforeFile: 'b', largeFile: 'l' }),
    tried: async (count: number, _target: unknown, image: MadeImage | null) => {
      told.tried.push(count)
      if (image) made.push(image)
    },
  }
  const engine = new Planner(renderer, { judgements, onError })
  const short = await engine.produce(order, watch, new AbortController().signal)
  return {
    made,
    told,
    short,
    read: renderer.read,
    asked: renderer.asked,
    drawn: made.map(({ recipe }) => recipe),
  }
}

describe('whatever makes the pictures', () => {
  it('as many are made as were ordered, each with the model that made it', async () => {
    const { drawn, made } = await run(orderOf(['a', 'b'], 3))
    expect(drawn).toEqual([
      { photo: 'a', number: 0 },
      { photo: 'b', number: 0 },
      { photo: 'a', number: 1 },
    ])
    expect(new Set(made.map(({ model }) => model))).toEqual(new Set(['numbers-1']))
  })

  it('one image of one photo is made of it, by its next candidate where the first will not do', async () => {
    const picture = ({ number }: Drawn) => (number === 0 ? 'refused' : number)
    const { drawn, told } = await run(orderOf(['a'], 1), { picture })
    expect([drawn, told.read]).toEqual([[{ photo: 'a', number: 1 }], [1]])
  })

  it.each([
    { carried: 'a b c d e f', read: [2] },
    { carried: 'b d e f', read: [2, 4] },
    { carried: 'd f', read: [2, 4, 6] },
    { carried: '', read: [2, 4, 6] },
  ])('photos are read until two carry the style: those that do are $carried', async ({ carried, read }) => {
    const lacks = (letter: string) => (carried.includes(letter) ? null : 'hidden')
    const { told } = await run(orderOf(['a', 'b', 'c', 'd', 'e', 'f'], 1), { lacks })
    expect(told.read).toEqual(read)
  })

  it('where a face is learned, it is learned from all of her photos, and she is told when that is over', async () => {
    const photos = ['a', 'b', 'c', 'd', 'e', 'f']
    const learned: string[] = []
    const { told } = await run(orderOf(photos, 1), { learns: (of) => learned.push(...of) })
    expect([learned, told.read.at(-1), told.stages]).toEqual([photos, 6, ['learning', null]])
  })

  const six = ['a', 'b', 'c', 'd', 'e', 'f']
  const bOf = (letters: string[]) => letters.find((letter) => letter === 'b')

  it('a picture nobody doubts is made while the rest of her photos are read, and the order begins with it', async () => {
    const { drawn, told } = await run(orderOf(six, 3), { opens: bOf, waits: { photo: 'c', until: 'b0' } })
    expect(told.read.at(-1)).toBe(6)
    expect(drawn).toEqual(['b', 'a', 'c'].map((photo) => ({ photo, number: 0 })))
    expect(told.tried).toEqual([1, 2, 3])
  })

  it('what was begun with is not made again after a break, and the rest goes on as it would have', async () => {
    const whole = await run(orderOf(six, 4), { opens: bOf })
    const fingerprints = whole.made.slice(0, 1).map(({ fingerprint }) => fingerprint)
    const resume = { candidatesTried: 1, fingerprints }
    const rest = await run({ ...orderOf(six, 4), resume }, { opens: bOf })
    expect([...whole.made.slice(0, 1), ...rest.made]).toEqual(whole.made)
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
    expect(renderer.read).toEqual(['a', 'b', 'c', 'd'])
    // Another process, or this one after a restart.
    const again = await run(order, {}, judgements)
    expect([again.read, again.told.read.at(-1), again.made.length]).toEqual([[], 4, 2])
  })

  it('where a face is learned nothing is read ahead', async () => {
    const renderer = new Numbers({ learns: () => undefined })
    const order = orderOf(six, 2)
    const planner = new Planner(renderer, { judgements: NOTHING_KEPT, onError: () => undefined })
    await planner.readAhead(order.photos, order)
    expect(renderer.read).toEqual([])
  })

  it('what was begun with and will not do is passed over, with all that it rules out', async () => {
    const picture = ({ letter, number }: Drawn) =>
      letter === 'b' ? 'photo refused' : number + letter.charCodeAt(0)
    const { drawn, asked } = await run(orderOf(six, 2), { opens: bOf, picture })
    expect([asked[0], drawn.map(({ photo }) => photo)]).toEqual(['b0', ['a', 'c']])
    expect(asked.filter((one) => one.startsWith('b'))).toEqual(['b0'])
  })

  it('once the order is another’s, no more of her photos are read', async () => {
    const overtaken = new Error('overtaken')
    const renderer = new Numbers({ opens: bOf })
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
    expect(renderer.read).toEqual(['a', 'b'])
  })

  it('the photos that were not needed are read once the others have nothing more to give', async () => {
    const picture = ({ letter }: Drawn) => (letter < 'c' ? 'refused' : 1)
    const { told, drawn, asked } = await run(orderOf(['a', 'b', 'c'], 1), { picture })
    expect([told.read, drawn]).toEqual([[2, 3], [{ photo: 'c', number: 0 }]])
    expect(asked).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'b2', 'c0'])
    expect(told.tried).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('and when none has, it ends with fewer', async () => {
    const { made, told } = await run(orderOf(['a', 'b', 'c'], 2), { picture: () => 'refused' })
    expect([made, told.tried.at(-1)]).toEqual([[], 3 * PER_PHOTO])
  })

  it('what was interrupted goes on after the candidates that were tried', async () => {
    const whole = await run(orderOf(['a', 'b'], 5))
    const fingerprints = whole.made.slice(0, 3).map(({ fingerprint }) => fingerprint)
    const rest = await run({ ...orderOf(['a', 'b'], 5), resume: { candidatesTried: 3, fingerprints } })
    expect([...whole.made.slice(0, 3), ...rest.made]).toEqual(whole.made)
    expect(rest.asked).toEqual(['b1', 'a2'])
  })

  it('of twins she gets one, be they made side by side or in different runs', async () => {
    const picture = ({ number }: Drawn) => number
    const { drawn, told } = await run(orderOf(['a', 'b'], 3), { picture })
    expect(drawn).toEqual([0, 1, 2].map((number) => ({ photo: 'a', number })))
    expect(told.tried).toEqual([1, 2, 3, 4, 5])
    const resume = { candidatesTried: 0, fingerprints: ['0', '1'] }
    const later = await run({ ...orderOf(['a', 'b'], 3), resume }, { picture })
    expect(later.drawn).toEqual([{ photo: 'a', number: 2 }])
  })

  it('what a refusal rules out is not tried, what it does not is', async () => {
    const of = (refusal: 'photo refused' | 'refused') => (drawn: Drawn) =>
      drawn.letter === 'a' ? refusal : drawn.number
    const ruled = await run(orderOf(['a', 'b'], 3), { picture: of('photo refused') })
    expect(ruled.asked).toEqual(['a0', 'b0', 'b1', 'b2'])
    const alone = await run(orderOf(['a', 'b'], 3), { picture: of('refused') })
    expect(alone.asked).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'b2'])
  })

  it.each([
    { fails: 1, first: { photo: 'a', number: 0 } },
    { fails: 2, first: { photo: 'b', number: 0 } },
  ])('a picture lost $fails times: it is tried once more, then passed over', async ({ fails, first }) => {
    const { drawn, told } = await run(orderOf(['a', 'b'], 2), {
      fails: ({ letter, number }) => (letter + number === 'a0' ? fails : 0),
    })
    expect([drawn[0], drawn.length, told.lost]).toEqual([first, 2, fails])
  })

  it('what it was prepared with is gone: it is prepared once more, and no candidate is lost by that', async () => {
    const whole = await run(orderOf(['a', 'b'], 3))
    const learned: string[] = []
    const unlearned = (drawn: Drawn) => drawn.letter === 'b' && learned.length < 2
    const again = await run(orderOf(['a', 'b'], 3), { learns: () => learned.push('her'), unlearned })
    expect([learned.length, again.drawn]).toEqual([2, whole.drawn])
    expect(again.told).toMatchObject({ stages: ['learning', null, 'learning', null], tried: [1, 2, 3] })
    expect(again.short).toBeNull()
  })

  it.each(SHORT_REASONS)(
    'where that is hindered it ends with what there is, and says why: %s',
    async (reason) => {
      let learned = 0
      const learns = () => {
        learned += 1
        if (learned === 2) throw new HinderedError(reason, 'no more')
      }
      const unlearned = ({ number }: Drawn) => number === 1
      const { made, short, told } = await run(orderOf(['a', 'b'], 3), { learns, unlearned })
      expect([made.length, short, told.tried]).toEqual([2, reason, [1, 2]])
    },
  )

  it.each([
    { what: 'her photos give no more', files: ['a'], count: 4, fails: 0, short: 'exhausted' },
    { what: 'they give just enough', files: ['a'], count: 3, fails: 0, short: null },
    { what: 'a picture that was lost might be one more', files: ['a'], count: 4, fails: 2, short: null },
    { what: 'so might a photo', files: ['a', 'lost'], count: 4, fails: 0, short: null },
  ])('every candidate was tried: $what, $short', async ({ files, count, fails, short }) => {
    expect((await run(orderOf(files, count), { fails: () => fails })).short).toBe(short)
  })

  it('of photos that are gone nothing is made, and that is why', async () => {
    const { made, short } = await run(orderOf([], 3))
    expect([made, short]).toEqual([[], 'photos_gone'])
  })

  it('a photo that could not be read does not stop the others', async () => {
    const { drawn, told } = await run(orderOf(['lost', 'b'], 1))
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
    const { made } = await run({ ...orderOf(['a', 'b', 'c'], 9), tone }, { depths })
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
    { tone: '8.34', read: ['a', 'b'], upTo: 9 },
  ])('is asked of her photos until one carries it: $tone, $read', async ({ tone, read, upTo }) => {
    const { planner, renderer } = engine()
    const told = await planner.carriedStyles(photosOf('a', 'b', 'c'), { styles: ['pixie'], tone })
    expect([renderer.read, told.depths]).toEqual([read, [{ style: 'pixie', from: 1, upTo }]])
  })
})
