import { api } from '@app/domain/routes.ts'
import cookie from '@fastify/cookie'
import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '../context.ts'
import { type Proof, signIns } from '../database/schema/accounts.ts'
import { speakRefusals } from '../plugins/refusals/refusals.ts'
import { followPublicUrl } from '../plugins/secure-cookies.ts'
import { operate } from '../testing/operate.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { Visitor } from '../testing/visitor.ts'
import { ensureOperator, guardRoutes } from './accounts.ts'

let home: TestApp
let her: Someone
beforeAll(async () => {
  home = await openTestApp()
  her = await someone(home)
})
afterAll(() => home.close())

const command = (name: string, email: string) => operate(home, name, email)
/** As if she had signed in with this. */
const showAgain = (proof: Proof, { id } = her) =>
  home.context.database.update(signIns).set({ proof }).where(eq(signIns.userId, id))
const mayTest = async () => (await her.visitor.get(api.currentUser())).json().user.canTestNotifications

describe('trying the notifications', () => {
  it('is for everyone in development', async () => {
    expect(await mayTest()).toBe(true)
  })

  // spec: 2.98, 6.6
  it('is for operators only in production, from the moment they are made one until it is taken back', async () => {
    home.context.config.mode = 'production'
    expect(await mayTest()).toBe(false)
    expect(await command('make-operator', her.email.toUpperCase())).toEqual({
      done: true,
      said: `${her.email} may open the desk, once signed in with a passkey or a second factor.`,
    })
    await showAgain('second_factor')
    expect(await mayTest()).toBe(true)
    expect(await command('remove-operator', her.email)).toMatchObject({ done: true })
    expect(await mayTest()).toBe(false)
  })

  it.each(['make-operator', 'remove-operator'])('%s says when nobody has this address', async (name) => {
    expect(await command(name, 'personne@exemple.fr')).toEqual({
      done: false,
      said: 'This account does not exist, or no longer does.',
    })
  })
})

/** An app whose one route is an operator's, by its access or by what it does. */
async function openDesk(how: 'access' | 'ensured'): Promise<App> {
  const app = Fastify() as unknown as App
  speakRefusals(app)
  await app.register(cookie)
  followPublicUrl(app, null)
  guardRoutes(app, home.context)
  app.get('/desk', { config: { access: how === 'access' ? 'operator' : 'anyone' } }, async (request) => ({
    operator: ensureOperator(request).id,
  }))
  return app
}

describe.each(['access', 'ensured'] as const)('what is an operator’s (%s)', (how) => {
  const ask = async (cookies: Record<string, string>) => {
    const answer = await new Visitor(await openDesk(how), cookies).get('/desk')
    return [answer.statusCode, answer.json().code ?? answer.json().operator]
  }

  it('asks a stranger to sign in', async () => {
    expect(await ask({})).toEqual([401, 'signed_out'])
    expect(await ask({ sign_in: 'a'.repeat(43) })).toEqual([401, 'signed_out'])
  })

  it.each(['client', 'pro'] as const)('does not exist for a %s, however she signed in', async (kind) => {
    const person = await someone(home, kind)
    for (const proof of ['password', 'second_factor', 'passkey'] as const) {
      await showAgain(proof, person)
      expect(await ask(person.visitor.cookies)).toEqual([404, 'not_found'])
    }
  })

  it('is locked for an operator who signed in with a password alone, and open after more', async () => {
    const operator = await someone(home, 'operator')
    const state = async () => (await operator.visitor.get(api.currentUser())).json().user.operator
    await showAgain('password', operator)
    expect(await ask(operator.visitor.cookies)).toEqual([403, 'second_factor_needed'])
    expect(await state()).toBe('locked')
    for (const proof of ['second_factor', 'passkey'] as const) {
      await showAgain(proof, operator)
      expect(await ask(operator.visitor.cookies)).toEqual([200, operator.id])
      expect(await state()).toBe('open')
    }
  })
})
