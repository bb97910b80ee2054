import { api, pages } from '@app/domain/routes.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkTo, mailsTo } from '../../testing/outbox.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { PASSWORD, registered, Visitor } from '../../testing/visitor.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const userOf = async ({ visitor }: Someone) => (await visitor.get(api.currentUser())).json().user
const move = ({ visitor }: Someone, email: string, currentPassword: string | undefined = PASSWORD) =>
  visitor.put(api.profile(), { firstName: 'Lou', email, currentPassword })
const follow = async (link: string) => (await new Visitor(home.app).get(link)).headers.location
const confirm = async (email: string) => follow(await linkTo(home, email, 'new_address'))
const DONE = `${pages.emailConfirmation()}?resultat=ok`
const EXPIRED = `${pages.emailConfirmation()}?resultat=expire`

describe('changing her address', () => {
  it('waits until the link sent to the new one is opened; then it signs her in', async () => {
    const her = await someone(home)
    const email = `nouvelle-${her.email}`
    const answer = await move(her, ` ${email.toUpperCase()} `)
    const waiting = { email: her.email, pendingEmail: email, emailVerified: true, firstName: 'Lou' }
    expect(answer.json().user).toMatchObject(waiting)
    expect(await userOf(her)).toMatchObject(waiting)
    expect(await confirm(email)).toBe(DONE)
    expect(await userOf(her)).toMatchObject({ email, pendingEmail: null, emailVerified: true })
    const tries = await Promise.all(
      [her.email, email].map((each) =>
        new Visitor(home.app).post(api.login(), { email: each, password: PASSWORD }),
      ),
    )
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([401, 200])
  })

  it('tells the old address at once, without naming the new one, with a way to stop it (A8)', async () => {
    const her = await someone(home)
    await move(her, `nouvelle-${her.email}`)
    const [notice] = await mailsTo(home, her.email)
    expect(notice).toMatchObject({ kind: 'address_notice', subject: 'Demande de changement d’adresse' })
    expect(notice?.textBody).toContain(`http://localhost${pages.forgottenPassword()}`)
    expect(notice?.textBody).not.toContain('nouvelle-')
  })

  it('tells the address that was hers once it is done, in her language, with the way to us', async () => {
    const her = await someone(home)
    await move(her, `nouvelle-${her.email}`)
    await confirm(`nouvelle-${her.email}`)
    const [told] = await mailsTo(home, her.email)
    expect(told).toMatchObject({ kind: 'address_changed', subject: 'Votre adresse a été changée' })
    expect(told?.textBody).toContain('Répondez tout de suite à ce message')
    expect(told?.textBody).not.toContain('nouvelle-')
  })

  it('tells nothing to an address that was never proven hers', async () => {
    const her = await someone(home, 'unverified')
    await move(her, `nouvelle-${her.email}`)
    await confirm(`nouvelle-${her.email}`)
    const kinds = (await mailsTo(home, her.email)).map(({ kind }) => kind)
    expect(kinds).not.toContain('address_changed')
  })

  it('is done for her too when a mail filter has followed the link before her, and for her alone', async () => {
    const [her, other] = [await someone(home), await someone(home)]
    await move(her, `nouvelle-${her.email}`)
    const link = await linkTo(home, `nouvelle-${her.email}`, 'new_address')
    expect([await follow(link), await follow(link)]).toEqual([DONE, DONE])
    expect(await mailsTo(home, her.email)).toHaveLength(3)
    await move(her, `encore-${her.email}`)
    await confirm(`encore-${her.email}`)
    expect(await follow(link)).toBe(EXPIRED)
    expect(await userOf(other)).toMatchObject({ email: other.email })
  })

  it.each([
    { given: 'pas le bon', statusCode: 403, sentence: 'Mot de passe incorrect' },
    { given: '', statusCode: 400, sentence: 'Mot de passe requis' },
  ])(
    'with the password $given changes nothing at all: $sentence (A8)',
    async ({ given, statusCode, sentence }) => {
      const her = await someone(home)
      const answer = await move(her, `nouvelle-${her.email}`, given)
      expect([answer.statusCode, answer.json().fields]).toEqual([statusCode, { currentPassword: sentence }])
      expect(await userOf(her)).toMatchObject({ firstName: 'Camille', pendingEmail: null })
      expect(await mailsTo(home, `nouvelle-${her.email}`)).toEqual([])
    },
  )

  it('needs no password for her own address, however it is spelt', async () => {
    const her = await someone(home)
    const answer = await her.visitor.put(api.profile(), { firstName: 'Lou', email: her.email.toUpperCase() })
    expect(answer.json().user).toMatchObject({ firstName: 'Lou', email: her.email, pendingEmail: null })
  })

  it('to one that has an account is refused in the words of registering, and nobody is written to', async () => {
    const [her, other] = [await someone(home), await someone(home)]
    const answer = await move(her, other.email)
    const typed = { firstName: 'Lou', email: other.email, password: PASSWORD }
    const registering = await new Visitor(home.app).post(api.register(), typed)
    const said = [answer, registering].map((each) => [each.statusCode, { ...each.json(), requestId: '' }])
    expect(said[0]).toEqual(said[1])
    expect((await mailsTo(home, other.email)).map(({ kind }) => kind)).toEqual(['welcome'])
    expect(await userOf(her)).toMatchObject({ firstName: 'Camille', pendingEmail: null })
  })

  it('with a wrong password never says whether the address has an account', async () => {
    const [her, other] = [await someone(home), await someone(home)]
    expect((await move(her, other.email, 'pas le bon')).json().code).toBe('password_wrong')
  })

  it('does not happen when somebody registers that address first', async () => {
    const her = await someone(home)
    const email = `prise-${her.email}`
    await move(her, email)
    await registered(home.app, { email })
    expect(await confirm(email)).toBe(EXPIRED)
    expect(await userOf(her)).toMatchObject({ email: her.email })
  })

  it('goes to whoever confirms first when two accounts wait for the same address', async () => {
    const [her, other] = [await someone(home), await someone(home)]
    const email = `a-deux-${her.email}`
    await move(her, email)
    const hers = await linkTo(home, email, 'new_address')
    await move(other, email)
    expect([await confirm(email), await follow(hers)]).toEqual([DONE, EXPIRED])
    expect(await userOf(other)).toMatchObject({ email })
    expect(await userOf(her)).toMatchObject({ email: her.email })
  })
})

describe('an address that waits', () => {
  it('can be written to again', async () => {
    const her = await someone(home)
    const email = `nouvelle-${her.email}`
    await move(her, email)
    await her.visitor.post(api.confirmationMail())
    expect(await mailsTo(home, email)).toHaveLength(2)
    expect(await confirm(email)).toBe(DONE)
  })

  it('is written to five times in an hour, whichever accounts ask; the sixth waits and changes nothing', async () => {
    const [her, other] = [await someone(home), await someone(home)]
    const email = `comblee-${her.email}`
    for (let attempt = 1; attempt <= 3; attempt += 1) expect((await move(her, email)).statusCode).toBe(200)
    for (let attempt = 4; attempt <= 5; attempt += 1) expect((await move(other, email)).statusCode).toBe(200)
    const again = await Promise.all([
      move(await someone(home), email),
      her.visitor.post(api.confirmationMail()),
    ])
    for (const answer of again) {
      expect([answer.statusCode, answer.json().code]).toEqual([429, 'throttled'])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500)
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(3600)
    }
    expect(await mailsTo(home, email)).toHaveLength(5)
    await home.context.database.execute(
      sql`update mails set created_at = created_at - interval '1 hour' where recipient = ${email}`,
    )
    expect((await her.visitor.post(api.confirmationMail())).statusCode).toBe(200)
  })

  it('can be given up: its link opens nothing any more', async () => {
    const her = await someone(home)
    const email = `nouvelle-${her.email}`
    await move(her, email)
    const answer = await her.visitor.delete(api.pendingEmail())
    expect(answer.json().user).toMatchObject({ email: her.email, pendingEmail: null })
    expect(await confirm(email)).toBe(EXPIRED)
  })

  it('gives way to the next one', async () => {
    const her = await someone(home)
    const [first, second] = [`premiere-${her.email}`, `seconde-${her.email}`]
    await move(her, first)
    await move(her, second)
    expect(await confirm(first)).toBe(EXPIRED)
    expect(await confirm(second)).toBe(DONE)
  })

  it('is not disturbed by the welcome link of her first address', async () => {
    const her = await someone(home, 'unverified')
    const email = `nouvelle-${her.email}`
    await move(her, email)
    expect(await follow(await linkTo(home, her.email, 'welcome'))).toBe(DONE)
    expect(await userOf(her)).toMatchObject({ email: her.email, emailVerified: true, pendingEmail: email })
    expect(await confirm(email)).toBe(DONE)
  })

  it('is not confirmed by the welcome link of the address it replaced', async () => {
    const her = await someone(home, 'unverified')
    const welcome = await linkTo(home, her.email, 'welcome')
    await move(her, `nouvelle-${her.email}`)
    await confirm(`nouvelle-${her.email}`)
    expect(await follow(welcome)).toBe(EXPIRED)
  })

  it('once confirmed, leaves no link to a new password in the old mailbox', async () => {
    const her = await someone(home)
    await new Visitor(home.app).post(api.forgottenPassword(), { email: her.email })
    await move(her, `nouvelle-${her.email}`)
    await confirm(`nouvelle-${her.email}`)
    const link = await linkTo(home, her.email, 'password_link')
    expect(await follow(link)).toBe(`${pages.newPassword()}?resultat=expire`)
  })
})
