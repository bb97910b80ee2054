import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mails } from '../../database/schema/mails.ts'
import { Postbox } from '../../testing/postbox.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { errorForLog } from '../error-for-log.ts'
import { Mailer } from '../mailer.ts'
import { TRIES } from './try-again.ts'

let home: TestApp
let address: string
let mailer: Mailer
let postbox: Postbox
let said: string[] = []
let logged: object[] = []
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())
beforeEach(async () => {
  await home.context.database.delete(mails)
  said = []
  logged = []
  postbox = new Postbox()
  address = await postbox.open()
  mailer = new Mailer(home.context.config.brand, `smtp://${address}?ignoreTLS=true`)
})
afterEach(async () => {
  mailer.close()
  await postbox.close()
})

const write = (to: string, more: object = {}) =>
  home.context.mailer.post(home.context.database, {
    ...{ to, language: 'fr', kind: 'password_changed', values: { firstName: 'Camille' } },
    ...{ link: 'http://localhost/', ...more },
  })
const send = (through = mailer) =>
  through.sendWaiting(home.context.database, (cause, words) => {
    said.push(words)
    logged.push(errorForLog(cause))
  })
const rows = () => home.context.database.select().from(mails).orderBy(mails.createdAt)
const later = () => home.context.database.update(mails).set({ nextTryAt: new Date(0) })
const set = (values: Partial<typeof mails.$inferInsert>) => home.context.database.update(mails).set(values)
const minutesFrom = (moment: number, at: Date | undefined) => ((at?.getTime() ?? 0) - moment) / 60_000

describe('a message', () => {
  it('refused for a while waits a minute, then five, and leaves once it is taken', async () => {
    await write('camille@exemple.fr')
    postbox.mood = 'later'
    for (const minutes of [1, 5]) {
      await later()
      const before = Date.now()
      await send()
      const [row] = await rows()
      expect(minutesFrom(before, row?.nextTryAt)).toBeGreaterThan(minutes * 0.79)
      expect(minutesFrom(Date.now(), row?.nextTryAt)).toBeLessThan(minutes * 1.21)
    }
    postbox.mood = 'takes'
    await send()
    expect(postbox.received).toHaveLength(0)
    await later()
    await send()
    expect(postbox.received).toHaveLength(1)
    expect((await rows())[0]).toMatchObject({ attempts: 3, textBody: '', htmlBody: '' })
  })

  it.each([
    { why: 'its address does not exist', to: 'inconnue@exemple.fr', mood: 'takes' },
    { why: 'the server will never take it', to: 'camille@exemple.fr', mood: 'never' },
  ] as const)('is given up at once, and said once, when $why', async ({ to, mood }) => {
    await write(to)
    postbox.mood = mood
    await send()
    const [row] = await rows()
    expect(row?.givenUpAt).toBeInstanceOf(Date)
    expect(said).toEqual([`mail ${row?.id} (password_changed) given up`])
    await later()
    await send()
    expect(said).toHaveLength(1)
  })

  it.each([
    { to: 'inconnue@exemple.fr', facts: { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 } },
    { to: 'pleine@exemple.fr', facts: { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452 } },
  ])('refused is logged by its codes, never by an address: $to (P9)', async ({ to, facts }) => {
    await write(to)
    await send()
    expect(logged).toMatchObject([facts])
    expect(JSON.stringify([logged, said])).not.toContain('@exemple.fr')
  })

  it('to a mailbox that is full for now is not given up, and holds up no other', async () => {
    await write('pleine@exemple.fr')
    await write('lea@exemple.fr')
    await send()
    expect(postbox.received).toHaveLength(1)
    expect((await rows()).map(({ givenUpAt }) => givenUpAt)).toEqual([null, null])
  })

  it.each([
    { tries: TRIES - 2, given: false },
    { tries: TRIES - 1, given: true },
  ])('that failed $tries times before and fails again is given up: $given', async ({ tries, given }) => {
    await write('camille@exemple.fr')
    await set({ attempts: tries })
    postbox.mood = 'later'
    await send()
    expect((await rows())[0]?.givenUpAt !== null).toBe(given)
  })

  it.each([
    { hours: 71, sent: 1 },
    { hours: 73, sent: 0 },
  ])('nobody could send for $hours hours leaves: $sent', async ({ hours, sent }) => {
    await write('camille@exemple.fr')
    await set({ createdAt: new Date(Date.now() - hours * 3_600_000) })
    await send()
    expect(postbox.received).toHaveLength(sent)
    expect((await rows())[0]?.givenUpAt !== null).toBe(sent === 0)
  })

  it('about an account that is gone is kept by nobody, sent or given up', async () => {
    await write('inconnue@exemple.fr', { kind: 'account_deleted' })
    await write('camille@exemple.fr', { kind: 'account_deleted' })
    await send()
    expect(await rows()).toEqual([])
  })
})

describe('a mail server that fails', () => {
  it('in the middle of a message: it waits, whole, and leaves once', async () => {
    await write('camille@exemple.fr')
    postbox.mood = 'hangs up'
    await send()
    expect(postbox.received).toHaveLength(0)
    expect((await rows())[0]).toMatchObject({ sentAt: null, givenUpAt: null, attempts: 1 })
    postbox.mood = 'takes'
    await later()
    await send()
    await later()
    await send()
    expect(postbox.received).toHaveLength(1)
  })

  it('to greet: the run ends, and the other messages have lost no try', async () => {
    for (const to of ['a@exemple.fr', 'b@exemple.fr']) await write(to)
    const mute = createServer(() => undefined)
    await new Promise<void>((open) => mute.listen(0, '127.0.0.1', open))
    const { port } = mute.address() as { port: number }
    const timeouts = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 }
    const impatient = new Mailer(home.context.config.brand, `smtp://127.0.0.1:${port}`, { timeouts })
    await send(impatient)
    impatient.close()
    mute.close()
    expect((await rows()).map(({ attempts }) => attempts).sort()).toEqual([0, 1])
  })

  it('our password: nothing is given up for that', async () => {
    const guarded = new Postbox({ password: 'juste' })
    const at = await guarded.open()
    await write('camille@exemple.fr')
    const wrong = new Mailer(home.context.config.brand, `smtp://nous:faux@${at}?ignoreTLS=true`)
    await send(wrong)
    wrong.close()
    expect((await rows())[0]).toMatchObject({ sentAt: null, givenUpAt: null })
    await later()
    const right = new Mailer(home.context.config.brand, `smtp://nous:juste@${at}?ignoreTLS=true`)
    await send(right)
    right.close()
    await guarded.close()
    expect(guarded.received).toHaveLength(1)
  })

  it('to encrypt where smtps asks for it: nothing is sent in the clear', async () => {
    await write('camille@exemple.fr')
    const strict = new Mailer(home.context.config.brand, `smtps://${address}`)
    await send(strict)
    strict.close()
    expect(postbox.received).toHaveLength(0)
    expect((await rows())[0]).toMatchObject({ sentAt: null, givenUpAt: null })
  })
})

it('several workers at once send every message once', async () => {
  for (let nth = 0; nth < 24; nth += 1) await write(`n${nth}@exemple.fr`)
  const others = [1, 2, 3].map(
    () => new Mailer(home.context.config.brand, `smtp://${address}?ignoreTLS=true`),
  )
  await Promise.all([mailer, ...others, mailer].map((each) => send(each)))
  for (const other of others) other.close()
  const recipients = postbox.received.map((text) => /^To: (\S+)/m.exec(text)?.[1])
  expect(recipients).toHaveLength(24)
  expect(new Set(recipients).size).toBe(24)
})

it('one claimed by a worker that died is free again after its lease', async () => {
  await write('camille@exemple.fr')
  await set({ attempts: 1, nextTryAt: new Date(Date.now() + 60_000) })
  await send()
  expect(postbox.received).toHaveLength(0)
  await set({ nextTryAt: new Date(Date.now() - 1000) })
  await send()
  expect(postbox.received).toHaveLength(1)
})

it('what somebody typed never becomes a header', async () => {
  const firstName = 'Zoé\r\nBcc: tous@exemple.fr\nX-Piege: oui'
  await write('camille@exemple.fr', { kind: 'welcome', values: { firstName } })
  await send()
  const headers = postbox.received[0]?.split('\r\n\r\n')[0] ?? ''
  expect(headers).not.toMatch(/^(Bcc|X-Piege):/im)
  expect(postbox.received[0]).toMatch(/Content-Type: multipart\/alternative/)
})
