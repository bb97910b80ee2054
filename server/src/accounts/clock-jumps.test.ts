import {
  EMAIL_CODE_MINUTES,
  EMAIL_CONFIRMATION_HOURS,
  PASSWORD_LINK_MINUTES,
  SIGN_IN_ABSOLUTE_DAYS,
  SIGN_IN_IDLE_DAYS,
} from '@app/domain/accounts/account-rules.ts'
import { api, pages } from '@app/domain/routes.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { runScheduled } from '../start.ts'
import { moveDatabaseClock, setDatabaseClock } from '../testing/clocks/database-clock.ts'
import { moveMachineClock } from '../testing/clocks/machine-clock.ts'
import { runs } from '../testing/engines/runs.ts'
import { codeTo, linkTo } from '../testing/outbox.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { Visitor } from '../testing/visitor.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const WAYS = [
  { way: 'on', byMs: HOUR_MS },
  { way: 'back', byMs: -HOUR_MS },
]
/** The clocks of Paris go forward in the night after it. */
const BEGINNING = new Date('2026-03-28T09:00:00Z')

let home: TestApp
beforeAll(async () => {
  home = await openTestApp({ clockIn: 'Europe/Paris' })
})
beforeEach(() => setDatabaseClock(home.context.database, BEGINNING))
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => home.close())

const pass = (ms: number) => moveDatabaseClock(home.context.database, ms)
/** What is far from a limit is not counted in seconds: the calls themselves take some. */
const around = (ms: number) =>
  [
    { when: 'a minute before its end', ms: ms - MINUTE_MS, lives: true },
    { when: 'at its end', ms, lives: false },
    { when: 'a minute after its end', ms: ms + MINUTE_MS, lives: false },
  ].slice(0, runs(2, 3))
/** By how much a clock went back is known to the seconds since somebody last looked at it. */
const roughly = (ms: number) => [
  { when: 'a minute before its end', ms: ms - MINUTE_MS, lives: true },
  { when: 'a minute after its end', ms: ms + MINUTE_MS, lives: false },
]
const isSignedIn = async ({ visitor }: Someone) => (await visitor.get(api.currentUser())).statusCode === 200
const ask = (path: string, email: string) => new Visitor(home.app).post(path, { email })

async function passwordLinkOf(her: Someone): Promise<() => Promise<boolean>> {
  expect((await ask(api.forgottenPassword(), her.email)).statusCode).toBe(200)
  const link = await linkTo(home, her.email, 'password_link')
  return async () => (await new Visitor(home.app).get(link)).headers.location === pages.newPassword()
}

async function confirmationOf(her: Someone): Promise<() => Promise<boolean>> {
  const link = await linkTo(home, her.email, 'welcome')
  return async () => !(await new Visitor(home.app).get(link)).headers.location?.includes('expire')
}

async function codeOf(her: Someone): Promise<() => Promise<boolean>> {
  const code = await codeTo(home, her.email)
  return async () => (await her.visitor.post(api.emailCode(), { code })).statusCode === 200
}

describe.each(WAYS)('where the clock of the machine is an hour $way of the database', ({ byMs }) => {
  beforeEach(() => moveMachineClock(byMs))

  it.each(around(SIGN_IN_IDLE_DAYS * DAY_MS))('a sign-in nobody uses, $when: alive $lives', async (end) => {
    const her = await someone(home)
    await pass(end.ms)
    expect(await isSignedIn(her)).toBe(end.lives)
  })

  it.each(around(SIGN_IN_ABSOLUTE_DAYS * DAY_MS))(
    'a sign-in used every week, $when: alive $lives',
    async (end) => {
      const her = await someone(home)
      for (let week = 1; week <= 4; week += 1) {
        await pass(7 * DAY_MS)
        expect(await isSignedIn(her)).toBe(true)
      }
      await pass(end.ms - 28 * DAY_MS)
      expect(await isSignedIn(her)).toBe(end.lives)
    },
  )

  it.each(around(PASSWORD_LINK_MINUTES * MINUTE_MS))(
    'a link to a new password, $when: opens $lives',
    async (end) => {
      const opens = await passwordLinkOf(await someone(home))
      await pass(end.ms)
      expect(await opens()).toBe(end.lives)
    },
  )

  it.each(around(EMAIL_CODE_MINUTES * MINUTE_MS))('an email code, $when: good $lives', async (end) => {
    const isGood = await codeOf(await someone(home, 'unverified'))
    await pass(end.ms)
    expect(await isGood()).toBe(end.lives)
  })

  it.each(around(EMAIL_CONFIRMATION_HOURS * HOUR_MS))(
    'a link that confirms an address, $when: opens $lives',
    async (end) => {
      const opens = await confirmationOf(await someone(home, 'unverified'))
      await pass(end.ms)
      expect(await opens()).toBe(end.lives)
    },
  )
})

describe('where the clock of the database jumps', () => {
  const jump = async (byMs: number) => {
    await pass(byMs)
    await runScheduled(home.context)
  }

  it.each(WAYS)('an hour $way, nobody is signed out (F10)', async ({ byMs }) => {
    const her = await someone(home)
    expect(await isSignedIn(her)).toBe(true)
    await jump(byMs)
    expect(await isSignedIn(her)).toBe(true)
  })

  it.each(roughly(PASSWORD_LINK_MINUTES * MINUTE_MS))(
    'back, a link to a new password lives for an hour from then, $when: $lives (F10)',
    async (end) => {
      const opens = await passwordLinkOf(await someone(home))
      await jump(-HOUR_MS)
      await pass(end.ms)
      expect(await opens()).toBe(end.lives)
    },
  )

  it.each(roughly(EMAIL_CODE_MINUTES * MINUTE_MS))(
    'back, an email code lives for an hour from then, $when: $lives',
    async (end) => {
      const isGood = await codeOf(await someone(home, 'unverified'))
      await jump(-HOUR_MS)
      await pass(end.ms)
      expect(await isGood()).toBe(end.lives)
    },
  )

  it('back by a year, no sign-in and no link lives a year longer', async () => {
    const her = await someone(home, 'unverified')
    const opens = [await passwordLinkOf(her), await confirmationOf(her)]
    await jump(-365 * DAY_MS)
    await pass(SIGN_IN_ABSOLUTE_DAYS * DAY_MS)
    expect(await isSignedIn(her)).toBe(false)
    expect(await Promise.all(opens.map((each) => each()))).toEqual([false, false])
  })

  const guess = (email: string) =>
    new Visitor(home.app).post(api.login(), { email, password: 'un mot de passe deviné' })
  const statuses = async (asked: Promise<{ statusCode: number }>[]) =>
    (await Promise.all(asked)).map(({ statusCode }) => statusCode)

  it('back, an account that was guessed at too often waits for its quarter of an hour, not for an hour more', async () => {
    const { email } = await someone(home)
    for (let n = 1; n <= 10; n += 1) expect((await guess(email)).statusCode).toBe(401)
    await pass(-HOUR_MS)
    expect((await guess(email)).statusCode).toBe(429)
    await runScheduled(home.context)
    expect((await guess(email)).statusCode).toBe(429)
    await pass(14 * MINUTE_MS)
    expect((await guess(email)).statusCode).toBe(429)
    await pass(2 * MINUTE_MS)
    expect((await guess(email)).statusCode).toBe(401)
  })

  it.each([
    {
      what: 'links to a new password',
      askOnce: ({ email }: Someone) => ask(api.forgottenPassword(), email),
    },
    {
      what: 'messages to an address nobody has confirmed',
      askOnce: ({ visitor }: Someone) => visitor.post(api.confirmationMail()),
    },
  ])('back, five $what are as many for an hour, not for two', async ({ askOnce }) => {
    const her = await someone(home, 'unverified')
    const before = await statuses(Array.from({ length: 6 }, () => askOnce(her)))
    expect(before.sort().at(-1)).toBe(429)
    await jump(-HOUR_MS)
    const refused = await askOnce(her)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3660)
    await pass(HOUR_MS - MINUTE_MS)
    expect((await askOnce(her)).statusCode).toBe(429)
    await pass(2 * MINUTE_MS)
    expect((await askOnce(her)).statusCode).toBe(200)
  })
})
