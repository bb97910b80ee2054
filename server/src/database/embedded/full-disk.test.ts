import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { photographTestPortrait } from '@app/artwork/test-portrait.ts'
import type { ErrorCode } from '@app/domain/errors.ts'
import { api } from '@app/domain/routes.ts'
import { errors as english } from '@app/texts/en/errors.ts'
import { eq, sql } from 'drizzle-orm'
import type { LightMyRequestResponse as Response } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { drafts } from '../../database/schema/drafts.ts'
import { orders } from '../../database/schema/payment.ts'
import { cardTerminalOf } from '../../testing/buying/card-terminal.ts'
import { askIntent, CONSENT, intentOf, paymentOf } from '../../testing/buying/paying.ts'
import { failedStart } from '../../testing/failed-start.ts'
import { filesKept } from '../../testing/files-kept.ts'
import { fillDraft, openDraftOf } from '../../testing/full-draft.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openSmallDisk, type SmallDisk } from '../../testing/small-disk.ts'
import { openTestApp, seededDatabase, type TestApp } from '../../testing/test-app.ts'
import { makeTransformation } from '../../testing/transformation.ts'
import { PASSWORD, Visitor } from '../../testing/visitor.ts'

const filesIn = (folder: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[]).toSorted()

let disk: SmallDisk
let home: TestApp
let portrait: Buffer
beforeAll(async () => {
  disk = openSmallDisk()
  home = await openTestApp({ within: disk.folder, cards: 'stripe' })
  portrait = await photographTestPortrait(0)
})
afterAll(async () => {
  await home.close()
  disk.close()
})

// Whatever failed, the next one begins with room.
afterEach(() => disk.makeRoom())

const said = (answer: Response) => [answer.statusCode, answer.json().code]
const refusedWith = (status: number, code: ErrorCode) => [status, code]
const CANNOT_RECORD = refusedWith(503, 'cannot_record')

/** All that is written down of anybody. */
async function rowsKept(): Promise<unknown> {
  const { rows } = await home.context.database.execute(
    sql`select (select count(*) from users) as users, (select count(*) from drafts) as drafts,
      (select count(*) from photos) as photos, (select count(*) from orders) as orders,
      (select count(*) from mails) as mails, (select count(*) from jobs.job) as jobs`,
  )
  return rows
}

const rename = (her: Someone, id: string, name: string) =>
  her.visitor.put(api.draftById(id), { sessionName: name })
const upload = (her: Someone, id: string) => her.visitor.upload(id, [{ name: 'her.jpg', bytes: portrait }])
const register = () =>
  new Visitor(home.app).post(api.register(), {
    ...{ firstName: 'Camille', email: 'camille@exemple.fr', password: PASSWORD },
  })

describe('the embedded database on a disk that is really full', () => {
  it('refuses what would be written, in her language, shows what is hers, and goes on as soon as there is room (F5)', async () => {
    const her = await someone(home)
    const done = await makeTransformation(home, her, { images: 1 })
    const draft = await fillDraft(home, her, { photos: 14 })
    // As on every first page of the day: this sign-in would be touched.
    await home.context.database.execute(sql`update sign_ins set last_used_at = now() - interval '2 hours'`)
    const before = [filesKept(home), await rowsKept()]

    disk.fill()
    expect(said(await upload(her, draft.id))).toEqual(CANNOT_RECORD)
    expect(said(await rename(her, draft.id, 'Mon hiver'))).toEqual(CANNOT_RECORD)
    expect(said(await register())).toEqual(CANNOT_RECORD)
    const inEnglish = await her.visitor.ask('PUT', `${api.draftById(draft.id)}?lng=en`, {
      sessionName: 'My winter',
    })
    expect(inEnglish.json().error).toContain('We cannot save anything right now.')
    expect(english.cannot_record).toContain('We cannot save anything right now.')
    for (const url of [
      api.currentUser(),
      api.transformations(),
      api.transformation(done.id),
      api.image(done.imageIds[0] ?? ''),
      api.draft(),
      draft.uploadedImages[0]?.url ?? '',
    ])
      expect([url, (await her.visitor.get(url)).statusCode]).toEqual([url, 200])
    expect((await her.visitor.get(api.health())).json()).toEqual({ ok: true, room: 'none' })
    expect([filesKept(home), await rowsKept()]).toEqual(before)

    disk.makeRoom()
    expect((await upload(her, draft.id)).json().images).toHaveLength(1)
    expect((await rename(her, draft.id, 'Mon hiver')).statusCode).toBe(200)
    expect((await register()).statusCode).toBe(201)
    expect(await openDraftOf(her)).toMatchObject({ name: 'Mon hiver' })
  })

  it('takes no money for what it cannot write down; what was paid meanwhile is an order once there is room (F5)', async () => {
    const { database } = home.context
    const [asking, agreeing, paying] = [await someone(home), await someone(home), await someone(home)]
    for (const each of [asking, agreeing, paying]) await fillDraft(home, each)
    const agreed = await intentOf(agreeing)
    const intent = await intentOf(paying)
    const payments = () => home.stripe?.books.payments.size
    const before = payments()

    disk.fill()
    expect(said(await askIntent(asking))).toEqual(CANNOT_RECORD)
    // Her page asks this before it asks the card.
    expect(said(await agreeing.visitor.put(api.paymentConsent(agreed.paymentId), CONSENT))).toEqual(
      CANNOT_RECORD,
    )
    expect(payments()).toBe(before)
    // Its bank was slow: she had agreed before.
    await cardTerminalOf(home).payInSilence(intent)
    expect((await paymentOf(paying, intent)).status).toBe('pending')

    disk.makeRoom()
    expect((await paymentOf(paying, intent)).status).toBe('paid')
    const hers = await database.select().from(orders).where(eq(orders.userId, paying.id))
    expect(hers).toMatchObject([{ status: 'paid', amountCents: 990 }])
  })

  it('broken by a disk that filled up while it wrote, is opened again with all that was confirmed, and nothing else (F5)', async () => {
    const her = await someone(home)
    const { id } = await openDraftOf(her)
    await rename(her, id, 'Confirmé')
    const writing = home.context.database.transaction(async (tx) => {
      await tx.update(drafts).set({ name: 'Jamais' }).where(eq(drafts.id, id))
      disk.fill()
      for (;;) await tx.execute(sql`select pg_logical_emit_message(true, 'log', repeat('x', 1000000))`)
    })
    await expect(writing).rejects.toThrow()
    await expect
      .poll(async () => said(await her.visitor.get(api.draft())))
      .toEqual(refusedWith(503, 'unavailable'))
    disk.makeRoom()
    await expect.poll(async () => (await her.visitor.get(api.draft())).statusCode).toBe(200)
    expect((await openDraftOf(her)).name).toBe('Confirmé')
    expect((await rename(her, id, 'Et après')).statusCode).toBe(200)
  })

  it('is not what its own log makes of it, however much is written', async () => {
    const { database } = home.context
    // Together more than the disk holds.
    for (let turn = 0; turn < 140; turn += 1)
      await database.execute(sql`select pg_logical_emit_message(false, 'log', repeat('x', 3000000))`)
    expect((await register()).statusCode).not.toBe(503)
  })

  it('starts no app: it says why in words, and exits with 1', async () => {
    const dataDir = join(disk.folder, 'app-later')
    await seededDatabase(dataDir)
    const before = filesIn(dataDir)
    disk.fill()
    const { words, exitCode } = await failedStart({ DATA_DIR: dataDir })
    expect(exitCode).toBe(1)
    expect(words).toMatch(/^Le disque de .* est plein : .* \/ The disk of .* is full: .*\n$/)
    disk.makeRoom()
    expect(filesIn(dataDir)).toEqual(before)
  })
})
