import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { operatorActs } from '../database/schema/operator.ts'
import { nobody, type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { runAtTerminal } from './at-terminal.ts'
import { COMMANDS } from './commands.ts'

let home: TestApp
let her: Someone
let before: number
beforeAll(async () => {
  home = await openTestApp()
  her = await someone(home)
})
beforeEach(async () => {
  before = (await all()).length
})
afterAll(() => home.close())

const all = () => home.context.database.select().from(operatorActs).orderBy(asc(operatorActs.id))
const lines = async () => (await all()).slice(before)
const type = (name: string, ...args: string[]) => {
  const command = COMMANDS.find((one) => one.name === name)
  if (!command) throw new Error(`there is no command ${name}`)
  return runAtTerminal(home.context, command, args)
}

it('an act from a terminal stands in the log of the desk, without an operator, and her by her id', async () => {
  await type('make-pro', her.email.toUpperCase())
  const line = { operatorId: null, act: 'make-pro', subject: her.id, words: '' }
  expect(await lines()).toMatchObject([
    { ...line, done: false },
    { ...line, done: true },
  ])
})

it('one that could not be done stands there as tried', async () => {
  await type('make-pro', 'personne@exemple.fr')
  await type('refuse-review', nobody(), 'Il', 'nomme', 'quelqu’un')
  expect(await lines()).toMatchObject([
    { act: 'make-pro', subject: '', done: false },
    { act: 'refuse-review', words: 'Il · nomme · quelqu’un', done: false },
  ])
})

it.each([
  ['stop-share', 'http://localhost/partage/secret'],
  ['delete-account', 'camille@exemple.fr', 'camille@exemple.fr'],
])('%s leaves neither a key nor the address of a person in it', async (name, ...args) => {
  await type(name, ...args)
  expect(await lines()).toMatchObject([{ act: name, subject: '', words: '', done: false }])
})

it.each(COMMANDS.filter(({ looks }) => looks))(
  '$name only looks, and leaves no line',
  async ({ name, needs }) => {
    await type(name, ...needs.map(() => her.email))
    expect(await lines()).toEqual([])
  },
)
