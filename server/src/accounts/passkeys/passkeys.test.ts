import { PASSKEYS_MAX } from '@app/domain/accounts/account-rules.ts'
import { api } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passkeyChallenges, passkeys } from '../../database/schema/accounts.ts'
import { turnOnFactor } from '../../testing/app-codes.ts'
import { Authenticator } from '../../testing/authenticator.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { PASSWORD, Visitor } from '../../testing/visitor.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const kindsTo = async ({ email }: Someone) => (await mailsTo(home, email)).map(({ kind }) => kind)
type How = Parameters<Authenticator['get']>[1]

/** What her browser is told to ask her device for. */
async function asked({ visitor }: Someone) {
  const { challenge, rp, ...options } = (
    await visitor.post(api.newPasskey(), { currentPassword: PASSWORD })
  ).json()
  return { challenge, rpId: rp?.id, options }
}
async function add(her: Someone, device = new Authenticator(), how?: How) {
  const response = device.create(await asked(her), how)
  const answer = await her.visitor.post(api.passkeys(), { name: 'Mon téléphone', response })
  return { device, answer, response }
}
const request = async (visitor: Visitor) => (await visitor.post(api.passkeyRequest())).json()
const answerWith = async (visitor: Visitor, response: object) => {
  const answer = await visitor.post(api.passkeySignIn(), { response })
  return [answer.statusCode, answer.json().code ?? answer.json().user.email]
}
const signIn = async (device: Authenticator, how?: How, visitor = new Visitor(home.app)) =>
  answerWith(visitor, device.get(await request(visitor), how))
const REFUSED = [401, 'passkey_refused']

describe('adding a passkey', () => {
  it('asks for her password, for a key that is found without her address, and for her finger or PIN', async () => {
    const her = await someone(home)
    const wrong = await her.visitor.post(api.newPasskey(), { currentPassword: 'faux' })
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'password_wrong'])
    const { rpId, options } = await asked(her)
    expect(rpId).toBe('localhost')
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    })
  })

  it('keeps it under the name she gave, and tells her by e-mail', async () => {
    const her = await someone(home)
    const { device, answer } = await add(her)
    expect(answer.json().passkeys).toMatchObject([{ id: device.id, name: 'Mon téléphone', lastUsedAt: null }])
    expect(await kindsTo(her)).toContain('passkey_added')
  })

  it.each<{ what: string; how: How }>([
    { what: 'made on another site', how: { origin: 'https://mechant.example' } },
    { what: 'made without her finger or PIN', how: { isVerified: false } },
  ])('is refused $what', async ({ how }) => {
    const her = await someone(home)
    const { answer } = await add(her, new Authenticator(), how)
    expect([answer.statusCode, answer.json().code]).toEqual(REFUSED)
    expect((await her.visitor.get(api.passkeys())).json().passkeys).toEqual([])
  })

  it('answers one question once, and hers alone', async () => {
    const [her, other] = [await someone(home), await someone(home)]
    const { response } = await add(her)
    const again = await her.visitor.post(api.passkeys(), { name: 'Encore', response })
    expect(again.json().code).toBe('passkey_refused')
    const hers = new Authenticator().create(await asked(her))
    const stolen = await other.visitor.post(api.passkeys(), { name: 'Volée', response: hers })
    expect(stolen.json().code).toBe('passkey_refused')
  })

  it('is refused beyond ten, in words', async () => {
    const her = await someone(home)
    for (let count = 0; count < PASSKEYS_MAX; count += 1) expect((await add(her)).answer.statusCode).toBe(200)
    const more = await her.visitor.post(api.newPasskey(), { currentPassword: PASSWORD })
    expect([more.statusCode, more.json().code]).toEqual([409, 'passkeys_full'])
  })

  it.each([
    { name: '', status: 400 },
    { name: ' ', status: 400 },
    { name: 'a'.repeat(41), status: 400 },
  ])('a name $name is none', async ({ name, status }) => {
    const her = await someone(home)
    const response = new Authenticator().create(await asked(her))
    expect((await her.visitor.post(api.passkeys(), { name, response })).statusCode).toBe(status)
  })
})

describe('signing in with a passkey', () => {
  it('needs neither address nor password nor code, and says which was used when', async () => {
    const her = await someone(home)
    const { device } = await add(her)
    await turnOnFactor(home, her)
    const visitor = new Visitor(home.app)
    expect(await signIn(device, {}, visitor)).toEqual([200, her.email])
    expect((await visitor.get(api.currentUser())).json().user.email).toBe(her.email)
    expect((await visitor.get(api.passkeys())).json().passkeys[0].lastUsedAt).toEqual(expect.any(String))
  })

  it('names no account to whoever asks', async () => {
    expect(await request(new Visitor(home.app))).not.toHaveProperty('allowCredentials.0')
  })

  it('opens what is an operator’s', async () => {
    const operator = await someone(home, 'operator')
    const { device } = await add(operator)
    const visitor = new Visitor(home.app)
    await signIn(device, {}, visitor)
    expect((await visitor.get(api.currentUser())).json().user.operator).toBe('open')
  })

  it.each<{ what: string; how: How }>([
    { what: 'given on another site', how: { origin: 'https://mechant.example' } },
    { what: 'given without her finger or PIN', how: { isVerified: false } },
  ])('is refused $what', async ({ how }) => {
    const { device } = await add(await someone(home))
    expect(await signIn(device, how)).toEqual(REFUSED)
  })

  it('is refused to a key nobody has, in the same words', async () => {
    expect(await signIn(new Authenticator())).toEqual(REFUSED)
  })

  it('answers one question once, and not after five minutes', async () => {
    const { device } = await add(await someone(home))
    const visitor = new Visitor(home.app)
    const response = device.get(await request(visitor))
    expect((await answerWith(visitor, response))[0]).toBe(200)
    expect(await answerWith(visitor, response)).toEqual(REFUSED)
    const late = device.get(await request(visitor), { counter: 2 })
    await home.context.database.update(passkeyChallenges).set({ expiresAt: sql`now()` })
    expect(await answerWith(visitor, late)).toEqual(REFUSED)
  })

  it('is refused to a copy, whose counter lags behind', async () => {
    const { device } = await add(await someone(home))
    expect((await signIn(device, { counter: 5 }))[0]).toBe(200)
    expect(await signIn(device, { counter: 5 })).toEqual(REFUSED)
    expect((await signIn(device, { counter: 6 }))[0]).toBe(200)
  })

  it.each([
    {},
    { id: '' },
    { id: 'x' },
    { id: 'x', response: null },
    { id: 'x', response: { clientDataJSON: '!' } },
  ])('an answer that is none is refused: %j', async (response) => {
    const [status] = await answerWith(new Visitor(home.app), response)
    expect([400, 401]).toContain(status)
  })
})

describe('removing a passkey', () => {
  const remove = ({ visitor }: Someone, id: string, currentPassword = PASSWORD) =>
    visitor.post(api.passkeyRemoval(), { id, currentPassword })

  it('asks for her password, tells her, and ends what passkeys have opened elsewhere', async () => {
    const her = await someone(home)
    const { device } = await add(her)
    const elsewhere = new Visitor(home.app)
    await signIn(device, {}, elsewhere)
    expect((await remove(her, device.id, 'faux')).statusCode).toBe(403)
    expect((await remove(her, device.id)).json().passkeys).toEqual([])
    expect(await kindsTo(her)).toContain('passkey_removed')
    expect((await elsewhere.get(api.currentUser())).statusCode).toBe(401)
    expect((await her.visitor.get(api.currentUser())).statusCode).toBe(200)
    expect(await signIn(device, { counter: 2 })).toEqual(REFUSED)
  })

  it('is hers alone to do', async () => {
    const { device } = await add(await someone(home))
    expect((await remove(await someone(home), device.id)).statusCode).toBe(404)
    expect((await signIn(device))[0]).toBe(200)
  })

  it('goes with the account, and is told when she takes her data along, without its key', async () => {
    const her = await someone(home)
    const { device } = await add(her)
    const [kept] = await home.context.database.select().from(passkeys).where(eq(passkeys.id, device.id))
    const taken = (await her.visitor.get(api.accountExport())).rawPayload.toString('latin1')
    expect(taken).toContain('account.json')
    expect(taken).not.toContain(kept?.publicKey ?? '?')
    await her.visitor.delete(api.account(), { currentPassword: PASSWORD })
    expect(await home.context.database.select().from(passkeys).where(eq(passkeys.userId, her.id))).toEqual([])
  })
})
