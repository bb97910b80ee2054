import { BASE_STYLE_IDS } from '@app/domain/catalogue/base-styles.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { remoteFiles, remoteJobs, serviceHealth } from '../database/schema/remote-jobs.ts'
import { images, transformations } from '../database/schema/transformations.ts'
import { TRIES_BEFORE_ALARM } from '../remote-jobs/tidy.ts'
import { buyDelivered } from '../testing/buying/buying.ts'
import { operate } from '../testing/operate.ts'
import { someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const NAMES = {
  ...{ ENGINE: 'hair', ENGINE_STYLES: 'pixie=fal,long_lisse=replicate', ENGINE_INSTEAD: 'hair' },
  ...{ FAL_KEY: 'key', FAL_DAILY_CENTS: '5', REPLICATE_API_TOKEN: 'r8_token', REPLICATE_OWNER: 'maison' },
}

let home: TestApp
beforeAll(async () => {
  home = await openTestApp({ names: NAMES })
})
afterAll(() => home.close())
beforeEach(async () => {
  const { database } = home.context
  for (const table of [remoteJobs, remoteFiles, serviceHealth]) await database.delete(table)
})

const said = async (name: string): Promise<string> => (await operate(home, name))?.said ?? ''
const lineOf = async (start: string): Promise<string> =>
  (await said('engines')).split('\n').find((line) => line.startsWith(start)) ?? ''

type NewJob = Partial<typeof remoteJobs.$inferInsert>
const asked = (transformationId: string, job: NewJob) =>
  home.context.database.insert(remoteJobs).values({
    ...{ transformationId, service: 'fal', name: 'picture:0', kind: 'picture' as const, model: 'm' },
    ...{ status: 'succeeded' as const, cost: 4000, ...job },
  })
const nobodys = () => crypto.randomUUID()

/** A finished order of five images by fal, in the style of a test buyer. */
async function madeByFal(): Promise<{ id: string; style: string }> {
  const her = await someone(home)
  const { transformationId: id } = await buyDelivered(home, her)
  const { database } = home.context
  await database.update(images).set({ engine: 'fal' }).where(eq(images.transformationId, id))
  const [row] = await database
    .update(transformations)
    .set({ engine: 'fal' })
    .where(eq(transformations.id, id))
    .returning()
  return { id, style: row?.baseStyle ?? '' }
}

describe('an operator is shown', () => {
  it('which engine makes which style, and what makes it where that one may not', async () => {
    const lines = (await said('engines')).split('\n')
    expect(lines[0]).toBe("by this terminal's environment: hair; instead, where another may not: hair")
    const engineOf = Object.fromEntries(lines.slice(1, 17).map((line) => line.split(/\s+/)))
    expect(Object.keys(engineOf)).toEqual(BASE_STYLE_IDS)
    expect(engineOf).toMatchObject({ pixie: 'fal', long_lisse: 'replicate', carre_frange: 'hair' })
  })

  it('what an image has cost, with the training and what was not good enough, without what failed', async () => {
    const { id, style } = await madeByFal()
    await asked(id, { name: 'training', kind: 'training', cost: 200_000 })
    for (const place of [0, 1, 2, 3, 4, 5]) await asked(id, { name: `picture:${place}` })
    await asked(id, { name: 'picture:6', status: 'failed' })
    expect(await lineOf(style)).toContain('fal: 44.8 ct an image, of 5')
    await home.context.database
      .update(transformations)
      .set({ imagesDeleted: 3 })
      .where(eq(transformations.id, id))
    expect(await lineOf(style), 'with three more that she has deleted').toContain('28.0 ct an image, of 8')
  })

  it.each([
    { cost: 4999, spent: '5.0 ct today of 5.0 ct, 0 jobs' },
    { cost: 5000, spent: '5.0 ct today of 5.0 ct, BUDGET SPENT' },
    { cost: 5001, spent: '5.0 ct today of 5.0 ct, BUDGET SPENT' },
  ])('that the budget of the day is spent: $cost of 5000', async ({ cost, spent }) => {
    await asked(nobodys(), { cost })
    expect(await lineOf('fal:')).toContain(spent)
    expect(await lineOf('replicate:')).toContain('0.0 ct today, 0 jobs under way')
  })

  it('that a service is left alone, and until when', async () => {
    const { database } = home.context
    expect(await lineOf('fal:')).toContain('asked when something is ordered, 0 calls in a row not answered')
    const restingUntil = new Date('2099-01-01T10:00:00Z')
    await database.insert(serviceHealth).values({ service: 'fal', failures: 5, restingUntil })
    expect(await lineOf('fal:')).toContain('left alone until 2099-01-01 11:00, 5 calls in a row')
    await database.update(serviceHealth).set({ restingUntil: new Date(Date.now() - 1) })
    expect(await lineOf('fal:')).toContain('asked when something is ordered')
  })

  it.each([
    { tries: TRIES_BEFORE_ALARM - 1, alarm: false },
    { tries: TRIES_BEFORE_ALARM, alarm: true },
    { tries: TRIES_BEFORE_ALARM + 1, alarm: true },
  ])('what a service has not deleted after many tries, here $tries', async ({ tries, alarm }) => {
    await asked(nobodys(), { forgetAt: new Date(), forgetTries: tries })
    expect((await lineOf('fal:')).includes('NOT DELETED there after many tries: 1')).toBe(alarm)
  })

  it('a service that is configured no more, while it keeps something of hers', async () => {
    const file = { transformationId: nobodys(), service: 'comfyui', name: 'photo:1', url: 'x' }
    await home.context.database.insert(remoteFiles).values(file)
    expect(await lineOf('comfyui:')).toContain('NOT CONFIGURED HERE, and it keeps 1 jobs and files')
    await home.context.database.update(remoteFiles).set({ forgottenAt: new Date() })
    expect(await lineOf('comfyui:')).toBe('')
  })

  it('what each of the latest transformations has cost, and all of them together', async () => {
    const { id } = await madeByFal()
    await asked(id, { name: 'training', kind: 'training', cost: 200_000 })
    await asked(id, {})
    const lines = (await said('costs')).split('\n')
    expect(lines.find((line) => line.includes(id))).toMatch(/fal +completed +5 images +204\.0 ct {2}pack_5$/)
    expect(lines.at(-1)).toMatch(/^2\.04 € for these \d+, by the prices in the environment$/)
  })
})
