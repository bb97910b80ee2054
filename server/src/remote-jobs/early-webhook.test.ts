import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ImageService } from '../engines/hosted/image-service.ts'
import { declare } from '../testing/declaring.ts'
import {
  type HostedApp,
  makeOrder,
  openHostedApp,
  ordered,
  remoteJobsOf,
} from '../testing/services/hosted-app.ts'
import type { ReplicateServer } from '../testing/services/replicate/replicate-server.ts'
import { tidyRemotely } from './tidy.ts'

let home: HostedApp
let replicate: ReplicateServer
beforeAll(async () => {
  home = await openHostedApp('replicate')
  replicate = home.service as ReplicateServer
})
afterAll(() => home.close())

it('of a training whose news came before its answer, nothing is left once it is stopped', async () => {
  const { her, id, orderId } = await ordered(home)
  replicate.faults.plan('webhook_early', 'training')
  replicate.faults.plan('stuck', 'training')
  const running = makeOrder(home, id)
  await expect.poll(async () => (await remoteJobsOf(home, id))[0]?.status).toBe('running')
  expect((await declare(her, orderId)).statusCode).toBe(200)
  await running
  await tidyRemotely(home.context)
  expect([...replicate.models.keys()]).toEqual([])
})

it('forgotten while it was being asked for, it is stopped as soon as it is known', async () => {
  const { her, id, orderId } = await ordered(home)
  const service = home.context.services[0] as ImageService
  const find = service.find
  const start = service.startTraining.bind(service)
  service.startTraining = async (wish, signal) => {
    service.startTraining = start
    expect((await declare(her, orderId)).statusCode).toBe(200)
    // It is on its way still.
    service.find = async () => null
    await tidyRemotely(home.context)
    service.find = find
    return start(wish, signal)
  }
  await makeOrder(home, id)
  expect(replicate.jobs.all.at(-1)?.status).not.toBe('canceled')
  await tidyRemotely(home.context)
  expect([...replicate.models.keys()]).toEqual([])
  // The service tells that it was stopped: told late, that names it again, and it is forgotten the next time.
  const forgotten = async () => {
    await tidyRemotely(home.context)
    return (await remoteJobsOf(home, id)).map(({ status, remoteId }) => [status, remoteId])
  }
  await expect.poll(forgotten).toEqual([['canceled', null]])
})
