import { api } from '@app/domain/routes.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMMANDS } from '../operator/commands.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let home: TestApp
let her: Someone
beforeAll(async () => {
  home = await openTestApp()
  her = await someone(home)
})
afterAll(() => home.close())

const command = (name: string, email: string) =>
  COMMANDS.find((each) => each.name === name)?.run(home.context, [email])
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
      said: `${her.email} is now an operator`,
    })
    expect(await mayTest()).toBe(true)
    expect(await command('remove-operator', her.email)).toMatchObject({ done: true })
    expect(await mayTest()).toBe(false)
  })

  it.each(['make-operator', 'remove-operator'])('%s says when nobody has this address', async (name) => {
    expect(await command(name, 'personne@exemple.fr')).toEqual({
      done: false,
      said: 'no account for personne@exemple.fr',
    })
  })
})
