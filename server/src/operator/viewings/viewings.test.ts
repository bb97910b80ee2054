import { VIEWING_MINUTES, viewingsAnswer } from '@app/domain/operator/viewings.ts'
import { api } from '@app/domain/routes.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operatorActs } from '../../database/schema/operator.ts'
import { operate } from '../../testing/operate.ts'
import { nobody, type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTransformation } from '../../testing/transformation.ts'
import { runAtTerminal } from '../at-terminal.ts'
import { COMMANDS } from '../commands.ts'

let home: TestApp
let operator: Someone
let other: Someone
let her: Someone
let made: { id: string; imageIds: string[] }
beforeAll(async () => {
  home = await openTestApp()
  operator = await someone(home, 'operator')
  other = await someone(home, 'operator')
  her = await someone(home)
  made = await makeTransformation(home, her, { images: 2 })
})
afterAll(() => home.close())

const REASON = 'Elle écrit que ses mèches sont grises'
const open = (visitor: Someone['visitor'], wish: object) =>
  visitor.post(api.deskActs(), { act: 'show-images', id: made.id, ...wish })
const read = async ({ visitor }: Someone) =>
  viewingsAnswer.parse((await visitor.get(api.viewings())).json()).viewings
const doors = () => [api.deskImages(made.id), ...made.imageIds.map((id) => api.deskImage(id))]
const answersOf = async ({ visitor }: Someone) =>
  Promise.all(doors().map(async (door) => (await visitor.get(door)).statusCode))

it('are shut to an operator who has not said why, and without a reason they stay so', async () => {
  for (const words of [undefined, '', '   '])
    expect((await open(operator.visitor, { words })).statusCode).toBe(400)
  expect(await answersOf(operator)).toEqual([403, 403, 403])
  expect((await operator.visitor.get(api.deskImages(made.id))).json().code).toBe('viewing_needs_reason')
  expect(await read(her)).toEqual([])
})

it('open for an hour to the operator who has said why, and to no other; she reads when and why', async () => {
  expect((await open(operator.visitor, { words: REASON })).json()).toMatchObject({ done: true })
  expect(await answersOf(operator)).toEqual([200, 200, 200])
  expect(await answersOf(other)).toEqual([403, 403, 403])
  const [image = ''] = made.imageIds
  const { headers } = await operator.visitor.get(api.deskImage(image))
  expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
  const [viewing, ...more] = await read(her)
  expect([viewing?.reason, more]).toEqual([REASON, []])
  expect(await read(await someone(home))).toEqual([])
})

it('are told to her however the id was typed', async () => {
  const theirs = await someone(home)
  const { id } = await makeTransformation(home, theirs, { images: 1 })
  await open(operator.visitor, { id: id.toUpperCase(), words: REASON })
  const command = COMMANDS.find(({ name }) => name === 'show-images')
  if (!command) throw new Error('there is no such command')
  await runAtTerminal(home.context, command, [id.toUpperCase(), 'Au terminal'])
  expect((await read(theirs)).map(({ reason }) => reason)).toEqual(['Au terminal', REASON])
  expect((await operator.visitor.get(api.deskImages(id))).statusCode).toBe(200)
})

it.each([
  { minutes: VIEWING_MINUTES - 1, code: 200 },
  { minutes: VIEWING_MINUTES, code: 403 },
  { minutes: VIEWING_MINUTES + 1, code: 403 },
])('answer $code where it was said $minutes minutes ago', async ({ minutes, code }) => {
  const late = await someone(home, 'operator')
  await home.context.database.insert(operatorActs).values({
    ...{ operatorId: late.id, act: 'show-images', subject: made.id, words: REASON, done: true },
    at: sql`now() - make_interval(mins => ${minutes}::int)`,
  })
  expect((await late.visitor.get(api.deskImages(made.id))).statusCode).toBe(code)
})

it('of nobody are none, and from a terminal a reason is asked too', async () => {
  const show = (...args: string[]) => operate(home, 'show-images', ...args)
  expect(await show(nobody(), REASON)).toMatchObject({ done: false })
  expect(await show(made.id, ' ')).toMatchObject({ done: false })
  expect((await show(made.id, REASON)).said.split('\n')).toEqual(
    made.imageIds.map((id) => `images/${id}.jpg`),
  )
})

it('are gone for everybody once she deletes the transformation', async () => {
  await open(operator.visitor, { words: REASON })
  await her.visitor.delete(api.transformation(made.id))
  expect(await answersOf(operator)).toEqual([404, 404, 404])
})
