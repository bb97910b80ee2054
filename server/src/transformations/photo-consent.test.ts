import { BASE_STYLE_IDS } from '@app/domain/catalogue/base-styles.ts'
import { baseStylesAnswer } from '@app/domain/catalogue/catalogue-api.ts'
import type { Maker } from '@app/domain/engines/makers.ts'
import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { transformations } from '../database/schema/transformations.ts'
import { askMore, askRedo, creditsOf, endow, seenBy } from '../testing/buying/extending.ts'
import { PlainEngine } from '../testing/engines/engine.ts'
import { offeredStyle, readyToOrder } from '../testing/full-draft.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'
import { unzip } from '../testing/unzip.ts'
import { Visitor } from '../testing/visitor.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp({ engine: new PlainEngine(5, BASE_STYLE_IDS, ['replicate']) })
})
afterAll(() => home.close())

/** The same house, where these make images. */
async function withEngines<Result>(
  names: string[],
  look: (visit: (her: Someone) => Visitor) => Promise<Result>,
): Promise<Result> {
  const engine = new PlainEngine(5, BASE_STYLE_IDS, names)
  const app = await buildApp({ ...home.context, engine }, { pages: 'none' })
  const looked = await look(({ visitor }) => new Visitor(app, visitor.cookies))
  await app.close()
  return looked
}
const create = (visitor: Visitor, photosTo?: string[]) =>
  visitor.post(api.createTransformation(), {
    ...{ sessionName: 'Mon été', baseStyle: offeredStyle(home.context), packageType: 'pro_test' },
    ...{ paymentMethod: 'free_pro', ...(photosTo && { photosTo }) },
  })
const begunBy = ({ id }: Someone) =>
  home.context.database.select().from(transformations).where(eq(transformations.userId, id))

describe('a free transformation', () => {
  it.each([
    { engines: ['replicate'], photosTo: undefined, made: null },
    { engines: ['replicate'], photosTo: ['fal'], made: null },
    { engines: ['replicate'], photosTo: ['replicate'], made: 'replicate' },
    { engines: ['replicate'], photosTo: ['fal', 'replicate'], made: 'replicate' },
    { engines: ['replicate', 'hair'], photosTo: [], made: 'hair' },
    { engines: ['replicate', 'hair'], photosTo: ['replicate'], made: 'replicate' },
    { engines: ['comfyui'], photosTo: [], made: 'comfyui' },
  ])('where $engines may, agreed to $photosTo, is made by $made', async ({ engines, photosTo, made }) => {
    const her = await readyToOrder(home, 'pro')
    const answer = await withEngines(engines, (visit) => create(visit(her), photosTo))
    const told = photosTo ?? []
    if (made)
      expect(await begunBy(her)).toMatchObject([
        { engine: made, photosTo: told, photosToAt: told.length > 0 ? expect.any(Date) : null },
      ])
    else {
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'photos_consent_missing'])
      expect(await begunBy(her)).toEqual([])
    }
  })

  it('waits where no engine may make it, whatever she agreed to', async () => {
    const her = await readyToOrder(home, 'pro')
    const answer = await withEngines([], (visit) => create(visit(her), ['replicate']))
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'engine_resting'])
  })
})

describe('the catalogue says who would make a style', () => {
  it.each([
    { engines: ['replicate', 'hair'], maker: 'replicate' },
    { engines: ['hair', 'replicate'], maker: 'hair' },
    { engines: [], maker: null },
    { engines: ['unheard'], maker: null },
  ])('where $engines may: $maker', async ({ engines, maker }) => {
    const her = await someone(home)
    const { styles } = await withEngines(engines, async (visit) =>
      baseStylesAnswer.parse((await visit(her).get(api.baseStyles())).json()),
    )
    expect(new Set(styles.map((style) => style.maker))).toEqual(new Set([maker]))
  })
})

describe('more images go on with the same service and the same consent', () => {
  const ORDERS: Record<
    'more' | 'redo',
    (her: Someone, made: { id: string; imageIds: string[] }) => ReturnType<typeof askMore>
  > = {
    more: (her, { id }) => askMore(her, id),
    redo: (her, { imageIds }) => askRedo(her, imageIds[0] ?? ''),
  }
  it.each(
    (['more', 'redo'] as const).flatMap((what) => [
      { what, engine: 'replicate', photosTo: [] as Maker[], status: 409 },
      { what, engine: 'replicate', photosTo: ['fal'] as Maker[], status: 409 },
      { what, engine: 'replicate', photosTo: ['replicate'] as Maker[], status: 200 },
      { what, engine: 'hair', photosTo: [] as Maker[], status: 200 },
    ]),
  )('$what of $engine, agreed to $photosTo: answered $status', async ({ what, engine, photosTo, status }) => {
    const her = await someone(home)
    const made = await makeTransformation(home, her, { images: 1 })
    await endow(home, her, 5)
    const mine = eq(transformations.id, made.id)
    const begunAt = new Date()
    await home.context.database.update(transformations).set({ engine, photosTo, begunAt }).where(mine)
    const answer = await ORDERS[what](her, made)
    expect(answer.statusCode).toBe(status)
    const [row] = await home.context.database.select().from(transformations).where(mine)
    expect(row).toMatchObject({ engine, photosTo })
    if (status === 200) return expect(row?.begunAt).toBeNull()
    expect(answer.json().code).toBe('photos_consent_missing')
    expect([(await seenBy(her, made.id)).extension, await creditsOf(her)]).toEqual([null, 5])
  })
})

it('her export tells which services she agreed to, and when', async () => {
  const her = await readyToOrder(home, 'pro')
  await create(her.visitor, ['replicate'])
  const [begun] = await begunBy(her)
  const opened = unzip((await her.visitor.get(api.accountExport())).rawPayload)
  const account = JSON.parse(String(opened.get('account.json')))
  expect(account.photoConsents).toEqual([
    {
      ...{ transformation: begun?.id, engine: 'replicate', photosTo: ['replicate'] },
      givenAt: begun?.photosToAt?.toISOString(),
    },
  ])
})
