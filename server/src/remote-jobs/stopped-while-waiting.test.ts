import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type KilledOrder, payForDeath } from '../testing/services/killed-order.ts'

let order: KilledOrder
beforeAll(async () => {
  order = await payForDeath('replicate')
  // Longer than a process that is told to stop may take before it ends as one that failed.
  order.service.jobs.pace.training = { queued: 100, running: 25_000 }
})
afterAll(() => order.close())

it('an app that is told to stop while a service learns her face does not wait for that, and the next goes on with the same training', async () => {
  const { app, service } = order
  await app.start()
  while (service.jobs.all[0]?.status !== 'running') await pause(20)
  expect(await app.stop(), app.said).toBe(0)
  expect(service.jobs.all.map(({ status }) => status)).toEqual(['running'])
  await app.start()
  const { images } = await order.until(({ status }) => status === 'completed' || status === 'failed')
  expect(images.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
  expect([service.jobs.count('training'), service.jobs.count('picture')]).toEqual([1, 5])
})
