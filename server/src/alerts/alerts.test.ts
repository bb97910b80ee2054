import { randomUUID } from 'node:crypto'
import { BASE_STYLE_IDS, type BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { alerts } from '../database/schema/alerts.ts'
import { photos } from '../database/schema/photos.ts'
import { CHECK_PHOTO } from '../photos/jobs.ts'
import { mailKindsTo, seenBy } from '../testing/buying/extending.ts'
import { intentOf, paymentOf, payWith } from '../testing/buying/paying.ts'
import { PlainEngine } from '../testing/engines/engine.ts'
import { addPhotos, fillDraft, openDraftOf } from '../testing/full-draft.ts'
import { operate } from '../testing/operate.ts'
import { nobody, type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { GENERATE } from '../transformations/transformations.ts'
import { openAlerts, raiseAlert } from './alerts.ts'

const [GOOD, POISON] = BASE_STYLE_IDS as [BaseStyleId, BaseStyleId]

/** As good as any, but that it fails at one style every time. */
class PoisonedEngine extends PlainEngine {
  override produce: PlainEngine['produce'] = async (order, watch, signal) => {
    if (order.style === POISON) throw new Error('it can only fail')
    return super.produce(order, watch, signal)
  }
}

const IMPATIENT = [CHECK_PHOTO, GENERATE]
const before = IMPATIENT.map(({ options }) => ({ ...options }))

let home: TestApp
let log = ''
beforeAll(async () => {
  const logTo = {
    write: (line: string) => {
      log += line
    },
  }
  const engine = new PoisonedEngine(Number.POSITIVE_INFINITY, BASE_STYLE_IDS)
  // The first failure is the last: several take minutes.
  for (const { options } of IMPATIENT) Object.assign(options, { retryLimit: 0 })
  home = await openTestApp({ works: true, engine, logTo })
})
afterAll(async () => {
  IMPATIENT.forEach(({ options }, at) => {
    Object.assign(options, before[at])
  })
  await home.close()
})
beforeEach(async () => {
  log = ''
  await home.context.database.delete(alerts)
})

const run = (name: string, ...args: string[]) => operate(home, name, ...args)
const listed = async () => (await run('alerts'))?.said ?? ''

const logged = (level: 40 | 50) =>
  log
    .split('\n')
    .filter((line) => line.startsWith(`{"level":${level}`))
    .map((line) => JSON.parse(line) as object)

async function order(style: BaseStyleId): Promise<{ her: Someone; id: string }> {
  const her = await someone(home)
  await fillDraft(home, her, { baseStyle: style })
  const intent = await intentOf(her)
  await payWith(her, intent)
  return { her, id: (await paymentOf(her, intent)).transformationId }
}

const becomes = ({ her, id }: { her: Someone; id: string }, status: string) =>
  expect.poll(async () => (await seenBy(her, id)).status).toBe(status)

describe('an operator is told', () => {
  it('of an order whose job failed every time: its money goes back by itself, and the next orders are made (F8)', async () => {
    const bad = await order(POISON)
    const good = [await order(GOOD), await order(GOOD)]
    for (const each of good) await becomes(each, 'completed')
    await becomes(bad, 'failed')
    expect((await seenBy(bad.her, bad.id)).refund).toMatchObject({ cents: 990 })
    expect(await mailKindsTo(home, bad.her)).toEqual(['receipt', 'failed_refunded'])
    expect(await listed()).toMatch(
      new RegExp(`^[\\w-]{36}  \\S+ \\S+  this job failed every time  generate-images ${bad.id}  once$`),
    )
    const named = { name: 'generate-images', about: bad.id }
    expect(logged(40)).toMatchObject([
      { msg: 'a job failed', ...named, err: { message: 'it can only fail' } },
    ])
    expect(logged(50)).toMatchObject([{ msg: 'a job failed every time: see operator alerts', ...named }])
  })

  it('of a photo that could not be looked at, as she is, who waits for it', async () => {
    const her = await someone(home)
    const { database, jobs, storage } = home.context
    const [id = ''] = await addPhotos(home.context, her, (await openDraftOf(her)).id, 1, null)
    const [photo] = await database.select().from(photos).where(eq(photos.id, id))
    await storage.remove(photo?.file ?? '')
    await database.transaction((tx) => jobs.send(tx, CHECK_PHOTO, { photoId: id }))
    await expect.poll(listed).toContain(`check-photo ${id}  once`)
    const verdicts = async () => (await openDraftOf(her)).uploadedImages[0]?.verdicts
    await expect.poll(verdicts).toEqual(['unchecked'])
  })

  it('of the same once for as long as it is open, however often it happens, and told twice it counts once', async () => {
    const { database } = home.context
    const dead = { kind: 'job_dead', subject: 'generate-images', about: nobody() } as const
    const [one, other] = [randomUUID(), randomUUID()]
    expect(await raiseAlert(database, { ...dead, source: one })).toBe(true)
    expect(await raiseAlert(database, { ...dead, source: one })).toBe(false)
    expect(await openAlerts(database, 10)).toMatchObject([{ ...dead, count: 1 }])
    expect(await raiseAlert(database, { ...dead, source: other })).toBe(true)
    expect(await listed()).toMatch(/ {2}2 times since \d{4}-\d\d-\d\d \d\d:\d\d$/)
    await raiseAlert(database, { ...dead, about: nobody(), source: randomUUID() })
    expect(await openAlerts(database, 10)).toHaveLength(2)
  })
})

describe('what an operator has settled', () => {
  it('is listed no more; where it happens again, it is a new alert', async () => {
    const { database } = home.context
    const dead = { kind: 'job_dead', subject: 'check-photo', about: nobody() } as const
    await raiseAlert(database, { ...dead, source: randomUUID() })
    const [first] = await openAlerts(database, 1)
    expect(await run('resolve-alert', first?.id ?? '')).toEqual({
      done: true,
      said: `Alert closed: check-photo ${dead.about}.`,
    })
    expect(await listed()).toBe('nothing needs looking at')
    expect(await run('resolve-alert', first?.id ?? '')).toMatchObject({ done: false })
    await raiseAlert(database, { ...dead, source: randomUUID() })
    const [second] = await openAlerts(database, 1)
    expect(second).toMatchObject({ ...dead, count: 1 })
    expect(second?.id).not.toBe(first?.id)
  })

  it.each([nobody(), 'x', ''])('is not "%s"', async (id) => {
    expect(await run('resolve-alert', id)).toEqual({ done: false, said: 'This alert is no longer open.' })
  })
})
