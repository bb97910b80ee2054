import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardTerminalOf, PROVIDERS } from '../../testing/buying/card-terminal.ts'
import { askIntent, CARDS, intentOf, paymentOf, readyToPay } from '../../testing/buying/paying.ts'
import { openTestApp, receive, type TestApp } from '../../testing/test-app.ts'
import { reconcile } from '../payment.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

/** A card number as people and programs write it. */
const CARD_NUMBER = /\b[45]\d{3}([ -]?)\d{4}\1\d{4}\1\d{4}\b/
const KEYS = /\b(sk|rk)_(test|live)_\w+|whsec_\w+/

/** Cards of every kind, and what goes wrong with them: all that we may be tempted to write down. */
async function payInEveryWay(home: TestApp): Promise<string> {
  const [her, terminal] = [await readyToPay(home), cardTerminalOf(home)]
  home.stripe?.faults.next('failed', /^POST \/v1\/payment_intents$/, 2)
  if (home.stripe) await askIntent(her)
  const intent = await intentOf(her)
  home.stripe?.faults.next('failed', /^GET/, 3)
  await paymentOf(her, intent)
  for (const card of ['declined', 'poor', 'asksToConfirm', 'good'] as const)
    await terminal.confirm(her, intent, card)
  if (home.stripe) await receive(home.app, '{"card":"4242424242424242"}', 't=1,v1=oui')
  await reconcile(home.context, new Date(Date.now() + 3_600_000))
  expect((await paymentOf(her, intent)).status).toBe('paid')
  return intent.clientSecret
}

async function everythingKept({ context }: TestApp): Promise<string> {
  const { rows } = await context.database.execute<{ table: string }>(sql`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as table from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`)
  const kept: string[] = []
  for (const { table } of rows) {
    const found = await context.database.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.raw(table)} t`,
    )
    kept.push(...found.rows.map(({ row }) => row))
  }
  return kept.join('\n')
}

it.each(Object.values(CARDS))('%s would be recognised', (number) => {
  expect(`a line with ${number} in it`).toMatch(CARD_NUMBER)
  expect(`a line with ${number.replaceAll(' ', '')} in it`).toMatch(CARD_NUMBER)
})

/** The browser's part: as it is written, and as it is built where it is. */
const CLIENT = ['web/src', 'web/build/client', 'texts/src', 'domain/src'].map((folder) => join(ROOT, folder))
const WORDS = /\.(?:[cm]?js|tsx?|css|html|json|map)$/

it('what a browser is given names no key, and takes the script of Stripe from Stripe alone (M9)', () => {
  const files = CLIENT.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  const read = files.filter((file) => WORDS.test(file) && !/\.test\.tsx?$/.test(file))
  expect(read.length).toBeGreaterThan(100)
  for (const file of read) {
    const words = readFileSync(file, 'utf8')
    expect(words, file).not.toMatch(KEYS)
    const scripts = words.match(/https:\/\/[\w.-]*stripe\.com\/[\w./-]*\.js\b/g) ?? []
    expect(
      scripts.filter((script) => !script.startsWith('https://js.stripe.com/')),
      file,
    ).toEqual([])
  }
})

describe.each(PROVIDERS)('after payments by %s', (cards) => {
  let home: TestApp
  let clientSecret: string
  let said = ''
  beforeAll(async () => {
    const write = (line: string) => {
      said += line
    }
    home = await openTestApp({ cards, logTo: { write } })
    clientSecret = await payInEveryWay(home)
  })
  afterAll(() => home.close())

  it('the log names no card, no key and nothing that lets anybody pay (M9, P9)', () => {
    if (cards === 'stripe') expect(said).toContain('payment_init_failed')
    expect(said).not.toMatch(CARD_NUMBER)
    expect(said).not.toMatch(KEYS)
    expect(said).not.toContain(clientSecret)
  })

  it('the database holds no card and no key (M9)', async () => {
    const kept = await everythingKept(home)
    expect(kept).toContain('Mon été')
    expect(kept).not.toMatch(CARD_NUMBER)
    expect(kept).not.toMatch(KEYS)
  })
})
