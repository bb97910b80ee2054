import { setTimeout as pause } from 'node:timers/promises'
import { type Draft, draftAnswer } from '@app/domain/drafts/drafts-api.ts'
import { api, pages } from '@app/domain/routes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  POSTGRES_MODEL,
  type PostgresServer,
  startPostgres,
} from '../../testing/databases/postgres-server.ts'
import { smallJpeg } from '../../testing/engines/pictures.ts'
import { runs } from '../../testing/engines/runs.ts'
import { type KilledOrder, payForDeath } from '../../testing/services/killed-order.ts'

const RESTARTS = runs(2, 8)
/** Of an outage this is all she may be told, and when to ask again. */
const AWAY = 503
/** Between two of them, milliseconds. */
const PEACE = 1500
const POLLING = 6
const ASK_EVERY_MS = 20

let postgres: PostgresServer
let order: KilledOrder
beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = postgres.url.replace(/\/postgres$/, `/${POSTGRES_MODEL}`)
  order = await payForDeath('replicate', { databaseUrl, pages: 'built' })
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
  asked: string
  status: number
  retryAfter: string | null
  body: string
}

const ask = async (path: string, init: RequestInit = {}): Promise<Heard> => {
  const headers = { ...init.headers, cookie: order.cookie, origin: order.app.url }
  const answer = await fetch(order.app.url + path, { ...init, headers })
  const asked = `${init.method ?? 'GET'} ${path}`
  return {
    ...{ asked, status: answer.status, retryAfter: answer.headers.get('retry-after') },
    body: await answer.text(),
  }
}
const send = (method: string, path: string, body: object): Promise<Heard> =>
  ask(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

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

/** What she reads and writes meanwhile, a page among it. */
const calls = (draftId: string): (() => Promise<Heard>)[] => [
  ...Array.from({ length: POLLING }, () => () => ask(api.transformations())),
  () => ask(api.currentUser()),
  () => ask(api.transformation(order.id)),
  () => ask(pages.dashboard()),
  () => ask(pages.home()),
  () => send('PUT', api.draftById(draftId), { sessionName: 'Mon été' }),
  () => send('POST', api.creditIntent(), { packId: 'credits_10', amount: 14.9 }),
]

it('PostgreSQL that is restarted again and again signs nobody out and loses no job: calls wait a little, or are told to (F4)', async () => {
  const { id: draftId } = await draft()
  const going = [() => upload(draftId), ...calls(draftId)].map(again)
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    await pause(PEACE)
    await postgres.restart()
  }
  await pause(PEACE)
  const heard = (await Promise.all(going.map(({ stop }) => stop()))).flat()

  const wrong = heard.filter(({ status }) => ![200, AWAY].includes(status))
  // Once her draft is full she is told so.
  expect(wrong.filter(({ body }) => !body.includes('photos_full'))).toEqual([])
  const away = heard.filter(({ status }) => status === AWAY)
  expect(away.length).toBeGreaterThan(0)
  expect(away.filter(({ retryAfter }) => !(Number(retryAfter) > 0))).toEqual([])
  const told = away.filter(({ asked }) => asked.includes(' /api/')).map(({ body }) => JSON.parse(body).code)
  expect(new Set(told)).toEqual(new Set(['unavailable']))

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
  // What broke meanwhile stands in the log in words.
  expect(order.app.said).not.toContain('[object Object]')
})
