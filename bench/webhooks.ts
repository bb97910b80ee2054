import { randomUUID } from 'node:crypto'
import { type OpenDatabase, openDatabase } from '../server/src/database/client.ts'
import { POSTGRES_MODEL, startPostgres } from '../server/src/testing/databases/postgres-server.ts'
import { describeEvent, describePayment, newId, type Payment } from '../server/src/testing/stripe/shapes.ts'
import type { Benchmark, Figure } from './figure.ts'
import { median } from './median.ts'
import { MeasuredApp } from './process/measured-app.ts'
import { sendAll } from './send-messages.ts'

const ORDERS = 500
const AT_ONCE = 20
const ROUNDS = 5
const SECRET = newId('whsec')
const STRIPE = {
  STRIPE_SECRET_KEY: newId('sk_test'),
  STRIPE_PUBLISHABLE_KEY: newId('pk_test'),
  STRIPE_WEBHOOK_SECRET: SECRET,
  // Nobody is there: taking a message must need nobody.
  STRIPE_API_URL: 'http://127.0.0.1:9',
}

export const webhooks: Benchmark = {
  name: 'webhooks',
  measures: '1 000 signed messages of Stripe, 500 of them told twice, shuffled, 20 at once, on PostgreSQL',
  run: async ({ short }) => {
    const postgres = await startPostgres()
    const url = postgres.url.replace(/\/postgres$/, `/${POSTGRES_MODEL}`)
    // Ten connections each, as the app has.
    const databases = [
      await openDatabase({ kind: 'postgres', url }),
      await openDatabase({ kind: 'postgres', url }),
    ]
    const env = { ...STRIPE, DATABASE_URL: url, ROLE: 'web', PUBLIC_URL: 'http://localhost' }
    const app = await MeasuredApp.open([], env)
    try {
      return await measure(app, databases, short ? 1 : ROUNDS)
    } finally {
      await app.close()
      for (const database of databases) await database.close()
      await postgres.stop()
    }
  },
}

/** Each round has orders of its own; before and after it as many rows are written plainly. */
async function measure(app: MeasuredApp, databases: OpenDatabase[], count: number): Promise<Figure[]> {
  const [{ pool }] = databases as [OpenDatabase]
  await pool.query('create table plain (id text primary key, type text, at timestamptz default now())')
  const rounds: { rate: number; limit: number; p99: number; cpu: number }[] = []
  let wrong = 0
  // The first round warms both up.
  for (let round = 0; round <= count; round++) {
    const told = await placeOrders(pool)
    const before = await writePlainly(databases, told.length * 2)
    const cpuBefore = app.cpuMs()
    const sent = await sendAll(app.url, SECRET, told, { seed: round, atOnce: AT_ONCE })
    const cpu = ((app.cpuMs() - cpuBefore) * 1000) / (told.length * 2)
    const after = await writePlainly(databases, told.length * 2)
    wrong += sent.refused + (await countWrong(pool, (round + 1) * ORDERS))
    if (round > 0) rounds.push({ rate: sent.perSecond, limit: (before + after) / 2, p99: sent.p99, cpu })
  }
  const middle = (name: 'rate' | 'limit' | 'p99' | 'cpu') => median(rounds.map((round) => round[name]))
  const ratio = median(rounds.map(({ rate, limit }) => rate / limit))
  return [
    { what: 'messages acknowledged', value: middle('rate'), unit: '/s' },
    { what: 'plain insert and commit, 20 at once', value: middle('limit'), unit: '/s' },
    { what: 'messages, against plain insert and commit (aim: 0.35 or more)', value: ratio, unit: '×' },
    { what: 'processor time of the app, for one message', value: middle('cpu'), unit: 'µs' },
    { what: '99 of 100 acknowledged within', value: middle('p99'), unit: 'ms', target: 200 },
    { what: 'effects missing or doubled, messages refused', value: wrong, unit: '', target: 1 },
  ]
}

/** Five hundred packs of credits that somebody is about to pay: what Stripe will say of each. */
async function placeOrders(pool: OpenDatabase['pool']): Promise<string[]> {
  const payments = Array.from({ length: ORDERS }, () => paidPayment(randomUUID()))
  const rows = payments.map(({ id, metadata }) => ({
    id: metadata.order_id,
    user_id: randomUUID(),
    payment: id,
  }))
  const read = 'from jsonb_to_recordset($1) as t (id uuid, user_id uuid, payment text)'
  await pool.query(
    `insert into users (id, email, first_name, password_hash)
     select user_id, user_id || '@exemple.fr', 'Camille', '' ${read}`,
    [JSON.stringify(rows)],
  )
  await pool.query(
    `insert into orders (id, user_id, kind, transformation_name, credit_pack, images, amount_cents, provider,
       provider_payment_id, consent_at, consent_terms)
     select id, user_id, 'credits', '', 'credits_10', 10, 1490, 'stripe', payment, now(), 'bench' ${read}`,
    [JSON.stringify(rows)],
  )
  return payments.map((payment) =>
    JSON.stringify(
      describeEvent('payment_intent.succeeded', describePayment(payment), payment.created),
      null,
      2,
    ),
  )
}

const paidPayment = (orderId: string): Payment => ({
  ...{ id: newId('pi'), clientSecret: newId('secret'), amount: 1490, currency: 'eur', description: null },
  ...{ metadata: { order_id: orderId }, status: 'succeeded', created: 1, chargeId: newId('ch') },
  ...{ last4: '4242', lastError: null },
})

/** The least any of it costs: one row in a transaction of its own, as many at once. Rows per second. */
async function writePlainly(databases: OpenDatabase[], count: number): Promise<number> {
  const waiting = Array.from({ length: count }, () => randomUUID())
  const began = performance.now()
  const writeOneByOne = async (writer: number): Promise<void> => {
    const { pool } = databases[writer % databases.length] as OpenDatabase
    for (let id = waiting.pop(); id; id = waiting.pop())
      await pool.query('insert into plain (id, type) values ($1, $2)', [id, 'payment_intent.succeeded'])
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, writer) => writeOneByOne(writer)))
  return (count / (performance.now() - began)) * 1000
}

/** Every order is paid once, entered once and brings its ten credits once. */
async function countWrong(pool: OpenDatabase['pool'], expected: number): Promise<number> {
  const { rows } = await pool.query(`select
    (select count(*)::int from orders where paid_at is not null) as paid,
    (select count(*)::int from money_entries where amount_cents = 1490) as entered,
    (select count(*)::int from money_entries) as entries,
    (select count(*)::int from credit_entries where amount = 10) as given,
    (select count(*)::int from payment_events) as heard`)
  const counts = Object.values(rows[0] as Record<string, number>)
  return counts.reduce((wrong, count) => wrong + Math.abs(count - expected), 0)
}
