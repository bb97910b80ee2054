import { api } from '@app/domain/routes.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ImageService } from '../engines/hosted/image-service.ts'
import { declare } from '../testing/declaring.ts'
import {
  type HostedApp,
  makeOrder,
  openHostedApp,
  ordered,
  remoteFilesOf,
  remoteJobsOf,
} from '../testing/services/hosted-app.ts'
import type { ReplicateServer } from '../testing/services/replicate/replicate-server.ts'
import { PASSWORD } from '../testing/visitor.ts'
import { tidyRemotely } from './tidy.ts'

let home: HostedApp
let replicate: ReplicateServer
beforeAll(async () => {
  home = await openHostedApp('replicate')
  replicate = home.service as ReplicateServer
})
afterAll(() => home.close())

let order: Awaited<ReturnType<typeof ordered>>
beforeEach(async () => {
  order = await ordered(home)
})

/** Something happens while the service is asked for this, just before our books hear of its answer. */
function after(call: 'upload' | 'startTraining', happens: () => Promise<void>): void {
  const service = home.context.services[0] as ImageService
  const asked = service[call].bind(service) as (...args: unknown[]) => Promise<never>
  service[call] = async (...args: unknown[]) => {
    const answer = await asked(...args)
    service[call] = asked
    await happens()
    return answer
  }
}
async function renounce(): Promise<void> {
  expect((await declare(order.her, order.orderId)).statusCode).toBe(200)
}
async function leave(): Promise<void> {
  await renounce()
  const gone = await order.her.visitor.delete(api.account(), { currentPassword: PASSWORD })
  expect(gone.statusCode).toBe(200)
}
const kept = async () =>
  [...(await remoteFilesOf(home, order.id)), ...(await remoteJobsOf(home, order.id))].filter(
    ({ forgottenAt }) => forgottenAt === null,
  )

it.each([
  { what: 'renounced', happens: renounce },
  { what: 'renounced, and her account deleted,', happens: leave },
])(
  'an order that is $what while her photos are sent: nothing is learned, and nothing stays',
  async (told) => {
    after('upload', told.happens)
    await makeOrder(home, order.id)
    await tidyRemotely(home.context)
    expect([replicate.files.size, await remoteJobsOf(home, order.id), await kept()]).toEqual([0, [], []])
  },
)

it('renounced while a training is asked for, it is stopped, and nothing of it stays', async () => {
  after('startTraining', leave)
  await makeOrder(home, order.id)
  await tidyRemotely(home.context)
  const learned = [...replicate.models.values()].flatMap(({ versions }) => versions)
  expect([replicate.files.size, learned, await kept()]).toEqual([0, [], []])
})

it('what is under way, and what was learned for more images, is left alone', async () => {
  let whileMade: unknown[] = []
  after('startTraining', async () => {
    await tidyRemotely(home.context)
    whileMade = await kept()
  })
  await makeOrder(home, order.id)
  await tidyRemotely(home.context)
  expect(whileMade).toHaveLength(2)
  expect((await kept()).map(({ name }) => name)).toEqual(['training'])
})
