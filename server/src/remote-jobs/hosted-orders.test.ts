import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { drafts } from '../database/schema/drafts.ts'
import { images } from '../database/schema/transformations.ts'
import { toneWords } from '../engines/hosted/prompts/tone-words.ts'
import { buyDraft } from '../testing/buying/buying.ts'
import { mailKindsTo, seenBy } from '../testing/buying/extending.ts'
import { runs } from '../testing/engines/runs.ts'
import { fillDraft } from '../testing/full-draft.ts'
import { someone } from '../testing/people.ts'
import {
  type HostedApp,
  LEARNING,
  makeOrder,
  openHostedApp,
  ordered,
  remoteFilesOf,
  remoteJobsOf,
  SERVICES,
} from '../testing/services/hosted-app.ts'
import type { FaultPlace, ServiceFault } from '../testing/services/service-faults.ts'

interface Planned {
  fault: ServiceFault
  at: FaultPlace
  times: number
}
/** What is asked for once more, or made anew with another seed. One by one in the wide run. */
const FAULTS: Planned[] = [
  { fault: 'throttled', at: 'picture', times: 2 },
  { fault: 'down', at: 'picture', times: 3 },
  { fault: 'down', at: 'call', times: 3 },
  { fault: 'silent', at: 'picture', times: 1 },
  { fault: 'garbage', at: 'call', times: 2 },
  { fault: 'fails', at: 'picture', times: 2 },
  { fault: 'no_output', at: 'picture', times: 1 },
  { fault: 'output_gone', at: 'picture', times: 2 },
  { fault: 'half_picture', at: 'picture', times: 2 },
  { fault: 'not_a_picture', at: 'picture', times: 2 },
  { fault: 'stranger', at: 'picture', times: 3 },
]

describe.each(SERVICES)('an order of five images made by %s', (name) => {
  const learns = LEARNING.includes(name)
  let home: HostedApp
  beforeAll(async () => {
    home = await openHostedApp(name)
  })
  afterAll(() => home.close())
  beforeEach(() => {
    home.service.faults.forget()
  })

  const make = (id: string) => makeOrder(home, id)
  const ofKind = async (id: string, kind: string) =>
    (await remoteJobsOf(home, id)).filter((job) => job.kind === kind)

  it('in a tone she chose is asked for in its words, by the technique of the style', async () => {
    const her = await someone(home)
    await fillDraft(home, her, { baseStyle: 'balayage_doux' })
    await home.context.database.update(drafts).set({ tone: '5.6' }).where(eq(drafts.userId, her.id))
    const { transformationId: id } = await buyDraft(her)
    await make(id)
    const made = await home.context.database.select().from(images).where(eq(images.transformationId, id))
    expect(made.map(({ tone }) => tone)).toEqual(Array(5).fill('5.6'))
    for (const { recipe } of made)
      expect((recipe as { prompt: string }).prompt).toMatch(
        new RegExp(`hand-painted, natural roots two shades deeper.*colour: ${toneWords('5.6')}`),
      )
  })

  it('is completed, and each image says what made it', async () => {
    const { her, id } = await ordered(home)
    await make(id)
    expect(await seenBy(her, id)).toMatchObject({ status: 'completed', imagesCount: 5, refund: null })
    const made = await home.context.database.select().from(images).where(eq(images.transformationId, id))
    for (const { engine, model, recipe, seed } of made)
      expect({ engine, model, recipe, seed }).toMatchObject({
        engine: name,
        model: expect.stringMatching(/./),
        recipe: { service: name, way: learns ? 'learned' : 'edit', prompt: expect.any(String), seed },
      })
    expect(new Set(made.map(({ seed }) => seed)).size).toBe(5)
    expect((await mailKindsTo(home, her)).filter((kind) => kind !== 'receipt')).toEqual(['ready'])
  })

  it('asks for one training, where it learns, and for five pictures', async () => {
    const before = home.service.jobs.count('training')
    const { id } = await ordered(home)
    await make(id)
    expect(home.service.jobs.count('training') - before).toBe(learns ? 1 : 0)
    expect((await ofKind(id, 'picture')).map(({ status }) => status)).toEqual(Array(5).fill('succeeded'))
  })

  it('what it was sent is to be deleted there when it is finished; what was learned stays', async () => {
    const { id } = await ordered(home)
    await make(id)
    expect((await remoteFilesOf(home, id)).every(({ forgetAt }) => forgetAt !== null)).toBe(true)
    const jobs = await remoteJobsOf(home, id)
    expect(jobs.filter(({ forgetAt }) => forgetAt === null).map(({ kind }) => kind)).toEqual(
      learns ? ['training'] : [],
    )
  })

  const completesAlthough = async (faults: readonly Planned[]) => {
    for (const { fault, at, times } of faults) home.service.faults.plan(fault, at, times)
    const { her, id } = await ordered(home)
    await make(id)
    expect(await seenBy(her, id)).toMatchObject({ status: 'completed', imagesCount: 5 })
    expect((await ofKind(id, 'training')).length).toBe(learns ? 1 : 0)
  }

  it('although all of this goes wrong on the way: five images (F3)', () => completesAlthough(FAULTS))

  it.each(FAULTS.slice(0, runs(0, FAULTS.length)))(
    'although it is $fault ($at, $times times): five images (F3)',
    (planned) => completesAlthough([planned]),
  )
})
