import { createHook } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { api } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIns, users } from '../database/schema/accounts.ts'
import { nobody, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { PASSWORD, registered, Visitor } from '../testing/visitor.ts'
import { forgetExpired } from './forget-expired.ts'
import { openSignIn } from './sign-ins.ts'
import { tokenHash } from './tokens.ts'

const WRONG = { statusCode: 401, code: 'credentials_wrong' }
const COOKIE = 'sign_in'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const tryToSignIn = (email: string, password: string) =>
  new Visitor(home.app).post(api.login(), { email, password })
const isSignedIn = async (visitor: Visitor) => (await visitor.get(api.currentUser())).statusCode === 200

/** The same browser, with one cookie of before. */
async function askWith(token: string, name = COOKIE): Promise<number> {
  const answer = await home.app.inject({ url: api.currentUser(), cookies: { [name]: token } })
  return answer.statusCode
}

/** How many passwords were hashed meanwhile: what it cost, whatever else the machine has to do. */
async function hashesDuring(act: () => Promise<unknown>): Promise<number> {
  let hashes = 0
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'ARGON2REQUEST') hashes += 1
    },
  }).enable()
  await act()
  hook.disable()
  return hashes
}

describe('signing in', () => {
  // spec: 1.10, 4.1, 7.6
  it('answers who she is', async () => {
    const { email, user } = await registered(home.app)
    const visitor = new Visitor(home.app)
    const answer = await visitor.post(api.login(), { email: email.toUpperCase(), password: PASSWORD })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().user).toMatchObject({ id: user.id, firstName: 'Camille' })
    expect((await visitor.get(api.currentUser())).json().user.id).toBe(user.id)
  })

  it.each([
    { typed: { email: '' }, field: 'email', sentence: 'Email requis' },
    { typed: { email: 'camille' }, field: 'email', sentence: 'Email invalide' },
    { typed: { password: '' }, field: 'password', sentence: 'Mot de passe requis' },
    // spec: 5.1, 5.2, 5.3
  ])('with $typed is refused beside its field: $sentence', async ({ typed, field, sentence }) => {
    const good = { email: 'camille@exemple.fr', password: PASSWORD }
    const answer = await new Visitor(home.app).post(api.login(), { ...good, ...typed })
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { [field]: sentence }])
  })

  it('answers an unknown address and a wrong password with the very same words (A4)', async () => {
    const { email } = await registered(home.app)
    const [unknown, wrong] = [
      await tryToSignIn(`x${email}`, PASSWORD),
      await tryToSignIn(email, 'pas le bon'),
    ]
    const said = [unknown, wrong].map((answer) => ({ ...answer.json(), requestId: '' }))
    expect(said[0]).toEqual(said[1])
    expect({ statusCode: wrong.statusCode, code: wrong.json().code }).toEqual(WRONG)
    expect(wrong.json().error).toBe('Vérifiez vos identifiants et réessayez.')
  })

  it('costs an unknown address what a wrong password costs: one hash, of the same strength (A4)', async () => {
    const { email } = await registered(home.app)
    const wrong = await hashesDuring(() => tryToSignIn(email, 'pas le bon'))
    const unknown = await hashesDuring(() => tryToSignIn(`${nobody()}@exemple.fr`, 'pas le bon'))
    expect([wrong, unknown]).toEqual([1, 1])
  })

  // spec: 9.39
  it('lets ten wrong passwords pass and makes the eleventh wait, even with the right one (A6)', async () => {
    const { email } = await registered(home.app)
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await tryToSignIn(email, 'pas le bon')).statusCode).toBe(401)
    const eleventh = await tryToSignIn(email, PASSWORD)
    expect(eleventh.statusCode).toBe(429)
    expect(eleventh.headers['retry-after']).toBe('900')
    expect(eleventh.json()).toMatchObject({
      code: 'throttled',
      retryAfterSeconds: 900,
      error: 'Trop de tentatives. Réessayez dans 15 minutes.',
    })
  })

  it('counts thirty wrong passwords sent at once as it would one by one', async () => {
    const { email } = await registered(home.app)
    const answers = await Promise.all(Array.from({ length: 30 }, () => tryToSignIn(email, 'pas le bon')))
    const codes = answers.map((answer) => answer.statusCode).sort()
    expect(codes).toEqual([...Array(10).fill(401), ...Array(20).fill(429)])
  })

  it('opens again to the right password once the quarter of an hour is over (A6)', async () => {
    const { email } = await registered(home.app)
    for (let attempt = 1; attempt <= 10; attempt += 1) await tryToSignIn(email, 'pas le bon')
    await home.context.database.execute(
      sql`update sign_in_failures set at = at - interval '15 minutes' where account = ${email}`,
    )
    expect((await tryToSignIn(email, PASSWORD)).statusCode).toBe(200)
  })

  it('with the old password, while it is being changed, opens nothing', async () => {
    const her = await someone(home)
    const { database } = home.context
    const [checked] = await database.select().from(users).where(eq(users.id, her.id))
    if (!checked) throw new Error('she has no account')
    let opening: Promise<unknown> = Promise.resolve()
    await database.transaction(async (tx) => {
      await tx.update(users).set({ passwordHash: 'another' }).where(eq(users.id, her.id))
      await tx.delete(signIns).where(eq(signIns.userId, her.id))
      opening = openSignIn(database, checked, 'password')
      opening.catch(() => undefined)
      await pause(200)
    })
    await expect(opening).rejects.toMatchObject({ code: 'credentials_wrong' })
    expect(await database.$count(signIns, eq(signIns.userId, her.id))).toBe(0)
  })

  it('forgets wrong passwords once the right one came', async () => {
    const { email } = await registered(home.app)
    for (let attempt = 1; attempt <= 9; attempt += 1) await tryToSignIn(email, 'pas le bon')
    await tryToSignIn(email, PASSWORD)
    expect((await tryToSignIn(email, 'pas le bon')).statusCode).toBe(401)
    expect((await tryToSignIn(email, PASSWORD)).statusCode).toBe(200)
  })
})

describe('the sign-in', () => {
  it('is a cookie no script reads, for this site only; the database keeps its hash only (S1)', async () => {
    const { visitor } = await registered(home.app)
    const token = visitor.cookies[COOKIE] ?? ''
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    const rows = await home.context.database.select().from(signIns)
    expect(rows.map((row) => row.tokenHash)).toContain(tokenHash(token))
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it.each([
    {
      protocol: 'http',
      name: 'sign_in',
      flags: /^sign_in=[^;]+; Max-Age=2678400; Path=\/; HttpOnly; SameSite=Lax$/,
    },
    {
      protocol: 'https',
      name: '__Host-sign_in',
      flags: /^__Host-sign_in=[^;]+; Max-Age=2678400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    },
  ])('over $protocol is $name (S2)', async ({ protocol, flags }) => {
    const { email } = await registered(home.app)
    const headers = { 'x-forwarded-proto': protocol, origin: 'http://localhost', host: 'localhost' }
    const payload = { email, password: PASSWORD }
    const answer = await home.app.inject({ method: 'POST', url: api.login(), payload, headers })
    expect(answer.headers['set-cookie']).toContainEqual(expect.stringMatching(flags))
  })

  it('is for https alone where the site is published there, though a proxy says otherwise (S2)', async () => {
    const published = await openTestApp({ names: { PUBLIC_URL: 'https://exemple.fr' } })
    const { email } = await registered(published.app)
    const headers = { origin: 'https://exemple.fr', host: 'exemple.fr', 'x-forwarded-proto': 'http' }
    const payload = { email, password: PASSWORD }
    const answer = await published.app.inject({ method: 'POST', url: api.login(), payload, headers })
    const flags = /^__Host-\w+=[^;]+; .*HttpOnly; Secure; SameSite=Lax$/
    expect(answer.headers['set-cookie']).toEqual(Array(2).fill(expect.stringMatching(flags)))
    await published.close()
  })

  it('is new at each signing in, and the old one is dead (S3)', async () => {
    const { visitor, email } = await registered(home.app)
    const before = visitor.cookies[COOKIE] ?? ''
    await visitor.post(api.login(), { email, password: PASSWORD })
    expect(visitor.cookies[COOKIE]).not.toBe(before)
    expect(await askWith(before)).toBe(401)
    expect(await isSignedIn(visitor)).toBe(true)
  })

  it('a token she brings herself is never taken up (S3)', async () => {
    const { email } = await registered(home.app)
    const answer = await home.app.inject({
      method: 'POST',
      url: api.login(),
      payload: { email, password: PASSWORD },
      cookies: { [COOKIE]: 'choisi-par-un-autre' },
      headers: { origin: 'http://localhost', host: 'localhost' },
    })
    expect(answer.cookies[0]?.value).not.toBe('choisi-par-un-autre')
    expect(await askWith('choisi-par-un-autre')).toBe(401)
  })

  // spec: 2.76, 7.9
  it('ends on the server when she signs out, which may be repeated (S4)', async () => {
    const { visitor } = await registered(home.app)
    const token = visitor.cookies[COOKIE] ?? ''
    const first = await visitor.post(api.logout())
    expect(first.statusCode).toBe(200)
    expect(first.headers['clear-site-data']).toBe('"cache"')
    expect(visitor.cookies[COOKIE]).toBeUndefined()
    expect(await askWith(token)).toBe(401)
    expect((await visitor.post(api.logout())).statusCode).toBe(200)
  })

  it('ends on this device only', async () => {
    const { visitor, email } = await registered(home.app)
    const phone = new Visitor(home.app)
    await phone.post(api.login(), { email, password: PASSWORD })
    await phone.post(api.logout())
    expect(await isSignedIn(visitor)).toBe(true)
  })

  const shift = (token: string, change: ReturnType<typeof sql>) =>
    home.context.database.execute(sql`update sign_ins set ${change} where token_hash = ${tokenHash(token)}`)

  it.each([
    { after: '13 days without a visit', lives: true, change: sql`last_used_at = now() - interval '13 days'` },
    {
      after: '14 days without a visit',
      lives: false,
      change: sql`last_used_at = now() - interval '14 days'`,
    },
    { after: 'its thirty days', lives: false, change: sql`expires_at = now() - interval '1 second'` },
  ])('after $after, it is alive: $lives (S5)', async ({ lives, change }) => {
    const { visitor } = await registered(home.app)
    await shift(visitor.cookies[COOKIE] ?? '', change)
    expect(await isSignedIn(visitor)).toBe(lives)
  })

  it.each([
    {
      what: 'one that grew too old',
      change: sql`expires_at = now() - interval '1 second'`,
      code: 'sign_in_expired',
    },
    {
      what: 'one that was idle for too long',
      change: sql`last_used_at = now() - interval '14 days'`,
      code: 'sign_in_expired',
    },
    { what: 'one that was ended', change: sql`token_hash = 'another'`, code: 'signed_out' },
    {
      what: 'one too old for nearly a day, swept,',
      change: sql`expires_at = now() - interval '23 hours 59 minutes'`,
      code: 'sign_in_expired',
    },
    {
      what: 'one too old for a day, swept,',
      change: sql`expires_at = now() - interval '1 day'`,
      code: 'signed_out',
    },
  ])('$what is answered $code', async ({ what, change, code }) => {
    const { visitor } = await registered(home.app)
    await shift(visitor.cookies[COOKIE] ?? '', change)
    if (what.includes('swept')) await forgetExpired(home.context.database)
    const answer = await visitor.get(api.currentUser())
    expect([answer.statusCode, answer.json().code]).toEqual([401, code])
  })

  const lastUse = async (token: string) => {
    const [row] = await home.context.database
      .select()
      .from(signIns)
      .where(eq(signIns.tokenHash, tokenHash(token)))
    return row?.lastUsedAt.getTime() ?? 0
  }

  it.each([
    { call: 'the dashboard that refreshes itself', url: api.transformations(), keepsAlive: false },
    { call: 'a person who looks', url: api.currentUser(), keepsAlive: true },
  ])('is kept alive by $call: $keepsAlive (S5)', async ({ url, keepsAlive }) => {
    const { visitor } = await registered(home.app)
    const token = visitor.cookies[COOKIE] ?? ''
    await shift(token, sql`last_used_at = now() - interval '2 days'`)
    const before = await lastUse(token)
    expect((await visitor.get(url)).statusCode).toBe(200)
    expect((await lastUse(token)) > before).toBe(keepsAlive)
  })
})
