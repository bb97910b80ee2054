import { UNDER_WAY } from '@app/domain/engines/remote-job-states.ts'
import { asc, eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { creditEntries } from '../database/schema/credits.ts'
import { images } from '../database/schema/transformations.ts'
import { kept } from '../testing/buying/buying.ts'
import { runs } from '../testing/engines/runs.ts'
import { remoteJobsOf } from '../testing/services/hosted-app.ts'
import { type KilledOrder, momentOf, payForDeath } from '../testing/services/killed-order.ts'
import { LEARNING, SERVICES } from '../testing/services/local-services.ts'
import { openWebOnly } from '../testing/web-only.ts'

const ORDERS = runs(1, 10)
/** Of each order. */
const DEATHS = runs(1, 2)
const PACKAGE_CENTS = 990
/** What else goes wrong meanwhile, in the wide run: each of these is overcome. */
const BESIDES = [
  { fault: 'webhook_lost', at: 'picture' },
  { fault: 'answer_lost', at: 'picture' },
  { fault: 'down', at: 'call' },
  { fault: 'fails', at: 'picture' },
  { fault: 'half_picture', at: 'picture' },
  { fault: 'webhook_twice', at: 'picture' },
  { fault: 'throttled', at: 'picture' },
  { fault: 'garbage', at: 'call' },
  { fault: 'output_gone', at: 'picture' },
  { fault: 'stranger', at: 'picture' },
] as const
const SEEDS = Array.from({ length: ORDERS }, (_, number) => `order ${number}`)

let order: KilledOrder | null = null
afterEach(async () => {
  await order?.close()
  order = null
})

/** What is left of an order once the app that made it has ended. */
async function whatIsLeft({ id, orderId, env }: KilledOrder) {
  const home = await openWebOnly({ ...env, PUBLIC_URL: 'http://localhost' })
  const { database } = home.context
  const made = await database
    .select()
    .from(images)
    .where(eq(images.transformationId, id))
    .orderBy(asc(images.position))
  const sizes = await Promise.all(made.map(({ file }) => home.context.storage.size(file)))
  const left = {
    ...{ made, jobs: await remoteJobsOf(home, id), keptCents: await kept(home, orderId) },
    credits: await database.select().from(creditEntries),
    missingFiles: sizes.filter((size) => size === null).length,
  }
  await home.close()
  return left
}

describe.each(SERVICES.slice(0, runs(1, SERVICES.length)))(
  'an app that is killed while %s makes five images',
  (name) => {
    const trainings = LEARNING.includes(name) ? 1 : 0

    it.each(SEEDS)('at any moment: five images, each asked for and paid once (%s) (F1, F2)', async (seed) => {
      order = await payForDeath(name)
      const { service, app } = order
      for (let death = 0; death < DEATHS; death += 1)
        await order.surviveDeath(momentOf(`${name}, ${seed}, death ${death}`, trainings + 5))
      const { status } = await order.until(({ status: now }) => now === 'completed' || now === 'failed')
      expect(await app.stop(), app.said).toBe(0)

      const left = await whatIsLeft(order)
      expect([status, left.made.map(({ position }) => position)]).toEqual(['completed', [1, 2, 3, 4, 5]])
      expect([new Set(left.made.map(({ fingerprint }) => fingerprint)).size, left.missingFiles]).toEqual([
        5, 0,
      ])
      expect([left.keptCents, left.credits]).toEqual([PACKAGE_CENTS, []])
      expect([service.jobs.count('training'), service.jobs.count('picture')]).toEqual([trainings, 5])
      expect(left.jobs).toHaveLength(trainings + 5)
      expect(left.jobs.filter((job) => UNDER_WAY.includes(job.status))).toEqual([])
    })

    it.each(BESIDES.slice(0, runs(0, BESIDES.length)))(
      'while $fault ($at) goes wrong besides: five images, one training, and no job asked for that was not written down (F2)',
      async ({ fault, at }) => {
        order = await payForDeath(name)
        const { service, app } = order
        service.faults.plan(fault, at, 2)
        await order.surviveDeath(momentOf(`${name}, ${fault}`, trainings + 5))
        const { status } = await order.until(({ status: now }) => now === 'completed' || now === 'failed')
        expect(await app.stop(), app.said).toBe(0)

        const left = await whatIsLeft(order)
        expect([status, left.made.map(({ position }) => position)]).toEqual(['completed', [1, 2, 3, 4, 5]])
        expect([left.keptCents, left.credits, left.missingFiles]).toEqual([PACKAGE_CENTS, [], 0])
        expect(service.jobs.count('training')).toBe(trainings)
        expect(service.jobs.all.length).toBeLessThanOrEqual(left.jobs.length)
        expect(left.jobs.filter((job) => UNDER_WAY.includes(job.status))).toEqual([])
      },
    )
  },
)
