import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { moneyEntries, paymentEvents } from '../database/schema/payment.ts'
import { transformations } from '../database/schema/transformations.ts'
import { intentOf, readyToPay } from '../testing/buying/paying.ts'
import { FromBrowser } from '../testing/stripe/from-browser.ts'
import type { StripeEvent } from '../testing/stripe/shapes.ts'
import { type StripeServer, startStripeServer } from '../testing/stripe/stripe-server.ts'
import { sign } from '../testing/stripe/webhooks.ts'
import { receive, seededDatabase, stripeNames } from '../testing/test-app.ts'
import { openWebOnly } from '../testing/web-only.ts'

const DYING = fileURLToPath(new URL('../testing/buying/die-while-told.ts', import.meta.url))

let stripe: StripeServer
let folder: string
let env: Record<string, string>
beforeAll(async () => {
  stripe = await startStripeServer()
  folder = mkdtempSync(join(tmpdir(), 'killed-'))
  const database = await seededDatabase(folder)
  env = {
    ...{ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000' },
    ...{ PUBLIC_URL: 'http://localhost', ...stripeNames(stripe) },
    ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
  }
})
afterAll(async () => {
  await stripe.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Somebody has paid, and Stripe has not said so yet. */
async function paidUnheard(): Promise<{ orderId: string; event: StripeEvent }> {
  const home = await openWebOnly(env)
  const intent = await intentOf(await readyToPay(home))
  await home.close()
  stripe.webhooks.mode = 'hold'
  stripe.books.pay(FromBrowser.idOf(intent.clientSecret))
  const event = stripe.webhooks.held.find(({ type }) => type === 'payment_intent.succeeded') as StripeEvent
  return { orderId: intent.paymentId, event }
}

it('an app killed between keeping a message and what it means has heard nothing; told again, it takes effect once (M4)', async () => {
  const { orderId, event } = await paidUnheard()
  const body = JSON.stringify(event)
  const told = { env, body, signature: sign(body, [stripe.webhookSecret]) }
  const dead = spawnSync(process.execPath, [DYING], { input: JSON.stringify(told), encoding: 'utf8' })
  expect(dead.signal, dead.stderr).toBe('SIGKILL')

  const home = await openWebOnly(env)
  const { database } = home.context
  const kept = () => database.select().from(paymentEvents).where(eq(paymentEvents.id, event.id))
  const entered = () => database.select().from(moneyEntries).where(eq(moneyEntries.orderId, orderId))
  const made = () => database.select().from(transformations).where(eq(transformations.orderId, orderId))
  expect([await kept(), await entered(), await made()]).toEqual([[], [], []])

  const again = () => receive(home.app, body, sign(body, [stripe.webhookSecret]))
  expect(await Promise.all([again(), again(), again()])).toEqual([200, 200, 200])
  expect([(await kept()).length, (await entered()).length, (await made()).length]).toEqual([1, 1, 1])
  await home.close()
})
