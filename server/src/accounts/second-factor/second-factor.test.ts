import { RECOVERY_CODES } from '@app/domain/accounts/account-rules.ts'
import { api } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  recoveryCodes,
  secondFactors,
  signInFailures,
  waitingSignIns,
} from '../../database/schema/accounts.ts'
import { codeOf, turnOnFactor, waitForNextCode } from '../../testing/app-codes.ts'
import { operate } from '../../testing/operate.ts'
import { linkTo, mailsTo } from '../../testing/outbox.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { PASSWORD, Visitor } from '../../testing/visitor.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const kindsTo = async ({ email }: Someone) => (await mailsTo(home, email)).map(({ kind }) => kind)
const isKnown = async (visitor: Visitor) => (await visitor.get(api.currentUser())).statusCode === 200
const say = async (visitor: Visitor, code: string) => {
  const answer = await visitor.post(api.factorSignIn(), { code })
  return [answer.statusCode, answer.json().code ?? 'in']
}
/** A browser in which her password was typed. */
async function waiting({ email }: Someone): Promise<Visitor> {
  const visitor = new Visitor(home.app)
  const answer = await visitor.post(api.login(), { email, password: PASSWORD })
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'second_factor_asked'])
  return visitor
}
const withFactor = async () => {
  const her = await someone(home)
  return { her, ...(await turnOnFactor(home, her)) }
}

describe('turning it on', () => {
  it('asks for her password, and counts from the first right code of her app', async () => {
    const her = await someone(home)
    const state = async () => (await her.visitor.get(api.secondFactor())).json()
    const wrong = await her.visitor.post(api.newFactor(), { currentPassword: 'faux' })
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'password_wrong'])
    const made = (await her.visitor.post(api.newFactor(), { currentPassword: PASSWORD })).json()
    expect(made.address).toContain(`secret=${made.secret}`)
    expect(made.drawing.path).toMatch(/^M/)
    expect(await state()).toEqual({ isOn: false, recoveryCodesLeft: 0 })
    const far = await her.visitor.post(api.secondFactor(), { code: await codeOf(home, made.secret, 3) })
    expect([far.statusCode, far.json().code]).toEqual([403, 'second_factor_wrong'])
    const right = await her.visitor.post(api.secondFactor(), { code: await codeOf(home, made.secret) })
    expect(right.json().codes).toHaveLength(RECOVERY_CODES)
    expect(await state()).toEqual({ isOn: true, recoveryCodesLeft: RECOVERY_CODES })
    expect(await kindsTo(her)).toContain('second_factor_on')
  })

  it('is not begun again while it is on: the app she has stays the one', async () => {
    const { her, secret } = await withFactor()
    expect((await her.visitor.post(api.newFactor(), { currentPassword: PASSWORD })).statusCode).toBe(400)
    expect(await say(await waiting(her), await codeOf(home, secret))).toEqual([200, 'in'])
  })

  it('keeps the ten for when it is lost as hashes alone', async () => {
    const { her, recoveryCodes: codes } = await withFactor()
    const kept = await home.context.database
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, her.id))
    expect(kept).toHaveLength(RECOVERY_CODES)
    for (const code of codes) expect(JSON.stringify(kept)).not.toContain(code.replaceAll('-', ''))
  })
})

describe('signing in with it', () => {
  it('opens with the code after the password, and not with the password alone', async () => {
    const { her, secret } = await withFactor()
    const visitor = await waiting(her)
    expect(await isKnown(visitor)).toBe(false)
    expect(await say(visitor, await codeOf(home, secret))).toEqual([200, 'in'])
    expect(await isKnown(visitor)).toBe(true)
  })

  it('says nothing of it to whoever has a wrong password', async () => {
    const { her } = await withFactor()
    const answer = await new Visitor(home.app).post(api.login(), { email: her.email, password: 'faux' })
    expect([answer.statusCode, answer.json().code, answer.cookies]).toEqual([401, 'credentials_wrong', []])
  })

  it('takes each code once', async () => {
    const { her, secret } = await withFactor()
    const code = await codeOf(home, secret)
    const [one, other] = [await waiting(her), await waiting(her)]
    expect(await say(one, code)).toEqual([200, 'in'])
    expect(await say(other, code)).toEqual([403, 'second_factor_wrong'])
  })

  it('opens once by each of the ten, however it is typed, and tells her', async () => {
    const { her, recoveryCodes: codes } = await withFactor()
    const code = codes[0] ?? ''
    expect(await say(await waiting(her), code.toLowerCase().replaceAll('-', ' '))).toEqual([200, 'in'])
    expect(await kindsTo(her)).toContain('recovery_code_used')
    expect(await say(await waiting(her), code)).toEqual([403, 'second_factor_wrong'])
    expect((await her.visitor.get(api.secondFactor())).json().recoveryCodesLeft).toBe(RECOVERY_CODES - 1)
  })

  it('has none of the old ten after new ones were made', async () => {
    const { her, recoveryCodes: old } = await withFactor()
    const made = await her.visitor.post(api.recoveryCodes(), { currentPassword: PASSWORD })
    expect(await say(await waiting(her), old[1] ?? '')).toEqual([403, 'second_factor_wrong'])
    expect(await say(await waiting(her), made.json().codes[1])).toEqual([200, 'in'])
  })

  it.each(['12345', '1234567', 'abc def', '', 'ABCD-EFGH-JKMN-PQR'])(
    'refuses %j at its field',
    async (code) => {
      const answer = await new Visitor(home.app).post(api.factorSignIn(), { code })
      expect([answer.statusCode, Object.keys(answer.json().fields ?? {})]).toEqual([400, ['code']])
    },
  )
})

describe('waiting for the code', () => {
  it('is over without the cookie of the browser in which the password was typed', async () => {
    const { her, secret } = await withFactor()
    await waiting(her)
    expect(await say(new Visitor(home.app), await codeOf(home, secret))).toEqual([401, 'second_factor_over'])
  })

  it('is over after ten minutes', async () => {
    const { her, secret } = await withFactor()
    const visitor = await waiting(her)
    await home.context.database.update(waitingSignIns).set({ expiresAt: sql`now()` })
    expect(await say(visitor, await codeOf(home, secret))).toEqual([401, 'second_factor_over'])
  })

  it('is over once she is in: the same cookie opens nothing again', async () => {
    const { her, secret } = await withFactor()
    const visitor = await waiting(her)
    const again = new Visitor(home.app, visitor.cookies)
    expect(await say(visitor, await codeOf(home, secret))).toEqual([200, 'in'])
    await waitForNextCode(home)
    expect(await say(again, await codeOf(home, secret))).toEqual([401, 'second_factor_over'])
  })

  it('is over when her password changes', async () => {
    const { her, secret } = await withFactor()
    const visitor = await waiting(her)
    await her.visitor.post(api.forgottenPassword(), { email: her.email })
    const reader = new Visitor(home.app)
    await reader.get(await linkTo(home, her.email, 'password_link'))
    await reader.post(api.newPassword(), { password: 'un nouveau mot de passe 8' })
    expect(await say(visitor, await codeOf(home, secret))).toEqual([401, 'second_factor_over'])
  })
})

describe('wrong codes', () => {
  const failAt = (her: Someone, origin: string, count: number) =>
    home.context.database
      .insert(signInFailures)
      .values(Array.from({ length: count }, () => ({ account: her.email, origin })))

  it('make a browser wait after ten, which the right password does not forgive', async () => {
    const { her, secret } = await withFactor()
    for (let tried = 0; tried < 10; tried += 1)
      expect(await say(await waiting(her), '000000')).toEqual([403, 'second_factor_wrong'])
    expect(await say(await waiting(her), await codeOf(home, secret))).toEqual([429, 'throttled'])
  })

  it.each([
    { tried: 19, answer: [200, 'in'] },
    { tried: 20, answer: [429, 'throttled'] },
  ])('from strangers, $tried in a day: $answer', async ({ tried, answer }) => {
    const { her, secret } = await withFactor()
    await failAt(her, 'code:stranger:elsewhere', tried)
    expect(await say(await waiting(her), await codeOf(home, secret))).toEqual(answer)
  })

  it('of strangers do not make her wait in a browser she signed in from', async () => {
    const { her, secret } = await withFactor()
    const known = await waiting(her)
    expect(await say(known, await codeOf(home, secret))).toEqual([200, 'in'])
    await failAt(her, 'code:stranger:elsewhere', 100)
    await waitForNextCode(home)
    await known.post(api.logout())
    await known.post(api.login(), { email: her.email, password: PASSWORD })
    expect(await say(known, await codeOf(home, secret))).toEqual([200, 'in'])
  })
})

describe('turning it off', () => {
  it('asks for her password, tells her, and her password is enough again', async () => {
    const { her } = await withFactor()
    expect((await her.visitor.delete(api.secondFactor(), { currentPassword: 'faux' })).statusCode).toBe(403)
    expect((await her.visitor.delete(api.secondFactor(), { currentPassword: PASSWORD })).statusCode).toBe(200)
    expect(await kindsTo(her)).toContain('second_factor_off')
    const visitor = new Visitor(home.app)
    expect((await visitor.post(api.login(), { email: her.email, password: PASSWORD })).statusCode).toBe(200)
    expect(
      await home.context.database.select().from(recoveryCodes).where(eq(recoveryCodes.userId, her.id)),
    ).toEqual([])
  })

  it('locks what is an operator’s, which turning it on had opened', async () => {
    const her = await someone(home)
    await operate(home, 'make-operator', her.email)
    const state = async () => (await her.visitor.get(api.currentUser())).json().user.operator
    expect(await state()).toBe('locked')
    await turnOnFactor(home, her)
    expect(await state()).toBe('open')
    await her.visitor.delete(api.secondFactor(), { currentPassword: PASSWORD })
    expect(await state()).toBe('locked')
  })

  it('is done by an operator for whoever lost it, and told to her', async () => {
    const { her } = await withFactor()
    const remove = (email: string) => operate(home, 'remove-second-factor', email)
    expect(await remove(her.email.toUpperCase())).toMatchObject({ done: true })
    expect(await kindsTo(her)).toContain('second_factor_off')
    expect(await remove(her.email)).toMatchObject({ done: false })
    expect(await remove('personne@exemple.fr')).toMatchObject({ done: false })
    const visitor = new Visitor(home.app)
    expect((await visitor.post(api.login(), { email: her.email, password: PASSWORD })).statusCode).toBe(200)
  })
})

it('goes with the account', async () => {
  const { her } = await withFactor()
  await waiting(her)
  expect((await her.visitor.delete(api.account(), { currentPassword: PASSWORD })).statusCode).toBe(200)
  for (const table of [secondFactors, recoveryCodes, waitingSignIns])
    expect(await home.context.database.select().from(table).where(eq(table.userId, her.id))).toEqual([])
})
