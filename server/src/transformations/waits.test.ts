import { BASE_STYLE_IDS } from '@app/domain/catalogue/base-styles.ts'
import { api } from '@app/domain/routes.ts'
import { transformationsAnswer } from '@app/domain/transformations/transformations-api.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { drafts } from '../database/schema/drafts.ts'
import { transformations } from '../database/schema/transformations.ts'
import { seenBy } from '../testing/buying/extending.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())
/** Estimates are made of everybody's runs. */
beforeEach(async () => void (await home.context.database.delete(transformations)))

type Row = typeof transformations.$inferInsert
const SECOND = 1000
const ago = (seconds: number) => new Date(Date.now() - seconds * SECOND)

/** A transformation of hers as the database knows it, without its photos. */
async function lay(her: Someone, facts: Partial<Row> = {}): Promise<string> {
  const { database } = home.context
  const [draft] = await database
    .insert(drafts)
    .values({ userId: her.id, orderedAt: new Date() })
    .returning({ id: drafts.id })
  const [row] = await database
    .insert(transformations)
    .values({
      ...{ userId: her.id, draftId: draft?.id ?? '', name: 'Mon été', seed: 1, engine: 'fal' },
      ...{ baseStyle: BASE_STYLE_IDS[0] ?? 'pixie', packageType: 'pack_5', imagesOrdered: 5 },
      ...facts,
    })
    .returning({ id: transformations.id })
  return row?.id ?? ''
}
/** A run that took this many seconds and ended `endedAgo` seconds ago. */
const layRun = (her: Someone, seconds: number, facts: Partial<Row> = {}, endedAgo = 10) =>
  lay(her, {
    ...{ status: 'completed', begunAt: ago(endedAgo + seconds), finishedAt: ago(endedAgo) },
    ...facts,
  })
const layRuns = async (her: Someone, seconds: number[], facts: Partial<Row> = {}) => {
  for (const each of seconds) await layRun(her, each, facts)
}
const FIVE = [240, 300, 300, 360, 600]

describe('how much longer it takes is told from earlier runs', () => {
  const estimateOf = async (her: Someone, facts: Partial<Row> = {}) =>
    (await seenBy(her, await lay(her, facts))).progress.estimate

  it.each([
    { runs: 4, known: false },
    { runs: 5, known: true },
    { runs: 6, known: true },
  ])('after $runs of them: $known', async ({ runs, known }) => {
    const her = await someone(home)
    await layRuns(
      her,
      Array.from({ length: runs }, () => 300),
    )
    expect(await estimateOf(her)).toEqual(known ? { fromSeconds: 300, toSeconds: 300 } : null)
  })

  it('from a quick one to a slow one, in half minutes', async () => {
    const her = await someone(home)
    await layRuns(her, FIVE)
    // A quarter took 300 s or less, nine in ten 504 s or less.
    expect(await estimateOf(her)).toEqual({ fromSeconds: 300, toSeconds: 510 })
  })

  it.each([
    { what: 'of another engine', facts: { engine: 'replicate' } },
    { what: 'for more images', facts: { imagesOrdered: 20 } },
    { what: 'that failed', facts: { status: 'failed' } },
    { what: 'that were extended since', facts: { firstFinishedAt: new Date() } },
    { what: 'of which nobody knows when they began', facts: { begunAt: null } },
  ] satisfies { what: string; facts: Partial<Row> }[])('those $what do not count', async ({ facts }) => {
    const her = await someone(home)
    await layRuns(her, FIVE, facts)
    expect(await estimateOf(her)).toBeNull()
  })

  it('only the latest forty count', async () => {
    const her = await someone(home)
    for (let run = 0; run < 30; run += 1) await layRun(her, 3000, {}, 900)
    for (let run = 0; run < 40; run += 1) await layRun(her, 300, {}, 60)
    expect(await estimateOf(her)).toEqual({ fromSeconds: 300, toSeconds: 300 })
  })

  it.each([
    { elapsed: 0, estimate: { fromSeconds: 300, toSeconds: 510 } },
    { elapsed: 120, estimate: { fromSeconds: 180, toSeconds: 390 } },
    { elapsed: 400, estimate: { fromSeconds: 0, toSeconds: 90 } },
    { elapsed: 490, estimate: { fromSeconds: 0, toSeconds: 0 } },
    { elapsed: 510, estimate: null },
  ])('begun $elapsed s ago, what is left of it: $estimate', async ({ elapsed, estimate }) => {
    const her = await someone(home)
    await layRuns(her, FIVE)
    expect(await estimateOf(her, { status: 'training', begunAt: ago(elapsed) })).toEqual(estimate)
  })

  it.each([
    { what: 'once it has ended', facts: { status: 'completed', finishedAt: new Date() } },
    {
      what: 'of more images of a finished one',
      facts: { status: 'generating', firstFinishedAt: new Date() },
    },
  ] satisfies { what: string; facts: Partial<Row> }[])('nothing is told $what', async ({ facts }) => {
    const her = await someone(home)
    await layRuns(her, FIVE)
    expect(await estimateOf(her, facts)).toBeNull()
  })

  it('each of a list by its own kind, and a page that asks again hears nothing new', async () => {
    const her = await someone(home)
    await layRuns(her, FIVE)
    await layRuns(her, [1200, 1200, 1200, 1200, 1200], { imagesOrdered: 20 })
    const laid: string[] = []
    for (const imagesOrdered of [5, 20, 50]) laid.push(await lay(her, { imagesOrdered }))
    const answer = await her.visitor.get(api.transformations())
    const { transformations } = transformationsAnswer.parse(answer.json())
    const estimates = laid.map((id) => transformations.find((one) => one.id === id)?.progress.estimate)
    expect(estimates).toEqual([
      { fromSeconds: 300, toSeconds: 510 },
      { fromSeconds: 1200, toSeconds: 1200 },
      null,
    ])
    const etag = String(answer.headers.etag)
    expect((await her.visitor.get(api.transformations(), { 'if-none-match': etag })).statusCode).toBe(304)
  })
})

describe('how many are before hers', () => {
  const placeOf = async (her: Someone, facts: Partial<Row> = {}) =>
    (await seenBy(her, await lay(her, facts))).progress.queuePosition
  const earlier = { createdAt: ago(60) }

  it('nobody', async () => expect(await placeOf(await someone(home))).toBe(0))

  it('those of her engine that came before and have not begun, whoever they are of', async () => {
    const [her, other] = [await someone(home), await someone(home)]
    await lay(other, earlier)
    await lay(her, earlier)
    await lay(other, { ...earlier, engine: 'hair' })
    await lay(other, { createdAt: ago(-60) })
    await layRun(other, 60)
    expect(await placeOf(her)).toBe(2)
  })

  it('those whose turn comes first, and not those it does not', async () => {
    const [her, other] = [await someone(home), await someone(home)]
    await lay(other, { ...earlier, turn: 5 })
    await lay(other, { createdAt: ago(-60), turn: 15 })
    expect(await placeOf(her, { turn: 10 })).toBe(1)
  })

  it('but whoever has waited an hour is before all', async () => {
    const [her, other] = [await someone(home), await someone(home)]
    await lay(other, { createdAt: ago(59 * 60), turn: 5 })
    await lay(other, { createdAt: ago(61 * 60), turn: 5 })
    expect(await placeOf(her, { turn: 10 })).toBe(1)
  })

  it('and one for all that are under way', async () => {
    const her = await someone(home)
    await lay(her, earlier)
    for (let run = 0; run < 2; run += 1) await lay(her, { ...earlier, begunAt: ago(30) })
    await lay(her, { ...earlier, engine: 'hair', begunAt: ago(30) })
    expect(await placeOf(her)).toBe(2)
    expect(await placeOf(her, { engine: 'replicate' })).toBe(0)
  })

  it('nobody any more once hers has begun', async () => {
    const her = await someone(home)
    await lay(her, earlier)
    await lay(her, { ...earlier, begunAt: ago(30) })
    expect(await placeOf(her, { begunAt: ago(1) })).toBe(0)
  })
})

describe('what is done before the first image', () => {
  const told = async (facts: Partial<Row>) => {
    const her = await someone(home)
    const { stage, stageQueue, stageProgress } = (await seenBy(her, await lay(her, facts))).progress
    return { stage, stageQueue, stageProgress }
  }
  const LEARNING = { stage: 'learning', stageQueue: 3, stageProgress: 0.4 } as const
  it('is told while it is done', async () =>
    expect(await told({ ...LEARNING, status: 'training' })).toEqual(LEARNING))
  it('and not once all has ended', async () =>
    expect(await told({ ...LEARNING, status: 'failed', finishedAt: new Date() })).toEqual({
      ...{ stage: null, stageQueue: null, stageProgress: null },
    }))
})

it('a run that is under way is told on the first look after it began', async () => {
  const her = await someone(home)
  const id = await lay(her)
  const before = await her.visitor.get(api.transformation(id))
  const stage = { stage: 'sending' as const, begunAt: new Date() }
  await home.context.database.update(transformations).set(stage).where(eq(transformations.id, id))
  const etag = String(before.headers.etag)
  expect((await her.visitor.get(api.transformation(id), { 'if-none-match': etag })).statusCode).toBe(200)
})
