import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '../context.ts'
import { alerts } from '../database/schema/alerts.ts'
import { creditEntries } from '../database/schema/credits.ts'
import { moneyEntries, orders, refunds } from '../database/schema/payment.ts'
import { receipts } from '../database/schema/receipts.ts'
import { images, transformations } from '../database/schema/transformations.ts'
import { KillingCustomer } from '../testing/buying/killing-customer.ts'
import { NIGHT_MS, runs } from '../testing/engines/runs.ts'
import { fillDraft } from '../testing/full-draft.ts'
import { someone } from '../testing/people.ts'
import { KillableApp } from '../testing/services/killable-app.ts'
import { chanceOf } from '../testing/stripe/chance.ts'
import { seededDatabase } from '../testing/test-app.ts'
import { openWebOnly } from '../testing/web-only.ts'

/** SEED=… kills at the same moments again; the wide run at new ones. */
const isWide = process.env.WIDE === '1'
const SEED = Number(process.env.SEED ?? (isWide ? randomInt(2 ** 31) : 20_261_124))
const KILLS = runs(2, 100)
/** Each buys a package and a pack of credits, one after the other as the kills go on. */
const BUYERS = runs(2, 20)
/** Several processes share a PostgreSQL: while one is dead, another goes on. */
const APPS = process.env.TEST_DATABASE === 'postgres' ? 2 : 1
/** At each picture: most kills come within a run. */
const PICTURE_MS = 400
/** Some die before they are ready to answer. */
const READY = 0.7
const LIVES_MS = 4000

let folder: string
let env: Record<string, string>
let apps: KillableApp[]
let customers: KillingCustomer[]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'killed-'))
  const database = await seededDatabase(folder)
  env = {
    ...{ NODE_ENV: 'test', DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000' },
    ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
  }
  const home = await openWebOnly({ ...env, PUBLIC_URL: 'http://localhost' })
  const cookies: string[] = []
  for (let buyer = 0; buyer < BUYERS; buyer += 1) {
    const her = await someone(home)
    await fillDraft(home, her)
    cookies.push(`sign_in=${her.visitor.cookies.sign_in}`)
  }
  await home.close()
  apps = await Promise.all(
    Array.from({ length: APPS }, () => KillableApp.prepare(env, { slowMs: PICTURE_MS })),
  )
  customers = cookies.map((cookie, place) => new KillingCustomer(apps[place % APPS]?.url ?? '', cookie))
})
afterAll(async () => {
  for (const app of apps) await app.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** @returns what became of her package */
async function shop(customer: KillingCustomer): Promise<string> {
  const id = await customer.buyPackage()
  await customer.buyCredits()
  return customer.outcomeOf(id)
}

async function killAtRandom(app: KillableApp, chance: () => number): Promise<void> {
  const ready = app.start()
  if (chance() < READY) await ready
  await pause(chance() * LIVES_MS)
  app.kill()
  await Promise.all([ready, app.ended()])
}

async function whatIsLeft({ database, storage }: Context) {
  const made = await database.select().from(images)
  const sizes = await Promise.all(made.map(({ file }) => storage.size(file)))
  return {
    orders: await database.select().from(orders),
    money: await database.select().from(moneyEntries),
    refunds: await database.select().from(refunds),
    receipts: await database.select().from(receipts),
    credits: await database.select().from(creditEntries),
    transformations: await database.select().from(transformations),
    alerts: await database.select().from(alerts),
    images: made,
    missingFiles: sizes.filter((size) => size === null).length,
  }
}

const times = (values: readonly unknown[]): number[] =>
  [...Map.groupBy(values, (value) => value).values()].map(({ length }) => length)
const each = (count: number, length = BUYERS): number[] => Array(length).fill(count)

describe(`${KILLS} kills at random moments (SEED=${SEED})`, () => {
  it(
    'while people pay and their images are made: what was paid is delivered once and whole, nothing is lost, taken twice or given back (F1, F11)',
    async () => {
      const chance = chanceOf(SEED)
      const begun = performance.now()
      const shopping: Promise<string>[] = []
      for (let kill = 0; kill < KILLS; kill += 1) {
        while (shopping.length <= (kill * BUYERS) / KILLS && shopping.length < BUYERS)
          shopping.push(shop(customers[shopping.length] as KillingCustomer))
        await killAtRandom(apps[Math.floor(chance() * APPS)] as KillableApp, chance)
      }
      await Promise.all(apps.map((app) => app.start()))
      expect(await Promise.all(shopping)).toEqual(Array(BUYERS).fill('completed'))
      for (const app of apps) expect(await app.stop(), app.said).toBe(0)

      const home = await openWebOnly({ ...env, PUBLIC_URL: 'http://localhost' })
      const left = await whatIsLeft(home.context)
      await home.close()
      console.log(
        `${KILLS} kills of ${APPS} in ${Math.round((performance.now() - begun) / 1000)} s, ${left.orders.length} orders, SEED=${SEED}`,
      )
      expect(left.orders.map(({ status }) => status)).toEqual(Array(2 * BUYERS).fill('paid'))
      expect(times(left.money.map(({ orderId }) => orderId))).toEqual(each(1, 2 * BUYERS))
      expect(times(left.money.map(({ amountCents }) => amountCents)).toSorted()).toEqual(each(BUYERS, 2))
      expect(times(left.receipts.map(({ orderId }) => orderId))).toEqual(each(1, 2 * BUYERS))
      expect(left.credits.map(({ amount, reason }) => [amount, reason])).toEqual(
        Array(BUYERS).fill([10, 'purchase']),
      )
      expect(times(left.transformations.map(({ orderId }) => orderId))).toEqual(each(1))
      expect(times(left.images.map(({ transformationId }) => transformationId))).toEqual(each(5))
      expect(times(left.images.map((image) => `${image.transformationId} ${image.position}`))).toEqual(
        each(1, 5 * BUYERS),
      )
      expect([left.refunds, left.alerts, left.missingFiles]).toEqual([[], [], 0])
    },
    NIGHT_MS,
  )
})
