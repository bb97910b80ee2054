import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Draft, draftAnswer } from '@app/domain/drafts/drafts-api.ts'
import { api } from '@app/domain/routes.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallJpeg } from './testing/engines/pictures.ts'
import { someone } from './testing/people.ts'
import { KillableApp } from './testing/services/killable-app.ts'
import { seededDatabase } from './testing/test-app.ts'
import { openWebOnly } from './testing/web-only.ts'

let env: Record<string, string>
let cookie: string
let app: KillableApp
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stopping-'))
  const database = await seededDatabase(folder)
  env = {
    ...{ NODE_ENV: 'test', DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000', PUBLIC_URL: 'http://localhost' },
    ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
  }
  const home = await openWebOnly(env)
  cookie = `sign_in=${(await someone(home)).visitor.cookies.sign_in}`
  await home.close()
})
afterAll(async () => {
  app.interrupt()
  await app.ended()
  rmSync(env.DATA_DIR ?? '', { recursive: true, force: true })
})

async function start(names: Record<string, string> = {}): Promise<void> {
  app = await KillableApp.prepare({ ...env, ...names })
  await app.start()
}

const ask = (path: string): Promise<Response> => fetch(app.url + path, { headers: { cookie } })
const draft = async (): Promise<Draft> => draftAnswer.parse(await (await ask(api.draft())).json()).draft

/** What the health route says: `stopping`, or `refused` once nobody listens any more. */
const health = (): Promise<string> =>
  ask(api.health()).then(
    async (answer) => (answer.ok ? 'well' : ((await answer.json()) as { code: string }).code),
    () => 'refused',
  )

async function untilHealth(expected: string): Promise<void> {
  while ((await health()) !== expected) await pause(10)
}

/** A photo on its way to her draft: half of it has come. */
async function halfSent(): Promise<{ finish(): Promise<IncomingMessage>; failed: Promise<void> }> {
  const form = new FormData()
  form.append('sessionId', (await draft()).id)
  form.append('images', new Blob([new Uint8Array(await smallJpeg())], { type: 'image/jpeg' }), 'her.jpg')
  const whole = new Request('http://localhost', { method: 'POST', body: form })
  const body = Buffer.from(await whole.arrayBuffer())
  const headers = {
    ...{ cookie, origin: app.url, 'content-length': body.length },
    'content-type': whole.headers.get('content-type') ?? '',
  }
  const sending = request(app.url + api.upload(), { method: 'POST', headers })
  const failed = new Promise<void>((done) => sending.on('error', () => done()))
  const half = Math.floor(body.length / 2)
  await new Promise((sent) => sending.write(body.subarray(0, half), sent))
  // Whoever comes later is heard later.
  await health()
  const finish = async () => {
    const answered = once(sending, 'response')
    sending.end(body.subarray(half))
    return ((await answered) as [IncomingMessage])[0]
  }
  return { finish, failed }
}

/** The jobs that look at her photos, and all files there are. */
async function whatIsLeft() {
  const home = await openWebOnly(env)
  const { rows: jobs } = await home.context.database.execute(
    sql`select state, started_on from jobs.job where name = 'check-photo'`,
  )
  await home.close()
  const files = ['photos', 'scratch'].flatMap((name) => filesIn(join(env.DATA_DIR ?? '', name)))
  return { jobs, files: files.sort() }
}
const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

describe('a process that is told to stop', () => {
  let unwell: Response
  let other: Response
  let uploaded: IncomingMessage
  let code: number | null
  beforeAll(async () => {
    await start({ DRAIN_SECONDS: '3600' })
    const ended = app.stop()
    await untilHealth('stopping')
    ;[unwell, other] = await Promise.all([ask(api.health()), ask(api.draft())])
    const { finish } = await halfSent()
    app.interrupt()
    await untilHealth('refused')
    uploaded = await finish()
    code = await ended
  })

  it('says so where its health is asked for', async () => {
    expect([unwell.status, await unwell.json()]).toMatchObject([
      503,
      { code: 'stopping', error: 'Le service s’arrête. Réessayez dans quelques instants.' },
    ])
  })

  it('goes on answering for DRAIN_SECONDS or until Ctrl-C, on connections that end with their answer (F7)', () => {
    expect([other.status, other.headers.get('connection')]).toEqual([200, 'close'])
  })

  it('receives to its end a photo of which only a part has come, and ends well', () => {
    expect([uploaded.statusCode, code]).toEqual([200, 0])
    expect(app.said).not.toContain('"level":50')
  })

  it('begins no job: what it was still asked for is done by whoever comes next (F7)', async () => {
    expect((await whatIsLeft()).jobs).toEqual([{ state: 'created', started_on: null }])
    await start()
    await expect.poll(async () => (await draft()).uploadedImages[0]?.verdicts).toBeTruthy()
    expect(await app.stop()).toBe(0)
  })

  it('cuts off what takes longer than GRACE_SECONDS, keeps nothing of it, and ends well all the same (F7)', async () => {
    const before = await whatIsLeft()
    await start({ GRACE_SECONDS: '0.3', LOG_LEVEL: 'warn' })
    const { failed } = await halfSent()
    expect(await app.stop()).toBe(0)
    await failed
    expect(app.said).toContain('cut off: they took longer than GRACE_SECONDS')
    expect(await whatIsLeft()).toEqual(before)
  })

  it('with Ctrl-C takes no more requests at once, whatever DRAIN_SECONDS says', async () => {
    await start({ DRAIN_SECONDS: '3600' })
    app.interrupt()
    expect(await app.ended()).toBe(0)
  })

  it('is not held up by a mail server that never comes to an end', async () => {
    const called = Promise.withResolvers<void>()
    const server = createServer((socket) => {
      called.resolve()
      const greeting = setInterval(() => socket.write('220-attendez\r\n'), 100)
      socket.on('error', () => undefined).once('close', () => clearInterval(greeting))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await start({ SMTP_URL: `smtp://127.0.0.1:${port}`, GRACE_SECONDS: '0.3' })
    await called.promise
    expect(await app.stop()).toBe(0)
    server.close()
  })
})
