import { AVATARS } from '@app/domain/accounts/account-rules.ts'
import { userAnswer } from '@app/domain/accounts/accounts-api.ts'
import { api } from '@app/domain/routes.ts'
import { eq, getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../database/schema/accounts.ts'
import { mails } from '../database/schema/mails.ts'
import { someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { PASSWORD, registered, Visitor } from '../testing/visitor.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const rowOf = async (email: string) =>
  (await home.context.database.select().from(users).where(eq(users.email, email)))[0]

const COLUMNS = getTableColumns(users)
const GIFT_ID = '00000000-0000-4000-8000-000000000000'
/** What the form of her profile has. */
const PROFILE = ['firstName', 'lastName', 'email', 'phone', 'gender', 'currentPassword']

/** A value that would do for each column of hers, by both its names, but for those that she may type. */
function gifts(typed: readonly string[]): Record<string, unknown> {
  const giftOf = (type: string): unknown =>
    ({ boolean: true, number: 999, date: '2020-01-01T00:00:00.000Z' })[type] ?? 'pro'
  const columns = Object.entries(COLUMNS).filter(([name]) => !typed.includes(name))
  const all = columns.flatMap(([name, column]) => [
    [name, giftOf(column.dataType)],
    [column.name, giftOf(column.dataType)],
  ])
  return {
    ...Object.fromEntries(all),
    ...{ id: GIFT_ID, credits: 999, emailVerified: true, image: '../../secret.png' },
  }
}

describe('registering', () => {
  // spec: 1.9, 3.7, 4.1, 7.4, 7.7
  it('signs her in and answers who she is, and nothing she should not see', async () => {
    const visitor = new Visitor(home.app)
    const typed = {
      firstName: ' Camille ',
      email: ' Camille.R@Exemple.FR ',
      password: PASSWORD,
      gender: 'femme',
    }
    const answer = await visitor.post(api.register(), typed)
    expect(answer.statusCode).toBe(201)
    const { id, ...user } = userAnswer.strict().parse(answer.json()).user
    expect(answer.json().user).toEqual({ id, ...user })
    expect(user).toEqual({
      firstName: 'Camille',
      lastName: null,
      email: 'camille.r@exemple.fr',
      emailVerified: false,
      pendingEmail: null,
      phone: null,
      gender: 'femme',
      image: 'picture1.png',
      userType: 'client',
      credits: 0,
      operator: 'no',
      canTestNotifications: true,
    })
    expect((await visitor.get(api.currentUser())).json().user.id).toBe(id)
  })

  it('writes the welcome message, with a link that confirms her address', async () => {
    const { email } = await registered(home.app)
    const sent = await home.context.database.select().from(mails).where(eq(mails.recipient, email))
    expect(sent.map((mail) => mail.kind)).toEqual(['welcome'])
    expect(sent[0]?.textBody).toMatch(/http:\/\/localhost\/confirmer-adresse\/[A-Za-z0-9_-]{43}/)
  })

  // spec: 3.7
  it('keeps the password as an Argon2id hash and nowhere else (A3)', async () => {
    const { email } = await registered(home.app)
    const row = await rowOf(email)
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(row)).not.toContain(PASSWORD)
  })

  // spec: 7.8
  it('an address that has an account is refused, whatever its spelling', async () => {
    const { email } = await registered(home.app)
    const typed = { firstName: 'Autre', email: email.toUpperCase(), password: PASSWORD }
    const answer = await new Visitor(home.app).post(api.register(), typed)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'account_exists',
      error: expect.stringContaining('existe déjà'),
    })
  })

  it('ten at once with one address make one account', async () => {
    const typed = { firstName: 'Camille', email: 'dix@exemple.fr', password: PASSWORD }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => new Visitor(home.app).post(api.register(), typed)),
    )
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...Array(9).fill(409)])
  })

  it.each([
    { typed: { firstName: 'C' }, field: 'firstName', sentence: 'Prénom trop court' },
    { typed: { email: '' }, field: 'email', sentence: 'Email invalide' },
    { typed: { email: 'camille' }, field: 'email', sentence: 'Email invalide' },
    { typed: { password: '12abc' }, field: 'password', sentence: '6 caractères minimum' },
    { typed: { password: '💇'.repeat(129) }, field: 'password', sentence: '128 caractères maximum' },
    { typed: { password: 'azerty' }, field: 'password', sentence: 'Mot de passe trop courant' },
    {
      typed: { password: 'Camille1999' },
      field: 'password',
      sentence: 'Sans votre nom, votre adresse ni le nom de ce site\u00a0: ce sont les premiers essayés',
    },
    { typed: { gender: 'chat' }, field: 'gender', sentence: 'Valeur incorrecte' },
    { typed: { password: undefined }, field: 'password', sentence: 'Valeur incorrecte' },
    // spec: 5.4, 5.5, 5.6, 5.7
  ])('$typed is refused beside its field: $sentence (A1, A2)', async ({ typed, field, sentence }) => {
    const good = { firstName: 'Camille', email: 'refusee@exemple.fr', password: PASSWORD }
    const answer = await new Visitor(home.app).post(api.register(), { ...good, ...typed })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual({ [field]: sentence })
    expect(await rowOf('refusee@exemple.fr')).toBeUndefined()
  })

  it.each([
    { password: 'zébu7&', what: 'six signs' },
    { password: 'Zébu7 &ciel-11?!'.repeat(8), what: '128 signs' },
    { password: '💇💅🌊🌞🌸🍒', what: 'six emojis' },
    { password: '  deux espaces  ', what: 'spaces around it' },
    // spec: 5.6
  ])('a password of $what opens the account, and not one sign less (A1)', async ({ password }) => {
    const { email } = await registered(home.app, { password })
    const stranger = new Visitor(home.app)
    const less = [...password].slice(0, -1).join('')
    expect((await stranger.post(api.login(), { email, password: less })).statusCode).toBe(401)
    expect((await stranger.post(api.login(), { email, password })).statusCode).toBe(200)
  })

  // spec: 2.69
  it('cannot give herself anything the form does not have (C6)', async () => {
    const typed = { firstName: 'Camille', email: 'gourmande@exemple.fr', password: PASSWORD }
    const answer = await new Visitor(home.app).post(api.register(), {
      ...gifts([...Object.keys(typed), 'gender']),
      ...typed,
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().user).toMatchObject({ userType: 'client', credits: 0, image: 'picture1.png' })
    const plain = await rowOf((await registered(home.app)).email)
    const own = ['id', 'email', 'passwordHash', 'createdAt', 'lastVisitAt']
    const given = await rowOf('gourmande@exemple.fr')
    const others = Object.keys(COLUMNS).filter((name) => !own.includes(name))
    expect(others.map((name) => [name, given?.[name as never]])).toEqual(
      others.map((name) => [name, plain?.[name as never]]),
    )
    expect(given?.id).not.toBe(GIFT_ID)
  })
})

describe('her profile', () => {
  // spec: 3.1, 7.13
  it('is changed and answered', async () => {
    const her = await someone(home)
    const typed = { firstName: 'Lou', lastName: 'Martin', email: her.email, phone: '+33 6 12 34 56 78' }
    const answer = await her.visitor.put(api.profile(), typed)
    expect(answer.json().user).toMatchObject({ ...typed, emailVerified: true })
  })

  it('cannot be given a role, credits or another identity (C6)', async () => {
    const her = await someone(home)
    const before = await rowOf(her.email)
    const typed = { firstName: 'Camille', email: her.email }
    const answer = await her.visitor.put(api.profile(), { ...gifts(PROFILE), ...typed })
    expect(answer.statusCode).toBe(200)
    expect(await rowOf(her.email)).toEqual(before)
  })

  // spec: 7.12
  it.each(AVATARS)('may show %s', async (image) => {
    const her = await someone(home)
    expect((await her.visitor.put(api.profileImage(), { image })).json().user.image).toBe(image)
  })

  it.each(['picture9.png', '../picture1.png', '', null])('may not show %j', async (image) => {
    const her = await someone(home)
    expect((await her.visitor.put(api.profileImage(), { image })).statusCode).toBe(400)
  })

  // spec: 3.16
  it('begins with nothing made and nothing spent', async () => {
    const her = await someone(home)
    const none = { totalSessions: 0, totalImagesGenerated: 0, totalSpent: 0 }
    expect((await her.visitor.get(api.stats())).json()).toEqual({ stats: none })
  })
})
