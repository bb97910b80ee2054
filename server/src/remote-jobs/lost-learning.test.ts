import { api } from '@app/domain/routes.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mails } from '../database/schema/mails.ts'
import { photos } from '../database/schema/photos.ts'
import { remoteJobs } from '../database/schema/remote-jobs.ts'
import { transformations } from '../database/schema/transformations.ts'
import { kept } from '../testing/buying/buying.ts'
import { askMore, creditsOf, endow, openExtensionOf, seenBy } from '../testing/buying/extending.ts'
import { runs } from '../testing/engines/runs.ts'
import type { Someone } from '../testing/people.ts'
import {
  type HostedApp,
  LEARNING,
  makeOrder,
  openHostedApp,
  ordered,
  remoteFilesOf,
  remoteJobsOf,
} from '../testing/services/hosted-app.ts'
import { generate } from '../transformations/making/generate.ts'
import { costsOf } from './remote-jobs.ts'

/** More often than anything is tried. */
const ALWAYS = 100
/** Of a training, in thousandths of a cent: two euros, as the price lists say. */
const TRAINING = 200_000

const trainingsOf = async (home: HostedApp, id: string) =>
  (await remoteJobsOf(home, id))
    .filter(({ kind }) => kind === 'training')
    .map(({ name, status }) => [name, status])

async function makeMore(home: HostedApp, id: string): Promise<void> {
  const run = { transformationId: id, extensionId: (await openExtensionOf(home, id)) ?? null }
  await generate(home.context, run, new AbortController().signal)
}

/** Delivered, with five credits for more of it. */
async function delivered(home: HostedApp): Promise<{ her: Someone; id: string }> {
  const { her, id } = await ordered(home)
  await makeOrder(home, id)
  await endow(home, her, 5)
  return { her, id }
}

async function messageTo({ context }: HostedApp, her: Someone, kind: string): Promise<string> {
  const [mail] = await context.database
    .select({ textBody: mails.textBody })
    .from(mails)
    .where(and(eq(mails.recipient, her.email), eq(mails.kind, kind)))
  return mail?.textBody ?? ''
}

describe.each(LEARNING.slice(0, runs(1, LEARNING.length)))('what %s learned of her is gone there', (name) => {
  let home: HostedApp
  beforeAll(async () => {
    home = await openHostedApp(name)
  })
  afterAll(() => home.close())
  beforeEach(() => home.service.faults.forget())

  it('it is learned once more, and all five images are made; both trainings are paid', async () => {
    home.service.faults.plan('unlearned', 'picture')
    const { her, id } = await ordered(home)
    await makeOrder(home, id)
    expect(await seenBy(her, id)).toMatchObject({
      ...{ status: 'completed', imagesCount: 5, refund: null, shortReason: null },
    })
    expect(await trainingsOf(home, id)).toEqual([
      ['training', 'lost'],
      ['training:again', 'succeeded'],
    ])
    const pictures = (await remoteJobsOf(home, id)).filter(({ kind }) => kind === 'picture')
    const paid = pictures.filter(({ status }) => status !== 'failed').reduce((sum, { cost }) => sum + cost, 0)
    expect((await costsOf(home.context.database, [id])).get(id)).toBe(2 * TRAINING + paid)
  })

  it('for good: her money goes back, and she is told why, in the message and on the page', async () => {
    home.service.faults.plan('unlearned', 'picture', 2)
    const { her, id, orderId } = await ordered(home)
    await makeOrder(home, id)
    expect(await seenBy(her, id)).toMatchObject({
      ...{ status: 'failed', imagesCount: 0, refund: { cents: 990 }, shortReason: 'learned_lost' },
    })
    expect(await kept(home, orderId)).toBe(0)
    const said = await messageTo(home, her, 'failed_refunded')
    expect(said).toContain('a perdu ce qu’il avait appris de votre visage')
    expect(said).not.toContain('Aucune image n’a pu')
    expect(await trainingsOf(home, id)).toEqual([
      ['training', 'lost'],
      ['training:again', 'lost'],
    ])
  })

  it('however often: no third training is begun, also by a run that comes after', async () => {
    const before = home.service.jobs.count('training')
    home.service.faults.plan('unlearned', 'picture', ALWAYS)
    const { id } = await ordered(home)
    await makeOrder(home, id)
    await home.context.database
      .update(transformations)
      .set({ status: 'generating', finishedAt: null })
      .where(eq(transformations.id, id))
    const sent = (await remoteFilesOf(home, id)).length
    await makeOrder(home, id)
    expect(home.service.jobs.count('training') - before).toBe(2)
    expect((await remoteFilesOf(home, id)).length).toBe(sent)
  })

  it('when more images are asked for weeks later: it is learned once more, and they are made', async () => {
    const { her, id } = await delivered(home)
    home.service.faults.plan('unlearned', 'picture')
    expect((await askMore(her, id)).statusCode).toBe(200)
    await makeMore(home, id)
    expect(await seenBy(her, id)).toMatchObject({ status: 'completed', imagesCount: 10, shortReason: null })
    expect([await creditsOf(her), await trainingsOf(home, id)]).toEqual([
      0,
      [
        ['training', 'lost'],
        ['training:again', 'succeeded'],
      ],
    ])
  })

  it('and again then: her credits come back with the reason, and more are refused before she spends any', async () => {
    const { her, id } = await delivered(home)
    home.service.faults.plan('unlearned', 'picture', 2)
    await askMore(her, id)
    await makeMore(home, id)
    expect(await seenBy(her, id)).toMatchObject({
      ...{ status: 'completed', imagesCount: 5, refund: { credits: 5 }, shortReason: 'learned_lost' },
      moreImages: { possible: false },
    })
    const said = await messageTo(home, her, 'more_failed')
    expect(said).toContain('a perdu ce qu’il avait appris de votre visage')
    expect(said).not.toContain('à la hauteur de vos photos')
    const refused = await askMore(her, id)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'learned_lost'])
    expect(await creditsOf(her)).toBe(5)
  })

  it('in the midst of her images: those that are made stay hers, the rest comes back as credits', async () => {
    const { finisher } = home
    const finish = finisher.finish.bind(finisher)
    let asked = 0
    const four = Promise.withResolvers<void>()
    // Four are made side by side: the fifth is asked for once one of these is finished.
    finisher.finish = async (wish) => {
      asked += 1
      if (asked === 4) {
        home.service.faults.plan('unlearned', 'picture', ALWAYS)
        four.resolve()
      }
      await four.promise
      return finish(wish)
    }
    const { her, id } = await ordered(home)
    await makeOrder(home, id)
    finisher.finish = finish
    expect(await seenBy(her, id)).toMatchObject({
      ...{ status: 'completed', imagesCount: 4, refund: { credits: 1 }, shortReason: 'learned_lost' },
    })
    expect(await messageTo(home, her, 'ready_short')).toMatch(
      /avec les images qui ont pu être créées\s: 4\. Le service d’images a perdu/,
    )
  })

  it('after a crash between the loss and the second training: the next run begins it, once', async () => {
    const { her, id } = await delivered(home)
    await askMore(her, id)
    await home.context.database
      .update(remoteJobs)
      .set({ status: 'lost', error: 'gone at the service' })
      .where(and(eq(remoteJobs.transformationId, id), eq(remoteJobs.name, 'training')))
    const before = home.service.jobs.count('training')
    await makeMore(home, id)
    await makeMore(home, id)
    expect(await seenBy(her, id)).toMatchObject({ status: 'completed', imagesCount: 10 })
    expect(home.service.jobs.count('training') - before).toBe(1)
  })

  it('and so are her photos: nothing is learned of what is gone, her credits come back, and she is told', async () => {
    const { her, id } = await delivered(home)
    await askMore(her, id)
    const { database } = home.context
    const [row] = await database.select().from(transformations).where(eq(transformations.id, id))
    await database.delete(photos).where(eq(photos.draftId, row?.draftId ?? ''))
    const before = home.service.jobs.count('training')
    await makeMore(home, id)
    expect(await seenBy(her, id)).toMatchObject({
      ...{ status: 'completed', imagesCount: 5, refund: { credits: 5 }, shortReason: 'photos_gone' },
      moreImages: { possible: false },
    })
    expect(await messageTo(home, her, 'more_failed')).toContain('Vos photos sources sont effacées')
    expect(home.service.jobs.count('training')).toBe(before)
    expect((await askMore(her, id)).json().code).toBe('photos_forgotten')
  })

  it('is said in English to who reads English', async () => {
    home.service.faults.plan('unlearned', 'picture', ALWAYS)
    const { her, id } = await ordered(home)
    await her.visitor.put(`${api.language()}?lng=en`)
    await makeOrder(home, id)
    expect(await messageTo(home, her, 'failed_refunded')).toContain(
      'The image service lost what it had learned of your face, and could not learn it again.',
    )
  })
})

describe('what was learned of her is gone, and the budget of the day is spent', () => {
  let home: HostedApp
  beforeAll(async () => {
    home = await openHostedApp('replicate', { REPLICATE_DAILY_CENTS: '201' })
  })
  afterAll(() => home.close())

  it('it is not learned again today: her credits come back with the reason, and she may ask another day', async () => {
    const { her, id } = await delivered(home)
    home.service.faults.plan('unlearned', 'picture')
    await askMore(her, id)
    await makeMore(home, id)
    expect(await seenBy(her, id)).toMatchObject({
      ...{ status: 'completed', imagesCount: 5, refund: { credits: 5 }, shortReason: 'learning_later' },
      moreImages: { possible: true },
    })
    expect(await trainingsOf(home, id)).toEqual([['training', 'lost']])
    const yesterday = new Date(Date.now() - 30 * 3_600_000)
    await home.context.database.update(remoteJobs).set({ askedAt: yesterday })
    await askMore(her, id)
    await makeMore(home, id)
    expect(await seenBy(her, id)).toMatchObject({ imagesCount: 10, shortReason: null })
    expect((await trainingsOf(home, id)).toSorted()).toEqual([
      ['training', 'lost'],
      ['training:again', 'succeeded'],
    ])
  })
})
