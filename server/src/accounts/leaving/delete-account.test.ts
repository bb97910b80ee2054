import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { raiseAlert } from '../../alerts/alerts.ts'
import { users } from '../../database/schema/accounts.ts'
import { creditEntries } from '../../database/schema/credits.ts'
import { drafts } from '../../database/schema/drafts.ts'
import { mails } from '../../database/schema/mails.ts'
import { orders } from '../../database/schema/payment.ts'
import { photos } from '../../database/schema/photos.ts'
import { receipts } from '../../database/schema/receipts.ts'
import { images, transformations } from '../../database/schema/transformations.ts'
import { boughtCredits } from '../../testing/buying/bought-credits.ts'
import { CARDS, challenge, intentOf, paymentOf, payWith } from '../../testing/buying/paying.ts'
import { fillDraft } from '../../testing/full-draft.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTransformation } from '../../testing/transformation.ts'
import { PASSWORD, registered, Visitor } from '../../testing/visitor.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const leave = ({ visitor }: Someone, currentPassword: string = PASSWORD) =>
  visitor.delete(api.account(), { currentPassword })
const isThere = async ({ id }: Someone) =>
  (await home.context.database.select().from(users).where(eq(users.id, id))).length === 1

/** Every row of every table, also those of the jobs, as text: what a dump would say. */
async function wholeDatabase(): Promise<string> {
  const { rows } = await home.context.database.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'jobs')`,
  )
  expect(rows.length).toBeGreaterThan(15)
  const dumps = await Promise.all(
    rows.map(({ name }) =>
      home.context.database.execute(sql`select t::text as line from ${sql.raw(name)} t`),
    ),
  )
  return JSON.stringify(dumps.map((dump) => dump.rows))
}

const filesInStore = async () =>
  (
    await Promise.all(['photos', 'images'].map((name) => readdir(join(home.context.config.dataDir, name))))
  ).flat()

/** Somebody with all there may be: a paid and finished transformation, credits, a draft with photos, messages. */
async function withEverything() {
  const her = await someone(home)
  const { database } = home.context
  await database
    .update(users)
    .set({ firstName: 'Clémence', lastName: 'Quintessence', phone: '0612345678' })
    .where(eq(users.id, her.id))
  await fillDraft(home, her)
  const intent = await intentOf(her)
  await payWith(her, intent)
  const { transformationId } = await paymentOf(her, intent)
  await database
    .update(transformations)
    .set({ status: 'completed', finishedAt: new Date(), name: 'Noces de Clémence' })
    .where(eq(transformations.id, transformationId))
  await makeTransformation(home, her, { images: 2 })
  await fillDraft(home, her)
  await database
    .insert(creditEntries)
    .values({ userId: her.id, amount: 2, reason: 'shortfall', transformationId })
  await database
    .update(orders)
    .set({ transformationName: 'Noces de Clémence' })
    .where(eq(orders.userId, her.id))
  return { her, orderId: intent.paymentId }
}

type Owned = typeof photos | typeof images | typeof transformations | typeof drafts

async function idsIn({ id }: Someone, tables: Owned[]): Promise<string[]> {
  const { database } = home.context
  const owned = await Promise.all(
    tables.map((table) => database.select({ id: table.id }).from(table).where(eq(table.userId, id))),
  )
  return owned.flat().map((row) => row.id)
}

/** As if the job of each had failed every time. */
async function alertAbout(ids: string[]): Promise<void> {
  for (const about of ids) {
    const dead = { kind: 'job_dead', subject: 'a job', about, source: randomUUID() } as const
    await raiseAlert(home.context.database, dead)
  }
}

describe('an account that is deleted', () => {
  it('leaves no address, name or id of hers, in no table, no job and no file (P4)', async () => {
    const { her } = await withEverything()
    const ids = [her.id, ...(await idsIn(her, [photos, images, transformations, drafts]))]
    expect(ids.length).toBeGreaterThan(45)
    await alertAbout(await idsIn(her, [photos, transformations]))
    const before = await wholeDatabase()
    for (const word of [...ids, her.email, 'Clémence', 'Quintessence', '0612345678'])
      expect(before).toContain(word)
    expect((await leave(her)).statusCode).toBe(200)
    // The one message that says it is done has its own, short life.
    await home.context.database.delete(mails).where(eq(mails.kind, 'account_deleted'))
    const after = await wholeDatabase()
    const left = [...ids, her.email, 'Clémence', 'Quintessence', '0612345678'].filter((word) =>
      after.includes(word),
    )
    expect(left).toEqual([])
    const files = await filesInStore()
    expect(files.filter((name) => ids.some((id) => name.includes(id)))).toEqual([])
  })

  it('leaves what was paid in the books, without saying by whom (P4)', async () => {
    const { her, orderId } = await withEverything()
    await leave(her)
    const [order] = await home.context.database.select().from(orders).where(eq(orders.id, orderId))
    expect(order).toMatchObject({ status: 'paid', amountCents: 990, userId: null, draftId: null })
    expect(order).toMatchObject({ transformationName: '', clientSecret: null })
    expect(order?.paidAt).toBeInstanceOf(Date)
  })

  it('ends every sign-in of hers at once, and her password opens nothing any more (S6)', async () => {
    const her = await someone(home)
    const elsewhere = new Visitor(home.app)
    await elsewhere.post(api.login(), { email: her.email, password: PASSWORD })
    const cookies = her.visitor.cookies
    await leave(her)
    expect((await elsewhere.get(api.currentUser())).statusCode).toBe(401)
    expect((await home.app.inject({ url: api.currentUser(), cookies })).statusCode).toBe(401)
    const again = await new Visitor(home.app).post(api.login(), { email: her.email, password: PASSWORD })
    expect([again.statusCode, again.json().code]).toEqual([401, 'credentials_wrong'])
  })

  it('is told to her address, without her name, and nothing else is left to send', async () => {
    const her = await someone(home)
    await leave(her)
    const left = await mailsTo(home, her.email)
    expect(left.map((mail) => mail.kind)).toEqual(['account_deleted'])
    expect(left[0]?.textBody).not.toContain('Camille')
  })

  it('touches nobody else', async () => {
    const [her, other] = [await someone(home), await someone(home)]
    const { id } = await makeTransformation(home, other, { images: 1 })
    await leave(her)
    const answer = await other.visitor.get(api.transformation(id))
    expect(answer.json().session.images).toHaveLength(1)
    expect((await other.visitor.get(answer.json().session.images[0].url)).statusCode).toBe(200)
  })
})

describe('an account is not deleted', () => {
  it.each([
    { gives: 'a wrong password', password: 'quatre petits chats', status: 403, code: 'password_wrong' },
    { gives: 'no password', password: '', status: 400, code: 'invalid' },
  ])('by somebody who gives $gives', async ({ password, status, code }) => {
    const her = await someone(home)
    const answer = await leave(her, password)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(await isThere(her)).toBe(true)
  })

  it('while a transformation is being made', async () => {
    const her = await someone(home)
    const { id } = await makeTransformation(home, her, { images: 1 })
    await home.context.database
      .update(transformations)
      .set({ status: 'generating', finishedAt: null })
      .where(eq(transformations.id, id))
    const answer = await leave(her)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'account_busy'])
    expect(await isThere(her)).toBe(true)
  })

  it('when a payment has just gone through and nobody has told us yet', async () => {
    const her = await someone(home)
    await fillDraft(home, her)
    const intent = await intentOf(her)
    await payWith(her, intent, { number: CARDS.asksToConfirm })
    await challenge(her, intent, true)
    expect((await leave(her)).json().code).toBe('account_busy')
    expect(await isThere(her)).toBe(true)
  })
})

describe('deleting an account is no way round a rule', () => {
  const takeFree = async (her: Someone) => {
    await fillDraft(home, her)
    const wish = { sessionName: 'Essai', baseStyle: 'balayage_doux', packageType: 'decouverte' }
    return her.visitor.post(api.createTransformation(), { ...wish, paymentMethod: 'free_pro' })
  }
  const confirm = ({ id }: { id: string }) =>
    home.context.database.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, id))

  it('the first transformation is free once per address, also for a new account', async () => {
    const her = await someone(home)
    expect((await takeFree(her)).statusCode).toBe(201)
    await home.context.database
      .update(transformations)
      .set({ status: 'completed', finishedAt: new Date() })
      .where(eq(transformations.userId, her.id))
    await leave(her)
    const { visitor, user } = await registered(home.app, { email: her.email })
    await confirm(user)
    const offered = (await visitor.get(api.packages())).json().packages.map(({ id }: { id: string }) => id)
    expect(offered).not.toContain('decouverte')
    const again = await takeFree({ visitor, id: user.id, email: user.email })
    expect([again.statusCode, again.json().code]).toEqual([409, 'free_already_taken'])
  })

  it('what was written to an address nobody has proven goes on counting, without its words', async () => {
    const her = await someone(home, 'unverified')
    await leave(her)
    const kept = (await mailsTo(home, her.email)).filter(({ kind }) => kind === 'welcome')
    expect(kept).toHaveLength(1)
    expect(kept[0]).toMatchObject({ userId: null, subject: '', textBody: '', htmlBody: '' })
    expect(kept[0]?.sentAt).toBeInstanceOf(Date)
  })

  it('messages to the owner of the address she wanted to change to stay', async () => {
    const [her, owner] = [await someone(home), await someone(home)]
    await home.context.database.update(users).set({ pendingEmail: owner.email }).where(eq(users.id, her.id))
    await leave(her)
    expect((await mailsTo(home, owner.email)).map(({ kind }) => kind)).toEqual(['welcome'])
  })
})

describe('the receipts of an account that is deleted', () => {
  const buyersOf = async (orderId: string) =>
    (await home.context.database.select().from(receipts).where(eq(receipts.orderId, orderId))).map(
      ({ buyer }) => buyer,
    )

  it('stay in the books without a name', async () => {
    const her = await someone(home)
    const { orderId } = await boughtCredits(home, her)
    await leave(her)
    expect(await buyersOf(orderId)).toEqual([null])
  })

  it("of a professional keep her salon's name and SIRET, as the law wants; the message says so", async () => {
    const her = await someone(home, 'pro')
    const salon = { salonName: 'Salon Élan', siret: '73282932000074' }
    const { orderId: before } = await boughtCredits(home, her)
    await home.context.database.update(users).set(salon).where(eq(users.id, her.id))
    const { orderId } = await boughtCredits(home, her)
    await leave(her)
    expect(await buyersOf(before)).toEqual([null])
    expect(await buyersOf(orderId)).toMatchObject([{ salon: 'Salon Élan', siret: '73282932000074' }])
    expect((await mailsTo(home, her.email))[0]?.textBody).toContain('factures professionnelles')
  })
})

describe('when the database breaks her deletion off for news of a payment', () => {
  // As a deadlock ends, which no test can bring about at will: the first so many deletions of an account are refused.
  const refuseFirst = async (times: number) => {
    const { database } = home.context
    await database.execute(sql`create sequence deletions`)
    await database.execute(sql`create function break_off() returns trigger language plpgsql as $$
      begin
        if nextval('deletions') <= ${sql.raw(String(times))} then
          raise exception 'deadlock detected' using errcode = '40P01';
        end if;
        return old;
      end $$`)
    await database.execute(
      sql`create trigger break_off before delete on users for each row execute function break_off()`,
    )
  }
  afterEach(async () => {
    await home.context.database.execute(sql`drop function if exists break_off cascade`)
    await home.context.database.execute(sql`drop sequence if exists deletions`)
  })

  it.each([
    { times: 1, status: 200, stays: false },
    { times: 2, status: 500, stays: true },
  ])('$times times, it answers $status', async ({ times, status, stays }) => {
    const her = await someone(home)
    await refuseFirst(times)
    expect((await leave(her)).statusCode).toBe(status)
    expect(await isThere(her)).toBe(stays)
  })
})
