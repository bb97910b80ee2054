import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mails } from '../database/schema/mails.ts'
import { Postbox } from '../testing/postbox.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { Mailer } from './mailer.ts'

let home: TestApp
let mailer: Mailer
const postbox = new Postbox()
const causes: unknown[] = []
const send = () => mailer.sendWaiting(home.context.database, (cause) => causes.push(cause))
const waiting = async () =>
  (
    await home.context.database
      .select()
      .from(mails)
      .where(and(isNull(mails.sentAt), isNull(mails.givenUpAt)))
  ).length
/** As if the time to wait were over. */
const later = () => home.context.database.update(mails).set({ nextTryAt: new Date(0) })

beforeAll(async () => {
  home = await openTestApp()
  mailer = new Mailer(home.context.config.brand, `smtp://${await postbox.open()}?ignoreTLS=true`)
})
afterAll(async () => {
  await mailer.close()
  await postbox.close()
  await home.close()
})

const welcome = (dedupeKey?: string) => ({
  to: 'camille@exemple.fr',
  language: 'fr' as const,
  kind: 'welcome' as const,
  values: { firstName: 'Camille\r\nBcc: tout-le-monde@exemple.fr <b>' },
  link: 'https://ondee.example/confirmer-adresse/jeton',
  ...(dedupeKey && { dedupeKey }),
})

it('the same event writes to somebody once', async () => {
  await mailer.post(home.context.database, welcome('once'))
  await mailer.post(home.context.database, welcome('once'))
  expect(await waiting()).toBe(1)
})

it('a message the mail server refuses waits its minute and then leaves', async () => {
  postbox.mood = 'later'
  await send()
  expect([postbox.received.length, await waiting(), causes.length]).toEqual([0, 1, 1])
  postbox.mood = 'takes'
  await send()
  expect(postbox.received).toHaveLength(0)
  await later()
  await send()
  expect([postbox.received.length, await waiting()]).toEqual([1, 0])
})

it('a message leaves once, in text and in HTML, from the house', async () => {
  await send()
  expect(postbox.received).toHaveLength(1)
  expect(postbox.received[0]).toContain('To: camille@exemple.fr')
  expect(postbox.received[0]).toContain('Content-Type: text/plain')
  expect(postbox.received[0]).toContain('Content-Type: text/html')
})

it('a name can neither add a recipient nor write HTML', async () => {
  const { database } = home.context
  await mailer.post(database, welcome('name'))
  const [written] = await database.select().from(mails).where(eq(mails.dedupeKey, 'name'))
  const headers = postbox.received[0]?.split('\r\n\r\n')[0]
  expect(headers).not.toMatch(/^Bcc:/m)
  expect(written?.subject).not.toMatch(/[\r\n]/)
  expect(written?.htmlBody).toContain('&lt;b&gt;')
  await send()
})

it.each([
  { firstName: 'Camille', said: 'Camille,' },
  { firstName: 'J.-P.', said: 'J.-P.,' },
  { firstName: 'Gagnez https://piege.example/x', said: 'Gagnez https piege. example/x,' },
  { firstName: 'www.piege.example', said: 'www. piege. example,' },
  { firstName: 'Camille\n\nÉcrivez ici', said: 'Camille Écrivez ici,' },
])('the name $firstName makes no link and no line of its own in a message', async ({ firstName, said }) => {
  const mail = { ...welcome(firstName), kind: 'password_changed' as const, values: { firstName } }
  await mailer.post(home.context.database, mail)
  const [written] = await home.context.database.select().from(mails).where(eq(mails.dedupeKey, firstName))
  expect(written?.textBody.startsWith(said)).toBe(true)
  await send()
})

it('a message that has left keeps neither its words nor its link in the database', async () => {
  const [left] = await home.context.database.select().from(mails).where(eq(mails.dedupeKey, 'name'))
  expect(left).toMatchObject({ textBody: '', htmlBody: '', subject: expect.stringContaining('Bienvenue') })
  expect(left?.sentAt).not.toBeNull()
})

it('a message to an address nobody has holds up no other', async () => {
  await mailer.post(home.context.database, { ...welcome(), to: 'inconnue@exemple.fr' })
  await mailer.post(home.context.database, { ...welcome(), to: 'lea@exemple.fr' })
  await send()
  expect(postbox.received.at(-1)).toContain('To: lea@exemple.fr')
  expect(await waiting()).toBe(0)
})

it.each([
  { count: 1, language: 'fr', words: '1 image à découvrir' },
  { count: 2, language: 'fr', words: '2 images à découvrir' },
  { count: 1, language: 'en', words: '1 image to see' },
  { count: 2, language: 'en', words: '2 images to see' },
] as const)('a transformation that is ready says « $words »', async ({ count, language, words }) => {
  const dedupeKey = `ready ${words}`
  const values = { name: 'Mariage de Léa', count }
  await mailer.post(home.context.database, { ...welcome(dedupeKey), kind: 'ready', language, values })
  const [written] = await home.context.database.select().from(mails).where(eq(mails.dedupeKey, dedupeKey))
  expect(written?.htmlBody).toContain(words)
})

it.each([
  {
    context: 'free',
    words: 'Confirmez votre adresse pour recevoir votre première transformation.',
  },
  { context: '', words: 'c’est là que nous vous prévenons quand vos images sont prêtes' },
])('the welcome message says: $words', async ({ context, words }) => {
  await mailer.post(home.context.database, { ...welcome(words), values: { firstName: 'Léa', context } })
  const [written] = await home.context.database.select().from(mails).where(eq(mails.dedupeKey, words))
  expect(written?.textBody).toContain(words)
})
