import { BASE_STYLE_IDS, type BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { api } from '@app/domain/routes.ts'
import type { PhotoJudgement } from '@app/hair/contract.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drafts } from '../../database/schema/drafts.ts'
import { orders } from '../../database/schema/payment.ts'
import { photos } from '../../database/schema/photos.ts'
import { ensurePossible } from '../../photos/photos.ts'
import { PROVIDERS } from '../../testing/buying/card-terminal.ts'
import { askMore, askRedo, creditsOf, endow, seenBy } from '../../testing/buying/extending.ts'
import { askIntent } from '../../testing/buying/paying.ts'
import { PlainEngine } from '../../testing/engines/engine.ts'
import { fillDraft, offeredStyle, openDraftOf } from '../../testing/full-draft.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTransformation } from '../../testing/transformation.ts'

/** Photos that are asked about, the best first. */
const ASKED = 5
const UNCLEAR: Partial<PhotoJudgement> = { fault: 'matte_untrusted', techniques: [], grown: [] }

describe.each(PROVIDERS)('a style her photos do not carry, paid by %s', (cards) => {
  let home: TestApp
  beforeAll(async () => {
    home = await openTestApp({ cards })
  })
  afterAll(() => home.close())

  /** Ready to buy, with photos of which only one carries her style, or none: told by its place, the best first. */
  async function carryingOnly(place: number | null, kind: 'client' | 'pro' = 'client'): Promise<Someone> {
    const her = await someone(home, kind)
    await fillDraft(home, her)
    await carryOnly(her, place)
    return her
  }
  async function carryOnly(her: Someone, place: number | null): Promise<void> {
    const mine = await home.context.database
      .select()
      .from(photos)
      .where(eq(photos.userId, her.id))
      .orderBy(asc(photos.createdAt), asc(photos.id))
    mine.forEach(({ id }, k) => {
      if (k !== place) home.judgements.set(id, UNCLEAR)
    })
  }
  const choose = (her: Someone, baseStyle: BaseStyleId) =>
    home.context.database
      .update(drafts)
      .set({ baseStyle })
      .where(and(eq(drafts.userId, her.id), isNull(drafts.orderedAt)))
  const said = async (answer: ReturnType<typeof askIntent>) => {
    const { statusCode, ...rest } = await answer
    return [statusCode, rest.json().code]
  }
  const REFUSED = [409, 'style_impossible']

  it('is refused in words: there is no order, and her draft is as it was', async () => {
    const her = await carryingOnly(null)
    const before = await openDraftOf(her)
    const answer = await askIntent(her)
    expect([answer.statusCode, answer.json().error]).toEqual([
      409,
      expect.stringMatching(/^Ce style n’est pas possible sur ces photos. Rien n’a été débité/),
    ])
    expect(await openDraftOf(her)).toEqual(before)
    expect(await home.context.database.select().from(orders).where(eq(orders.userId, her.id))).toEqual([])
  })

  it.each([
    { what: 'the best photo', place: 0, refused: false },
    { what: 'the last of those asked about', place: ASKED - 1, refused: false },
    { what: 'the first that is not asked about', place: ASKED, refused: true },
  ])('carried by $what alone: refused $refused', async ({ place, refused }) => {
    const [status] = await said(askIntent(await carryingOnly(place)))
    expect(status).toBe(refused ? 409 : 200)
  })

  it('another style that they carry may be paid right after', async () => {
    const her = await someone(home)
    const { uploadedImages } = await fillDraft(home, her)
    for (const { id } of uploadedImages)
      home.judgements.set(id, { techniques: ['strands'], grown: ['carre_frange'] })
    expect(await said(askIntent(her))).toEqual(REFUSED)
    await choose(her, 'carre_frange')
    expect((await askIntent(her)).statusCode).toBe(200)
  })

  it('is not given for nothing either, and the free one is not used up', async () => {
    const her = await carryingOnly(null, 'pro')
    const { id } = await openDraftOf(her)
    const wish = { sessionName: 'Mon été', baseStyle: offeredStyle(home.context), packageType: 'pro_test' }
    const answer = her.visitor.post(api.createTransformation(), { ...wish, paymentMethod: 'free_pro' })
    expect(await said(answer)).toEqual(REFUSED)
    expect((await openDraftOf(her)).id).toBe(id)
    expect((await her.visitor.get(api.packages())).json().packages[0].id).toBe('pro_test')
  })

  it('gets no more images for credits, which stay hers', async () => {
    const her = await someone(home)
    const { id } = await makeTransformation(home, her, { images: 5 })
    await endow(home, her, 5)
    await carryOnly(her, null)
    expect(await said(askMore(her, id))).toEqual(REFUSED)
    expect([await creditsOf(her), (await seenBy(her, id)).status]).toEqual([5, 'completed'])
  })

  it('has no image made again, and none of the three is used up', async () => {
    const her = await someone(home)
    const { id, imageIds } = await makeTransformation(home, her, { images: 5 })
    await carryOnly(her, null)
    expect(await said(askRedo(her, imageIds[0] ?? ''))).toEqual(REFUSED)
    expect((await seenBy(her, id)).redosLeft).toBe(3)
  })

  it('is not paid with the photos of another transformation either', async () => {
    const her = await someone(home)
    const { id } = await makeTransformation(home, her, { images: 1 })
    await her.visitor.post(api.photosToDraft(id), { replace: false })
    await choose(her, offeredStyle(home.context))
    await carryOnly(her, null)
    expect(await said(askIntent(her))).toEqual(REFUSED)
    expect((await openDraftOf(her)).uploadedImages).toHaveLength(15)
  })

  it('is what a stranger to a transformation is never told of it', async () => {
    const [her, stranger] = [await someone(home), await someone(home)]
    const { id } = await makeTransformation(home, her, { images: 1 })
    await carryOnly(her, null)
    expect(await said(askMore(stranger, id))).toEqual([404, 'transformation_not_found'])
  })

  it('is refused by no engine that cannot tell', async () => {
    const her = await carryingOnly(null)
    const { id } = await openDraftOf(her)
    const hosted = { ...home.context, engine: new PlainEngine(5, BASE_STYLE_IDS) }
    const wish = { style: 'carre_frange', tone: '10.1', engine: 'hair' } as const
    await expect(ensurePossible(hosted, id, wish)).resolves.toBeUndefined()
  })
})
