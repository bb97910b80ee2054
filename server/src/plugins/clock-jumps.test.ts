import { BASE_STYLE_IDS } from '@app/domain/catalogue/base-styles.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mails } from '../database/schema/mails.ts'
import { runScheduled } from '../start.ts'
import { buyPackage } from '../testing/buying/buying.ts'
import { mailKindsTo, seenBy } from '../testing/buying/extending.ts'
import { moveDatabaseClock, setDatabaseClock } from '../testing/clocks/database-clock.ts'
import { PlainEngine } from '../testing/engines/engine.ts'
import { type Someone, someone } from '../testing/people.ts'
import { Postbox } from '../testing/postbox.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** Makes nothing until it is let. */
class PatientEngine extends PlainEngine {
  let: () => void = () => undefined
  begun = 0
  #gate = Promise.resolve()

  hold(): void {
    this.begun = 0
    this.#gate = new Promise((open) => {
      this.let = open
    })
  }

  override produce: PlainEngine['produce'] = async (order, watch, signal) => {
    this.begun += 1
    await this.#gate
    return super.produce(order, watch, signal)
  }
}

const engine = new PatientEngine(5, BASE_STYLE_IDS)
const postbox = new Postbox()
let home: TestApp
beforeAll(async () => {
  const names = { SMTP_URL: `smtp://${await postbox.open()}?ignoreTLS=true` }
  home = await openTestApp({ works: true, clockIn: 'Europe/Paris', engine, names })
})
beforeEach(() => setDatabaseClock(home.context.database, new Date('2026-06-01T10:00:00Z')))
afterAll(async () => {
  engine.let()
  await home.close()
  await postbox.close()
})

/** As its next look, which comes within fifteen seconds. */
const look = () => runScheduled(home.context)
const jump = (byMs: number) => moveDatabaseClock(home.context.database, byMs)
const setBack = async () => {
  await look()
  await jump(-HOUR_MS)
  await look()
}
const jobOf = (id: string) => sql`data->>'transformationId' = ${id}`
const stateOf = async (id: string) => {
  const { rows } = await home.context.database.execute(sql`select state from jobs.job where ${jobOf(id)}`)
  return rows[0]?.state
}

/** Refused, and no longer claimed: that lasts for ten minutes. */
async function waitsForNextTry(): Promise<boolean> {
  const { rows } = await home.context.database.execute(
    sql`select next_try_at < now() + interval '2 minutes' as waits from mails where attempts = 1`,
  )
  return rows[0]?.waits === true
}

async function ordered(): Promise<{ her: Someone; id: string }> {
  const her = await someone(home)
  const { transformationId: id } = await buyPackage(home, her)
  return { her, id }
}

async function expectDelivered({ her, id }: { her: Someone; id: string }): Promise<void> {
  await expect.poll(async () => (await seenBy(her, id)).status).toBe('completed')
  const { images, refund } = await seenBy(her, id)
  expect([images.map(({ position }) => position), refund]).toEqual([[1, 2, 3, 4, 5], null])
  expect((await mailKindsTo(home, her)).filter((kind) => kind === 'ready')).toHaveLength(1)
}

describe('where the clock of the database is set back by an hour', () => {
  it('orders that wait in the queue are made in their turn, not an hour later (F10)', async () => {
    engine.hold()
    const all = [await ordered(), await ordered()]
    await expect.poll(() => engine.begun).toBe(1)
    await setBack()
    engine.let()
    for (const order of all) await expectDelivered(order)
  })

  it('a worker that died is noticed as soon as ever, and its job begins again', async () => {
    engine.hold()
    const before = await ordered()
    await expect.poll(() => engine.begun).toBe(1)
    // The only place of this process is taken: nobody does the other order yet, and then somebody dies who did.
    const order = await ordered()
    await home.context.database.execute(
      sql`update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() where ${jobOf(order.id)}`,
    )
    await setBack()
    await jump(30 * SECOND_MS)
    engine.let()
    await expectDelivered(before)
    await expectDelivered(order)
  })

  it('a message that a server would not take is tried again a minute later', async () => {
    const { email } = await someone(home)
    await home.context.database.delete(mails)
    postbox.received.length = 0
    postbox.mood = 'later'
    await home.context.mailer.post(home.context.database, {
      ...{ to: email, language: 'fr', kind: 'password_changed', values: { firstName: 'Camille' } },
      link: 'http://localhost/',
    })
    await look()
    // The app looks by itself too: whichever claimed it has been refused once this is so.
    await expect.poll(waitsForNextTry).toBe(true)
    postbox.mood = 'takes'
    await setBack()
    expect(postbox.received).toHaveLength(0)
    await jump(90 * SECOND_MS)
    await look()
    await expect.poll(() => postbox.received).toHaveLength(1)
  })
})

describe('where the clock of the database is set on by an hour', () => {
  it('a run that is under way is taken for dead, and yet her images are made once (F10)', async () => {
    engine.hold()
    const order = await ordered()
    await expect.poll(() => engine.begun).toBe(1)
    await jump(HOUR_MS)
    await expect.poll(() => stateOf(order.id)).not.toBe('active')
    engine.let()
    await expectDelivered(order)
    await expect.poll(() => stateOf(order.id)).toBe('completed')
    await expectDelivered(order)
  })
})
