import { api } from '@app/domain/routes.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { smallJpeg } from '../testing/engines/pictures.ts'
import { openDraftOf } from '../testing/full-draft.ts'
import { linkTo } from '../testing/outbox.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { registered, Visitor } from '../testing/visitor.ts'

const FIRST_NAME = 'Philippine'
const PASSWORD = 'neuf lanternes bleues 31'
const NEW_PASSWORD = 'huit cerfs-volants 58'
const WRONG = 'sept tasses ébréchées 12'
const NAME = 'Mariage de ma sœur'

let home: TestApp
let log = ''
beforeAll(async () => {
  const write = (line: string) => {
    log += line
  }
  home = await openTestApp({ logTo: { write } })
})
afterAll(() => home.close())

/** Signs up, sends a photo, forgets her password, and names her draft while the database is broken. */
async function herDay(): Promise<string[]> {
  const { visitor, email, user } = await registered(home.app, { firstName: FIRST_NAME, password: PASSWORD })
  const confirmation = await linkTo(home, email, 'welcome')
  await visitor.post(api.photoDeclaration(), { version: 'une autre' })
  const draft = await openDraftOf({ visitor, email, id: user.id })
  await visitor.upload(draft.id, [{ name: `${FIRST_NAME}.jpg`, bytes: await smallJpeg() }])
  await new Visitor(home.app).post(api.login(), { email, password: WRONG })
  await new Visitor(home.app).post(api.forgottenPassword(), { email })
  const link = await linkTo(home, email, 'password_link')
  const browser = new Visitor(home.app)
  const opened = await browser.get(link)
  await home.context.database.execute(sql`alter table drafts rename to drafts_away`)
  const broken = await visitor.put(api.draftById(draft.id), { sessionName: NAME })
  expect(broken.statusCode).toBe(500)
  await home.context.database.execute(sql`alter table drafts_away rename to drafts`)
  await browser.post(api.newPassword(), { password: NEW_PASSWORD })
  const signedIn = await new Visitor(home.app).post(api.login(), { email, password: NEW_PASSWORD })
  expect(signedIn.statusCode).toBe(200)
  const cookies = [opened, signedIn].flatMap((answer) => answer.cookies.map(({ value }) => value))
  const tokens = [confirmation, link].map((path) => path.split('/').at(-1) ?? '')
  const secrets = [...tokens, ...cookies].filter((value) => value.length > 20)
  expect(secrets.length).toBeGreaterThanOrEqual(4)
  return [...secrets, email]
}

it('a day of hers leaves neither name nor address, password, token or words in the log, also where something breaks (P9)', async () => {
  const secrets = await herDay()
  expect(log).toContain('"level":50')
  for (const hers of [...secrets, FIRST_NAME, PASSWORD, NEW_PASSWORD, WRONG, NAME])
    expect(log, hers).not.toContain(hers)
})
