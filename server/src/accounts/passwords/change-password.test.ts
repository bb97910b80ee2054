import { setTimeout as pause } from 'node:timers/promises'
import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIns, users } from '../../database/schema/accounts.ts'
import { linkTo, mailsTo } from '../../testing/outbox.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { PASSWORD, Visitor } from '../../testing/visitor.ts'

const NEW = 'quatre grands zèbres'
let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const isSignedIn = async (visitor: Visitor) => (await visitor.get(api.currentUser())).statusCode === 200
const change = ({ visitor }: Someone, currentPassword: string | undefined, password = NEW) =>
  visitor.put(api.password(), { currentPassword, password })
async function onPhone({ email }: Someone): Promise<Visitor> {
  const phone = new Visitor(home.app)
  await phone.post(api.login(), { email, password: PASSWORD })
  return phone
}
const othersOf = async ({ visitor }: Someone) => (await visitor.get(api.otherSignIns())).json()

describe('changing her password', () => {
  it('needs the current one; then the new one opens, her other devices are out and this one stays (A8)', async () => {
    const her = await someone(home)
    const phone = await onPhone(her)
    expect((await change(her, PASSWORD)).statusCode).toBe(200)
    expect([await isSignedIn(her.visitor), await isSignedIn(phone)]).toEqual([true, false])
    const tries = await Promise.all(
      [PASSWORD, NEW].map((password) =>
        new Visitor(home.app).post(api.login(), { email: her.email, password }),
      ),
    )
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([401, 200])
  })

  it('is told to her by a message, once', async () => {
    const her = await someone(home)
    await change(her, PASSWORD)
    const kinds = (await mailsTo(home, her.email)).map(({ kind }) => kind)
    expect(kinds).toEqual(['password_changed', 'welcome'])
  })

  it.each([
    { given: 'pas le bon', statusCode: 403, sentence: 'Mot de passe incorrect' },
    { given: '', statusCode: 400, sentence: 'Mot de passe requis' },
    { given: undefined, statusCode: 400, sentence: 'Valeur incorrecte' },
  ])(
    'with $given for the current one changes nothing: $sentence (A8)',
    async ({ given, statusCode, sentence }) => {
      const her = await someone(home)
      const answer = await change(her, given)
      expect([answer.statusCode, answer.json().fields]).toEqual([statusCode, { currentPassword: sentence }])
      expect((await change(her, PASSWORD)).statusCode).toBe(200)
    },
  )

  it.each([
    { password: '12abc', sentence: '6 caractères minimum' },
    { password: 'a'.repeat(129), sentence: '128 caractères maximum' },
    { password: 'motdepasse', sentence: 'Mot de passe trop courant' },
  ])('to $password is refused: $sentence (A2)', async ({ password, sentence }) => {
    const answer = await change(await someone(home), PASSWORD, password)
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { password: sentence }])
  })

  it('lets ten wrong ones pass and makes the eleventh wait, as signing in does', async () => {
    const her = await someone(home)
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await change(her, 'pas le bon')).statusCode).toBe(403)
    expect((await change(her, PASSWORD)).statusCode).toBe(429)
    expect(await isSignedIn(her.visitor)).toBe(true)
  })

  it('drops a change of address and a link that were on their way', async () => {
    const her = await someone(home)
    const email = `autre-${her.email}`
    await her.visitor.put(api.profile(), { firstName: 'Lou', email, currentPassword: PASSWORD })
    await new Visitor(home.app).post(api.forgottenPassword(), { email: her.email })
    await change(her, PASSWORD)
    expect((await her.visitor.get(api.currentUser())).json().user.pendingEmail).toBeNull()
    const opened = await new Visitor(home.app).get(await linkTo(home, email, 'new_address'))
    expect(opened.headers.location).toMatch(/resultat=expire$/)
    const link = await new Visitor(home.app).get(await linkTo(home, her.email, 'password_link'))
    expect(link.headers.location).toMatch(/resultat=expire$/)
  })
})

describe('while her password is being changed', () => {
  /** Somebody who knows the old one asks at that moment, from a sign-in that is about to end. */
  async function meanwhile(act: (her: Someone) => Promise<{ statusCode: number }>) {
    const her = await someone(home)
    let acting: ReturnType<typeof act> | undefined
    await home.context.database.transaction(async (tx) => {
      await tx.update(users).set({ passwordHash: 'another' }).where(eq(users.id, her.id))
      acting = act(her)
      await pause(600)
    })
    expect((await acting)?.statusCode).toBe(403)
    const [row] = await home.context.database.select().from(users).where(eq(users.id, her.id))
    return row
  }

  it('the old one changes it no more', async () => {
    expect((await meanwhile((her) => change(her, PASSWORD)))?.passwordHash).toBe('another')
  })

  it('the old one asks for no other address', async () => {
    const row = await meanwhile(({ visitor, email }) =>
      visitor.put(api.profile(), {
        firstName: 'Lou',
        email: `voleuse-${email}`,
        currentPassword: PASSWORD,
      }),
    )
    expect(row).toMatchObject({ pendingEmail: null, firstName: 'Camille' })
  })
})

describe('her other devices', () => {
  it('are counted, without this one, without another person’s and without those that fell asleep', async () => {
    const her = await someone(home)
    await someone(home)
    expect(await othersOf(her)).toEqual({ count: 0 })
    await onPhone(her)
    await onPhone(her)
    expect(await othersOf(her)).toEqual({ count: 2 })
    const old = new Date(Date.now() - 15 * 86_400_000)
    await home.context.database.update(signIns).set({ lastUsedAt: old }).where(eq(signIns.userId, her.id))
    await her.visitor.post(api.login(), { email: her.email, password: PASSWORD })
    expect(await othersOf(her)).toEqual({ count: 0 })
  })

  it('are signed out at once; this one and other people stay (S6)', async () => {
    const [her, other] = [await someone(home), await someone(home)]
    const devices = [await onPhone(her), await onPhone(her)]
    expect((await her.visitor.delete(api.otherSignIns())).statusCode).toBe(200)
    for (const device of devices) expect(await isSignedIn(device)).toBe(false)
    expect([await isSignedIn(her.visitor), await isSignedIn(other.visitor)]).toEqual([true, true])
    expect(await othersOf(her)).toEqual({ count: 0 })
  })
})
