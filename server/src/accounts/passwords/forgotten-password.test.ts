import { setTimeout as pause } from 'node:timers/promises'
import { api, pages } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passwordLinks, users } from '../../database/schema/accounts.ts'
import { linkTo, mailsTo } from '../../testing/outbox.ts'
import { nobody, type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { PASSWORD, Visitor } from '../../testing/visitor.ts'
import { tokenHash } from '../tokens.ts'

const NEW = 'quatre grands zèbres'
let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const ask = (email: string) => new Visitor(home.app).post(api.forgottenPassword(), { email })
const linkOf = async ({ email }: Someone) => {
  await ask(email)
  return linkTo(home, email, 'password_link')
}
/** Opens the link in a browser of its own and chooses a password there. */
const choose = async (link: string, password = NEW) => {
  const browser = new Visitor(home.app)
  const opened = await browser.get(link)
  return { browser, opened, answer: await browser.post(api.newPassword(), { password }) }
}
const signIn = async (email: string, password: string) =>
  (await new Visitor(home.app).post(api.login(), { email, password })).statusCode
const isSignedIn = async (visitor: Visitor) => (await visitor.get(api.currentUser())).statusCode === 200

describe('asking for a new password', () => {
  // spec: 2.30
  it('is answered alike for an address with and without an account, and only the first gets a message (A7)', async () => {
    const her = await someone(home)
    const unknown = `${nobody()}@exemple.fr`
    const answers = [await ask(` ${her.email.toUpperCase()} `), await ask(unknown)]
    expect(answers.map(({ statusCode, body }) => ({ statusCode, body }))).toEqual(
      Array(2).fill({ statusCode: 200, body: '{"success":true}' }),
    )
    expect((await mailsTo(home, her.email)).map(({ kind }) => kind)).toEqual(['password_link', 'welcome'])
    expect(await mailsTo(home, unknown)).toEqual([])
  })

  it('is never answered before a moment in which either is done, with an account or without', async () => {
    const her = await someone(home)
    for (const email of [her.email, `${nobody()}@exemple.fr`]) {
      const asked = performance.now()
      await ask(email)
      expect(performance.now() - asked, email).toBeGreaterThanOrEqual(299)
    }
  })

  it.each([
    { whose: 'an account', email: async () => (await someone(home)).email },
    { whose: 'nobody', email: async () => `${nobody()}@exemple.fr` },
  ])('lets five pass in an hour and makes the sixth wait, for the address of $whose', async ({ email }) => {
    const address = await email()
    for (let attempt = 1; attempt <= 5; attempt += 1) expect((await ask(address)).statusCode).toBe(200)
    const sixth = await ask(address)
    expect(sixth.statusCode).toBe(429)
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3500)
    expect(sixth.json()).toMatchObject({
      code: 'throttled',
      error: 'Trop de tentatives. Réessayez dans 60 minutes.',
    })
    await home.context.database.execute(
      sql`update password_link_requests set at = at - interval '1 hour' where account = ${address}`,
    )
    expect((await ask(address)).statusCode).toBe(200)
  })

  it.each([
    { email: '', sentence: 'Email requis' },
    { email: 'camille', sentence: 'Email invalide' },
  ])('for %j is refused beside the field', async ({ email, sentence }) => {
    const answer = await ask(email)
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { email: sentence }])
  })
})

describe('an address that is being left', () => {
  it('gets no link: whoever reads the old mailbox must not open the account from there', async () => {
    const her = await someone(home)
    let asked: Promise<unknown> = Promise.resolve()
    await home.context.database.transaction(async (tx) => {
      await tx
        .update(users)
        .set({ email: `partie-${her.email}` })
        .where(eq(users.id, her.id))
      asked = ask(her.email)
      await pause(200)
    })
    await asked
    expect((await mailsTo(home, her.email)).map(({ kind }) => kind)).toEqual(['welcome'])
    expect(await home.context.database.$count(passwordLinks, eq(passwordLinks.userId, her.id))).toBe(0)
  })
})

describe('the link', () => {
  it('leads to a page with no token in its address, and tells no other site where it came from (A7)', async () => {
    const link = await linkOf(await someone(home))
    expect(link).toMatch(/^\/nouveau-mot-de-passe\/[A-Za-z0-9_-]{43}$/)
    const { opened } = await choose(link)
    expect(opened.statusCode).toBe(302)
    expect(opened.headers).toMatchObject({
      location: pages.newPassword(),
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    expect(opened.headers['set-cookie']).toMatch(
      /^password_link=[\w-]{43}; Max-Age=3600; Path=\/api\/auth\/new-password; HttpOnly; SameSite=Strict$/,
    )
  })

  it('is kept as a hash only (A7)', async () => {
    const token = (await linkOf(await someone(home))).split('/').at(-1) ?? ''
    const rows = await home.context.database.select().from(passwordLinks)
    expect(rows.map((row) => row.tokenHash)).toContain(tokenHash(token))
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('is opened twice as well as once, and by a mail filter too: only the new password uses it up', async () => {
    const her = await someone(home)
    const link = await linkOf(her)
    await new Visitor(home.app).get(link)
    expect((await choose(link)).answer.statusCode).toBe(200)
    const again = await choose(link, 'encore un autre zèbre')
    expect(again.opened.headers.location).toBe(`${pages.newPassword()}?resultat=expire`)
    expect(again.answer.json()).toMatchObject({ code: 'link_expired' })
    expect(await signIn(her.email, NEW)).toBe(200)
  })

  it('used twice at the same moment, works once (A7)', async () => {
    const link = await linkOf(await someone(home))
    const browsers = [new Visitor(home.app), new Visitor(home.app)]
    for (const browser of browsers) await browser.get(link)
    const answers = await Promise.all(
      browsers.map((browser, place) => browser.post(api.newPassword(), { password: `${NEW} ${place}` })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })

  it('no longer works once a newer one was asked for', async () => {
    const her = await someone(home)
    const first = await linkOf(her)
    const second = await linkOf(her)
    expect((await choose(first)).answer.json()).toMatchObject({ code: 'link_expired' })
    expect((await choose(second)).answer.statusCode).toBe(200)
  })

  it.each([
    { minutes: 59, statusCode: 200 },
    { minutes: 60, statusCode: 400 },
    { minutes: 61, statusCode: 400 },
  ])('after $minutes minutes: $statusCode (A7)', async ({ minutes, statusCode }) => {
    const her = await someone(home)
    const link = await linkOf(her)
    await home.context.database.execute(
      sql`update password_links set expires_at = expires_at - make_interval(mins => ${minutes}) where user_id = ${her.id}`,
    )
    expect((await choose(link)).answer.statusCode).toBe(statusCode)
  })

  it('that a mail program has mangled leads to the page that says so', async () => {
    const { opened } = await choose(pages.newPasswordLink('a'.repeat(150)))
    expect(opened.headers.location).toBe(`${pages.newPassword()}?resultat=expire`)
  })

  it('made up opens nothing, nor does none at all', async () => {
    expect((await choose(pages.newPasswordLink('a'.repeat(43)))).answer.json()).toMatchObject({
      code: 'link_expired',
      error:
        'Ce lien n’est plus valable\u00a0: il a déjà servi, ou il a plus d’une heure. Demandez-en un autre.',
    })
    const answer = await new Visitor(home.app).post(api.newPassword(), { password: NEW })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'link_expired'])
  })
})

describe('the new password', () => {
  // spec: 2.30
  it('opens, the old one does not, and every sign-in of the account has ended, this browser’s too (A7)', async () => {
    const her = await someone(home)
    const { browser, answer } = await choose(await linkOf(her))
    expect(answer.statusCode).toBe(200)
    expect(await isSignedIn(her.visitor)).toBe(false)
    expect(await isSignedIn(browser)).toBe(false)
    expect([await signIn(her.email, PASSWORD), await signIn(her.email, NEW)]).toEqual([401, 200])
  })

  it('she is told that it was changed, by a message', async () => {
    const her = await someone(home)
    await choose(await linkOf(her))
    const [told] = await mailsTo(home, her.email)
    expect(told).toMatchObject({ kind: 'password_changed', subject: 'Votre mot de passe a été changé' })
  })

  it('proves that the address is hers', async () => {
    const her = await someone(home, 'unverified')
    await choose(await linkOf(her))
    const [row] = await home.context.database.select().from(users).where(eq(users.id, her.id))
    expect(row?.emailVerifiedAt).not.toBeNull()
  })

  it('opens an account that wrong passwords had made wait', async () => {
    const her = await someone(home)
    for (let attempt = 1; attempt <= 11; attempt += 1) await signIn(her.email, 'pas le bon')
    expect(await signIn(her.email, PASSWORD)).toBe(429)
    await choose(await linkOf(her))
    expect(await signIn(her.email, NEW)).toBe(200)
  })

  it.each([
    { password: '12abc', sentence: '6 caractères minimum' },
    { password: '💇'.repeat(129), sentence: '128 caractères maximum' },
    { password: 'azerty', sentence: 'Mot de passe trop courant' },
    {
      password: 'Camille1999',
      sentence: 'Sans votre nom, votre adresse ni le nom de ce site\u00a0: ce sont les premiers essayés',
    },
  ])('$password is refused as when registering, and the link still works', async ({ password, sentence }) => {
    const her = await someone(home)
    const { browser, answer } = await choose(await linkOf(her), password)
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { password: sentence }])
    expect((await browser.post(api.newPassword(), { password: NEW })).statusCode).toBe(200)
  })
})
