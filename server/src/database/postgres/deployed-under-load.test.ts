import { draftAnswer } from '@app/domain/drafts/drafts-api.ts'
import { uploadAnswer } from '@app/domain/photos/photos-api.ts'
import { api, pages } from '@app/domain/routes.ts'
import { transformationAnswer } from '@app/domain/transformations/transformations-api.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Load } from '../../testing/deploying/load.ts'
import { retire, UNTIL_RETIRED } from '../../testing/deploying/retire.ts'
import { ReverseProxy } from '../../testing/deploying/reverse-proxy.ts'
import { smallJpeg } from '../../testing/engines/pictures.ts'
import { runs } from '../../testing/engines/runs.ts'
import { KillableApp } from '../../testing/services/killable-app.ts'
import { type KilledOrder, payForDeath } from '../../testing/services/killed-order.ts'

const DEPLOYS = runs(1, 4)
/** Of each kind, before the next process is told to stop. */
const MORE = 3

let order: KilledOrder
let apps: KillableApp[]
let proxy: ReverseProxy
beforeAll(async () => {
  order = await payForDeath('replicate')
  // Her training outlasts the first stop, her pictures see the second.
  order.service.jobs.pace = {
    training: { queued: 500, running: 4000 },
    picture: { queued: 500, running: 2500 },
  }
  proxy = await ReverseProxy.open()
  const env = { ...order.env, PUBLIC_URL: proxy.url, ...UNTIL_RETIRED }
  const prepared = () => KillableApp.prepare(env, { pages: 'built' })
  apps = [await prepared(), await prepared()]
  for (const app of apps) {
    await app.start()
    await proxy.add(app.url)
  }
})
afterAll(async () => {
  await proxy.close()
  for (const app of apps) app.interrupt()
  for (const app of apps) await app.ended()
  await order.close()
})

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(proxy.url + path, {
    redirect: 'manual',
    ...init,
    headers: { ...init.headers, cookie: order.cookie, origin: proxy.url },
  })
const sendJson = (method: string, path: string, body: object): Promise<Response> =>
  ask(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

/** Sends a photo and takes it out again, so that there is always room for the next. */
async function sendPhoto(draftId: string): Promise<Response> {
  const form = new FormData()
  form.append('sessionId', draftId)
  form.append('images', new Blob([new Uint8Array(await smallJpeg())], { type: 'image/jpeg' }), 'her.jpg')
  const sent = await ask(api.upload(), { method: 'POST', body: form })
  if (sent.status !== 200) return sent
  const [photo] = uploadAnswer.parse(await sent.json()).images
  return sendJson('DELETE', api.upload(), { sessionId: draftId, imageUrl: photo?.url })
}

/** A POST that no proxy sends twice; asked again, it is the same order. */
const orderCredits = () => sendJson('POST', api.creditIntent(), { packId: 'credits_10', amount: 14.9 })

function begin(draftId: string): Load {
  const load = new Load()
  for (let person = 0; person < 4; person += 1)
    load.add('her transformations', () => ask(api.transformations()))
  load.add('the landing page', () => ask(pages.home()))
  load.add('the dashboard', () => ask(pages.dashboard()))
  load.add('a photo', () => sendPhoto(draftId))
  for (let person = 0; person < 4; person += 1) load.add('credits', orderCredits)
  load.add('a name', () => sendJson('PUT', api.draftById(draftId), { sessionName: 'Mon été' }))
  load.add('a step', () => sendJson('PUT', api.draftById(draftId), { step: 2 }))
  return load
}

const seen = async () =>
  transformationAnswer.parse(await (await ask(api.transformation(order.id))).json()).transformation

it('two processes that are told to stop and started again in turn, under load, lose no request and no job (F7)', async () => {
  const { id: draftId } = draftAnswer.parse(await (await ask(api.draft())).json()).draft
  const load = begin(draftId)
  for (let deploy = 0; deploy < DEPLOYS; deploy += 1)
    for (const app of apps) {
      await load.untilMore(MORE)
      expect(await retire(app, proxy), app.said).toBe(0)
      // The other one answers for both.
      await load.untilMore(MORE)
      await app.start()
      await proxy.untilUp(app.url)
    }
  await load.untilMore(MORE)
  const failed = await load.stop()
  const asked = Object.values(load.answered).reduce((sum, times) => sum + times, 0)
  console.log(`${asked} requests over ${DEPLOYS * apps.length} stops and starts, ${failed.length} failed`)
  expect(failed).toEqual([])

  // What one process had begun, the other went on with, once.
  await expect.poll(async () => (await seen()).status).toBe('completed')
  expect((await seen()).images.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
  const { jobs } = order.service
  expect([jobs.count('training'), jobs.count('picture')]).toEqual([1, 5])
})
