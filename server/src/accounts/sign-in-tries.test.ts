import { api } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownDevices, signInFailures } from '../database/schema/accounts.ts'
import { linkTo } from '../testing/outbox.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { PASSWORD, Visitor } from '../testing/visitor.ts'
import { forgetExpired } from './forget-expired.ts'
import { countSignInTry } from './sign-in-tries.ts'
import { tokenHash } from './tokens.ts'

const STRANGER = '203.0.113.7'
const HOME = '198.51.100.4'
const NEW = 'quatre grands zèbres'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

/** She has typed her password in her browser. */
async function signedIn(): Promise<Someone> {
  const her = await someone(home)
  await her.visitor.post(api.login(), { email: her.email, password: PASSWORD })
  return her
}

/** A password typed somewhere: from this network, in this browser or in one that is new. */
async function tried(email: string, password: string, address: string, browser = new Visitor(home.app)) {
  const answer = await browser.ask('POST', api.login(), { email, password }, { 'x-forwarded-for': address })
  return answer.statusCode
}

async function wrongFrom(
  email: string,
  address: string,
  times: number,
  browser?: Visitor,
): Promise<number[]> {
  const said: number[] = []
  for (let time = 0; time < times; time += 1) said.push(await tried(email, 'pas le bon', address, browser))
  return said
}

/** From a network each, as whoever rents a thousand machines does. */
const wrongFromNetworks = (email: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, host) => tried(email, 'pas le bon', `192.0.2.${host}`)))

/** As many, counted as those are, without the time that each password takes to prove wrong. */
const countedFromNetworks = (email: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, host) =>
      countSignInTry(home.context.database, email, { isHers: false, key: `stranger:${host}` }),
    ),
  )

const devicesOf = ({ id }: Someone) =>
  home.context.database.select().from(knownDevices).where(eq(knownDevices.userId, id))

describe('wrong passwords that a stranger types', () => {
  it('make the stranger wait, and not her, at home or in a browser of hers beside the stranger (A6)', async () => {
    const her = await signedIn()
    expect(await wrongFrom(her.email, STRANGER, 11)).toEqual([...Array(10).fill(401), 429])
    expect(await tried(her.email, PASSWORD, STRANGER)).toBe(429)
    expect(await tried(her.email, PASSWORD, HOME)).toBe(200)
    expect(await tried(her.email, PASSWORD, STRANGER, her.visitor)).toBe(200)
    // That she got in does not give the stranger ten more.
    expect(await tried(her.email, 'pas le bon', STRANGER)).toBe(429)
  })

  it('from a hundred networks close the account to the next network; her browser and a link by e-mail still open it (A6)', async () => {
    const her = await signedIn()
    expect(new Set(await wrongFromNetworks(her.email, 99))).toEqual(new Set([401]))
    expect(await tried(her.email, 'pas le bon', HOME)).toBe(401)
    expect(await tried(her.email, PASSWORD, HOME)).toBe(429)
    expect(await tried(her.email, PASSWORD, HOME, her.visitor)).toBe(200)

    const browser = new Visitor(home.app)
    await browser.post(api.forgottenPassword(), { email: her.email })
    await browser.get(await linkTo(home, her.email, 'password_link'))
    expect((await browser.post(api.newPassword(), { password: NEW })).statusCode).toBe(200)
    // And they begin anew.
    await countedFromNetworks(her.email, 99)
    expect(await tried(her.email, 'pas le bon', HOME)).toBe(401)
    expect(await tried(her.email, NEW, HOME)).toBe(429)
    expect(await tried(her.email, NEW, HOME, browser)).toBe(200)
  })

  it('are one network where addresses of the sixth version share their first half', async () => {
    const her = await signedIn()
    for (let host = 1; host <= 10; host += 1)
      expect(await tried(her.email, 'pas le bon', `2001:db8:1:2::${host}`)).toBe(401)
    expect(await tried(her.email, PASSWORD, '2001:db8:1:2:ffff:1:2:3')).toBe(429)
    expect(await tried(her.email, PASSWORD, '2001:db8:1:3::1')).toBe(200)
  })

  it('make it wait longer each time, four hours at most (A6)', async () => {
    const her = await signedIn()
    const pass = (minutes: number) =>
      home.context.database.execute(
        sql`update sign_in_failures set at = at - make_interval(mins => ${minutes}) where account = ${her.email}`,
      )
    for (const minutes of [15, 30, 60, 120, 240, 240]) {
      expect(await wrongFrom(her.email, STRANGER, 10)).toEqual(Array(10).fill(401))
      const waiting = await new Visitor(home.app).ask(
        'POST',
        api.login(),
        { email: her.email, password: PASSWORD },
        { 'x-forwarded-for': STRANGER },
      )
      expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, String(minutes * 60)])
      await pass(minutes - 1)
      expect(await tried(her.email, PASSWORD, STRANGER)).toBe(429)
      await pass(1)
    }
    expect(await tried(her.email, PASSWORD, STRANGER)).toBe(200)
  })

  it('are counted without writing down where they came from', async () => {
    const her = await signedIn()
    await wrongFrom(her.email, STRANGER, 1)
    const rows = await home.context.database
      .select()
      .from(signInFailures)
      .where(eq(signInFailures.account, her.email))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(STRANGER)
  })
})

describe('a browser in which she signed in', () => {
  it('lets ten wrong ones pass and makes the eleventh wait; it alone', async () => {
    const her = await signedIn()
    expect(await wrongFrom(her.email, HOME, 11, her.visitor)).toEqual([...Array(10).fill(401), 429])
    expect(await tried(her.email, PASSWORD, HOME)).toBe(200)
  })

  it('is known by a cookie no script reads, of which the database has the hash alone', async () => {
    const her = await signedIn()
    const token = her.visitor.cookies.device ?? ''
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect((await devicesOf(her)).map((row) => row.tokenHash)).toEqual([tokenHash(token)])
    const headers = { origin: 'http://localhost', host: 'localhost', 'x-forwarded-proto': 'https' }
    const payload = { email: her.email, password: PASSWORD }
    const answer = await home.app.inject({ method: 'POST', url: api.login(), payload, headers })
    expect(answer.headers['set-cookie']).toContainEqual(
      expect.stringMatching(
        /^__Host-device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    )
  })

  it('opens nothing by itself, and helps nobody else', async () => {
    const [her, other] = [await signedIn(), await signedIn()]
    const device = her.visitor.cookies.device ?? ''
    expect((await new Visitor(home.app, { device }).get(api.currentUser())).statusCode).toBe(401)
    await wrongFrom(other.email, STRANGER, 10)
    expect(await tried(other.email, PASSWORD, STRANGER, new Visitor(home.app, { device }))).toBe(429)
  })

  it('is the same one each time; of many the latest twenty are kept, and none for longer than a year', async () => {
    const her = await signedIn()
    await tried(her.email, PASSWORD, HOME, her.visitor)
    expect(await devicesOf(her)).toHaveLength(1)
    for (let other = 0; other < 20; other += 1) await tried(her.email, PASSWORD, HOME)
    const known = await devicesOf(her)
    expect(known).toHaveLength(20)
    expect(known.map((row) => row.tokenHash)).not.toContain(tokenHash(her.visitor.cookies.device ?? ''))
    await home.context.database
      .update(knownDevices)
      .set({ lastUsedAt: sql`now() - interval '366 days'` })
      .where(eq(knownDevices.tokenHash, known[0]?.tokenHash ?? ''))
    await forgetExpired(home.context.database)
    expect(await devicesOf(her)).toHaveLength(19)
  })

  it.each([
    {
      act: 'she changes her password elsewhere',
      how: ({ visitor }: Someone) =>
        visitor.put(api.password(), { currentPassword: PASSWORD, password: NEW }),
    },
    {
      act: 'she signs out her other devices',
      how: ({ visitor }: Someone) => visitor.delete(api.otherSignIns()),
    },
  ])('is a stranger’s again once $act', async ({ how }) => {
    const her = await signedIn()
    await tried(her.email, PASSWORD, HOME)
    expect((await how(her)).statusCode).toBe(200)
    const mine = tokenHash(her.visitor.cookies.device ?? '')
    expect((await devicesOf(her)).map((row) => row.tokenHash)).toEqual([mine])
  })
})

it('whoever guesses at the open screen of a stolen sign-in makes that sign-in wait, and nobody else', async () => {
  const her = await signedIn()
  const phone = new Visitor(home.app)
  await phone.post(api.login(), { email: her.email, password: PASSWORD })
  const change = (visitor: Visitor, currentPassword: string) =>
    visitor.put(api.password(), { currentPassword, password: NEW })
  for (let time = 0; time < 10; time += 1) await change(phone, 'pas le bon')
  expect((await change(phone, PASSWORD)).statusCode).toBe(429)
  expect((await change(her.visitor, PASSWORD)).statusCode).toBe(200)
})
