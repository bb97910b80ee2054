import { setTimeout as pause } from 'node:timers/promises'
import { type Draft, draftAnswer } from '@app/domain/drafts/drafts-api.ts'
import { api } from '@app/domain/routes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  POSTGRES_MODEL,
  type PostgresServer,
  startPostgres,
} from '../../testing/databases/postgres-server.ts'
import { smallJpeg } from '../../testing/pictures.ts'
import { runs } from '../../testing/runs.ts'
import { type KilledOrder, payForDeath } from '../../testing/services/killed-order.ts'

const RESTARTS = runs(2, 8)
/** Between two of them, milliseconds. */
const PEACE = 1500
const POLLING = 6
const ASK_EVERY_MS = 20

let postgres: PostgresServer
let order: KilledOrder
beforeAll(async () => {
  postgres = await startPostgres()
  order = await payForDeath('replicate', postgres.url.replace(/\/postgres$/, `/${POSTGRES_MODEL}`))
  // Her training outlasts the first restarts, her pictures see the others.
  order.service.jobs.pace = {
    training: { queued: 500, running: 4000 },
    picture: { queued: 500, running: 2500 },
  }
  await order.app.start()
})
afterAll(async () => {
  await order.close()
  await postgres.stop()
})

interface Heard {
  status: number
  body: string
}

const ask = async (path: string, init: RequestInit = {}): Promise<Heard> => {
  const headers = { cookie: order.cookie, origin: order.app.url }
  const answer = await fetch(order.app.url + path, { ...init, headers })
  return { status: answer.status, body: await answer.text() }
}

async function upload(draftId: string): Promise<Heard> {
  const form = new FormData()
  form.append('sessionId', draftId)
  form.append('images', new Blob([new Uint8Array(await smallJpeg())], { type: 'image/jpeg' }), 'her.jpg')
  return ask(api.upload(), { method: 'POST', body: form })
}

/** Does this again and again until it is told to stop; what it heard. */
function again(doing: () => Promise<Heard>): { stop(): Promise<Heard[]> } {
  const heard: Heard[] = []
  let stopped = false
  const loop = (async () => {
    while (!stopped) {
      heard.push(await doing())
      await pause(ASK_EVERY_MS)
    }
  })()
  return {
    stop: async () => {
      stopped = true
      await loop
      return heard
    },
  }
}

const draft = async (): Promise<Draft> => draftAnswer.parse(JSON.parse((await ask(api.draft())).body)).draft

it('PostgreSQL that is restarted again and again signs nobody out and loses no job: calls wait a little, or are told to (F4)', async () => {
  const { id: draftId } = await draft()
  const polling = Array.from({ length: POLLING }, () => again(() => ask(api.transformations())))
  const uploading = again(() => upload(draftId))
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    await pause(PEACE)
    await postgres.restart()
  }
  await pause(PEACE)
  const uploads = await uploading.stop()
  const heard = [...uploads, ...(await Promise.all(polling.map(({ stop }) => stop()))).flat()]

  const wrong = heard.filter(({ status }) => ![200, 503].includes(status))
  // Once her draft is full she is told so.
  expect(wrong.filter(({ body }) => !body.includes('photos_full'))).toEqual([])
  const away = heard.filter(({ status }) => status === 503)
  expect(away.length).toBeGreaterThan(0)
  for (const { body } of away) expect(JSON.parse(body)).toMatchObject({ code: 'unavailable' })

  // Without being restarted itself, it goes on, and so does all that was under way.
  expect(await ask(api.currentUser())).toMatchObject({ status: 200 })
  const { status } = await order.until((now) => now.status === 'completed' || now.status === 'failed')
  expect([status, (await order.seen()).images.map(({ position }) => position)]).toEqual([
    'completed',
    [1, 2, 3, 4, 5],
  ])
  expect([order.service.jobs.count('training'), order.service.jobs.count('picture')]).toEqual([1, 5])
  await expect
    .poll(async () => (await draft()).uploadedImages.map(({ verdicts }) => verdicts !== null))
    .toEqual(Array((await draft()).uploadedImages.length).fill(true))
  expect((await draft()).uploadedImages.length).toBeGreaterThan(0)
})
