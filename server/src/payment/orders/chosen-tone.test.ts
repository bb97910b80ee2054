import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import { api } from '@app/domain/routes.ts'
import type { PhotoJudgement } from '@app/hair/contract.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drafts } from '../../database/schema/drafts.ts'
import { orders } from '../../database/schema/payment.ts'
import { photos } from '../../database/schema/photos.ts'
import { transformations } from '../../database/schema/transformations.ts'
import { buyDraft } from '../../testing/buying/buying.ts'
import {
  appMaking,
  askMore,
  askRedo,
  creditsOf,
  endow,
  runExtension,
  seenBy,
} from '../../testing/buying/extending.ts'
import { askIntent } from '../../testing/buying/paying.ts'
import { createFree, fillDraft, openDraftOf } from '../../testing/full-draft.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTransformation } from '../../testing/transformation.ts'
import { generate } from '../../transformations/making/generate.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const CALM = new AbortController().signal
const STYLE = 'degrade_volume'

interface Wish {
  tone: OfferedTone | null
  baseStyle?: BaseStyleId
  /** What her photos are judged, by their places; those that are not named carry everything. */
  judged?: (place: number) => Partial<PhotoJudgement>
  kind?: 'client' | 'pro'
}

/** Ready to buy a style in this tone. */
async function wanting({ tone, baseStyle = STYLE, judged, kind = 'client' }: Wish): Promise<Someone> {
  const her = await someone(home, kind)
  await fillDraft(home, her, { baseStyle })
  await choose(her, tone)
  if (judged) await judge(her, judged)
  return her
}
const choose = (her: Someone, tone: OfferedTone | null) =>
  home.context.database
    .update(drafts)
    .set({ tone })
    .where(and(eq(drafts.userId, her.id), isNull(drafts.orderedAt)))
async function judge(her: Someone, judged: NonNullable<Wish['judged']>): Promise<void> {
  const mine = await home.context.database
    .select()
    .from(photos)
    .where(eq(photos.userId, her.id))
    .orderBy(asc(photos.createdAt), asc(photos.id))
  mine.forEach(({ id }, place) => void home.judgements.set(id, judged(place)))
}
const transformationsOf = (her: Someone) =>
  home.context.database.select().from(transformations).where(eq(transformations.userId, her.id))
const codeOf = async (asked: ReturnType<typeof askIntent>) => {
  const answer = await asked
  return answer.statusCode < 300 ? 'taken' : answer.json().code
}

describe('an order in a tone she chose', () => {
  it('is made in it, and says so, with every image of it', async () => {
    const her = await wanting({ tone: '5.35' })
    const { transformationId: id } = await buyDraft(her)
    expect(await transformationsOf(her)).toMatchObject([{ baseStyle: STYLE, tone: '5.35' }])
    await generate(appMaking(home, 5), { transformationId: id }, CALM)
    const { tone, images } = await seenBy(her, id)
    expect([tone, images.map((image) => image.tone)]).toEqual(['5.35', Array(5).fill('5.35')])
  })

  it('has its further images in the same tone, and the one made again', async () => {
    const her = await wanting({ tone: '5.35' })
    const { transformationId: id } = await buyDraft(her)
    await generate(appMaking(home, 5), { transformationId: id }, CALM)
    await endow(home, her, 5)
    expect((await askMore(her, id)).statusCode).toBe(200)
    await runExtension(home, id, 99)
    const { images } = await seenBy(her, id)
    expect((await askRedo(her, images[0]?.id ?? '')).statusCode).toBe(200)
    await runExtension(home, id, 99)
    const tones = (await seenBy(her, id)).images.map((image) => image.tone)
    expect(tones).toEqual(Array(11).fill('5.35'))
  })

  it('without one it is in the style’s own, as whatever was ordered before is', async () => {
    const her = await wanting({ tone: null })
    const { transformationId: id } = await buyDraft(her)
    await generate(appMaking(home, 5), { transformationId: id }, CALM)
    expect(await transformationsOf(her)).toMatchObject([{ tone: null }])
    const { tone, images } = await seenBy(her, id)
    expect([tone, images[0]?.tone]).toEqual(['7.3', '7.3'])
  })

  it('free of charge it is made in it as well', async () => {
    const her = await wanting({ tone: null, kind: 'pro' })
    const wish = { packageType: 'pro_test', baseStyle: STYLE, tone: '4.3' }
    expect((await createFree(home, her, wish)).statusCode).toBe(201)
    expect(await transformationsOf(her)).toMatchObject([{ tone: '4.3' }])
  })
})

describe('a tone that her photos do not carry', () => {
  it.each([
    { tone: '8.34', upTo: 7.4, said: 'tone_too_light' },
    { tone: '8.34', upTo: 7.5, said: 'taken' },
    { tone: '7.44', upTo: 7, said: 'taken' },
    { tone: '10.1', upTo: 9.4, said: 'tone_too_light' },
    { tone: '10.1', upTo: 9.5, said: 'taken' },
    { tone: null, upTo: 7, said: 'taken' },
  ] as const)('$tone where they carry depths up to $upTo: $said', async ({ tone, upTo, said }) => {
    const her = await wanting({ tone, judged: () => ({ upTo }) })
    expect(await codeOf(askIntent(her))).toBe(said)
  })

  it.each([
    { place: 0, said: 'taken', what: 'the best photo' },
    { place: 4, said: 'taken', what: 'the last that is asked about' },
    { place: 5, said: 'tone_too_light', what: 'the first that is not' },
  ])('carried by $what alone: $said', async ({ place: light, said }) => {
    const judged = (place: number) => ({ upTo: place === light ? 10 : 7 })
    expect(await codeOf(askIntent(await wanting({ tone: '10.1', judged })))).toBe(said)
  })

  it.each([
    { tone: '4.3', depth: 3.4, said: 'taken' },
    { tone: '4.3', depth: 3.5, said: 'tone_too_deep' },
    { tone: '2.0', depth: 1, said: 'tone_too_deep' },
    { tone: null, depth: 9, said: 'taken' },
  ] as const)('$tone as a balayage on hair of depth $depth: $said', async ({ tone, depth, said }) => {
    const her = await wanting({ tone, baseStyle: 'balayage_doux', judged: () => ({ depth }) })
    expect(await codeOf(askIntent(her))).toBe(said)
  })

  it('is refused in words: there is no order, and her draft is as it was', async () => {
    const her = await wanting({ tone: '10.1', judged: () => ({ upTo: 7 }) })
    const before = await openDraftOf(her)
    const answer = await askIntent(her)
    expect([answer.statusCode, answer.json().error]).toEqual([
      409,
      expect.stringMatching(/^Cette nuance est plus claire que vos photos .* Rien n’a été débité/),
    ])
    expect(await openDraftOf(her)).toEqual(before)
    expect(await home.context.database.select().from(orders).where(eq(orders.userId, her.id))).toEqual([])
    await choose(her, '7.44')
    expect(await codeOf(askIntent(her))).toBe('taken')
  })

  it('is not given for nothing either, and the free one is not used up', async () => {
    const her = await wanting({ tone: null, kind: 'pro', judged: () => ({ upTo: 7 }) })
    const wish = { packageType: 'pro_test', baseStyle: STYLE }
    expect(await codeOf(createFree(home, her, { ...wish, tone: '10.1' }))).toBe('tone_too_light')
    expect(await transformationsOf(her)).toEqual([])
    expect(await codeOf(createFree(home, her, { ...wish, tone: '7.44' }))).toBe('taken')
  })

  it('gets no more images for credits, which stay hers, and none made again', async () => {
    const her = await someone(home)
    const { id, imageIds } = await makeTransformation(home, her, { images: 5 })
    await home.context.database
      .update(transformations)
      .set({ tone: '10.1' })
      .where(eq(transformations.id, id))
    await endow(home, her, 5)
    await judge(her, () => ({ upTo: 7 }))
    expect(await codeOf(askMore(her, id))).toBe('tone_too_light')
    expect(await codeOf(askRedo(her, imageIds[0] ?? ''))).toBe('tone_too_light')
    expect([await creditsOf(her), (await seenBy(her, id)).redosLeft]).toEqual([5, 3])
  })
})

describe('a tone that is not on offer', () => {
  it.each(['6.6', '10.2', '', 'noir', 7.44])('%j is refused in words, and nothing is begun', async (tone) => {
    const her = await wanting({ tone: '5.6', kind: 'pro' })
    const draft = await openDraftOf(her)
    const saved = await her.visitor.put(api.draftById(draft.id), { tone })
    const begun = await createFree(home, her, { packageType: 'pro_test', baseStyle: STYLE, tone })
    for (const answer of [saved, begun])
      expect([answer.statusCode, answer.json().code, Object.keys(answer.json().fields)]).toEqual([
        ...[400, 'invalid', ['tone']],
      ])
    expect(await openDraftOf(her)).toEqual(draft)
    expect(await transformationsOf(her)).toEqual([])
  })
})
