import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mails } from '../database/schema/mails.ts'
import { Mailer } from '../plugins/mailer.ts'
import { operate } from '../testing/operate.ts'
import { nobody } from '../testing/people.ts'
import { Postbox } from '../testing/postbox.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())
beforeEach(() => home.context.database.delete(mails))

const run = async (name: string, ...args: string[]) => operate(home, name, ...args)

const givenUp = async () => {
  const { database, mailer } = home.context
  const words = { kind: 'password_changed', values: { firstName: 'Zoé' }, link: 'http://localhost/' } as const
  await mailer.post(database, { to: 'camille@exemple.fr', language: 'fr', ...words })
  const longAgo = new Date(Date.now() - 8 * 86_400_000)
  const [row] = await database
    .update(mails)
    .set({ givenUpAt: new Date('2026-11-21T10:00:00Z'), attempts: 11, createdAt: longAgo })
    .returning()
  return row?.id ?? ''
}

it('an operator sees which messages were given up, to whom and after how many tries', async () => {
  expect((await run('mails-given-up'))?.said).toBe('every message was delivered or still waits')
  const id = await givenUp()
  expect((await run('mails-given-up'))?.said).toBe(
    `${id}  2026-11-21 11:00  password_changed  camille@exemple.fr  after 11 tries`,
  )
})

it('and has one of them sent again, however old it is', async () => {
  const id = await givenUp()
  expect(await run('retry-mail', id)).toMatchObject({ done: true })
  const postbox = new Postbox()
  const { brand } = home.context.config
  const mailer = new Mailer(brand, `smtp://${await postbox.open()}?ignoreTLS=true`)
  await mailer.sendWaiting(home.context.database, () => undefined)
  mailer.close()
  await postbox.close()
  expect(postbox.received).toHaveLength(1)
  expect(await run('retry-mail', id)).toMatchObject({ done: false })
})

it.each([nobody(), 'x', ''])('there is nothing to send again under "%s"', async (id) => {
  expect(await run('retry-mail', id)).toEqual({ done: false, said: 'This message has not been given up.' })
})
