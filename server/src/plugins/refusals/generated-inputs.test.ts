import { randomInt } from 'node:crypto'
import { api } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import type { App } from '../../context.ts'
import { users } from '../../database/schema/accounts.ts'
import { boughtCredits } from '../../testing/buying/bought-credits.ts'
import { intentOf } from '../../testing/buying/paying.ts'
import { NIGHT_MS, runs } from '../../testing/engines/runs.ts'
import { openDraftOf } from '../../testing/full-draft.ts'
import { type Call, callsOf } from '../../testing/fuzz/calls.ts'
import { type DeclaredRoute, routesDeclaredBy } from '../../testing/fuzz/declared-routes.ts'
import { memoryNow } from '../../testing/fuzz/memory.ts'
import { nobody, type Someone, someone } from '../../testing/people.ts'
import { openedShare } from '../../testing/shares.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTransformation } from '../../testing/transformation.ts'
import { PASSWORD, Visitor } from '../../testing/visitor.ts'

/** SEED=… sends the same again, but for ids; the wide run sends something new. */
const isWide = process.env.WIDE === '1'
const SEED = Number(process.env.SEED ?? (isWide ? randomInt(2 ** 31) : 20_261_124))
/** Of each route. The embedded database answers one at a time: it is asked less. */
const INPUTS = process.env.TEST_DATABASE === 'postgres' ? runs(8, 5000) : runs(8, 500)
/** Before who asks is looked at again: somebody may have deleted her account. */
const IN_A_ROW = 40
/** Before ids are looked up again: what was there may be gone. */
const KNOWN_FOR = 5 * IN_A_ROW
/** As many as the database has connections. */
const AT_ONCE = 10
/** What is kept of all that was sent: caches that fill, nothing that grows with each call. */
const MOST_HELD_MB = 200

const KINDS = ['nobody', 'client', 'pro', 'operator'] as const
type Kind = (typeof KINDS)[number]

let home: TestApp
let app: App
let routes: DeclaredRoute[]
const people = new Map<Kind, { signIn: string; email: string }>()
beforeAll(async () => {
  home = await openTestApp({ names: { RATE_LIMIT_FACTOR: '1000000' } })
  const { built, routes: declared } = await routesDeclaredBy(() => buildApp(home.context, { pages: 'built' }))
  ;[app, routes] = [built, declared]
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await home.close()
})

const visitorOf = (kind: Kind): Visitor => {
  const signIn = people.get(kind)?.signIn
  return new Visitor(app, signIn === undefined ? {} : { sign_in: signIn })
}

/** Somebody of this kind with one of everything, where there is none who is signed in. */
async function ensureThere(kind: Kind): Promise<void> {
  if (kind === 'nobody') return
  if ((await visitorOf(kind).get(api.currentUser())).statusCode === 200) return
  const her = await someone(home, kind === 'pro' ? 'pro' : 'client')
  if (kind === 'operator')
    await home.context.database.update(users).set({ isOperator: true }).where(eq(users.id, her.id))
  people.set(kind, { signIn: her.visitor.cookies.sign_in ?? '', email: her.email })
  await furnish(her)
}

async function furnish(her: Someone): Promise<void> {
  const { imageIds } = await makeTransformation(home, her, { images: 2 })
  await openedShare(her, imageIds[0] ?? '')
  await boughtCredits(home, her)
  await openDraftOf(her)
  await intentOf(her).catch(() => undefined)
}

/** Ids of every table that has any: a table that is added is among them. */
async function idsThereAre(): Promise<string[]> {
  const { database } = home.context
  const { rows: tables } = await database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' order by 1`,
  )
  const ids: string[] = []
  for (const { name } of tables) {
    const { rows } = await database.execute<{ id: string }>(
      sql`select id from ${sql.identifier(name)} order by random() limit 6`,
    )
    ids.push(...rows.map(({ id }) => id))
  }
  return [...ids, nobody()]
}

const textsThereAre = (): string[] => [
  ...['Camille', 'Mon été', PASSWORD, 'pixie', 'pack_5', 'credits_10', '7.44', 'fr', '2026-11', '123456'],
  ...['731 829 475 00013', '4242424242424242', '12/40', '123', 'neuve@exemple.fr'],
  ...[...people.values()].map(({ email }) => email),
]

interface Failed {
  who: Kind
  call: Call
  status: number
}

/** What was answered with 5xx. */
async function send(route: DeclaredRoute, seed: number): Promise<Failed[]> {
  const failed: Failed[] = []
  /** What was found once is asked for again: few ids are of the right kind. */
  const found: string[] = []
  let known: string[] = []
  for (let sent = 0; sent < INPUTS; sent += IN_A_ROW) {
    for (const kind of KINDS) await ensureThere(kind)
    if (sent % KNOWN_FOR === 0) known = await idsThereAre()
    const ids = [...known, ...found, ...found.slice(0, 40), ...found.slice(0, 40)]
    const calls = fc.sample(callsOf(route, { ids, texts: textsThereAre() }), {
      ...{ numRuns: Math.min(IN_A_ROW, INPUTS - sent), seed: seed + sent },
    })
    const sendOne = async (call: Call, place: number) => {
      const who = KINDS[place % KINDS.length] ?? 'nobody'
      const answer = await ask(visitorOf(who), call)
      const { statusCode } = answer
      if (statusCode >= 500 && !isToldToWait(answer)) failed.push({ who, call, status: statusCode })
      if (statusCode < 300 && found.length < 40) found.push(...call.ids)
    }
    for (let at = 0; at < calls.length; at += AT_ONCE)
      await Promise.all(calls.slice(at, at + AT_ONCE).map((call, place) => sendOne(call, at + place)))
  }
  return failed
}

const ask = (visitor: Visitor, { method, path, payload, headers }: Call) =>
  visitor.ask(method as 'GET', path, payload, headers)

/** Where many have a style tried on at once, who comes last is told when to come again: that is no failure. */
const isToldToWait = ({ statusCode, headers, body }: Awaited<ReturnType<typeof ask>>): boolean =>
  statusCode === 503 && Number(headers['retry-after']) > 0 && body.includes('"preview_busy"')

const inWords = ({ who, call, status }: Failed): string =>
  `${status} to ${who}: ${call.method} ${call.path.slice(0, 200)} ${JSON.stringify(call.headers).slice(0, 200)} ${String(call.payload ?? '').slice(0, 400)}`

describe(`${INPUTS} inputs for each route, from ${KINDS.join(', ')} (SEED=${SEED})`, () => {
  it(
    'whatever is sent to whichever route, by whomever, is answered, refused at most: never 5xx, and memory stays (I1)',
    async () => {
      for (const kind of KINDS) await ensureThere(kind)
      const begun = performance.now()
      const before = memoryNow()
      const failed: string[] = []
      for (const [place, route] of routes.entries())
        failed.push(...(await send(route, SEED + place * 10_000)).map(inWords))
      const after = memoryNow()
      const heldMb = after.heldMb - before.heldMb
      console.log(
        `${routes.length} routes, ${routes.length * INPUTS} inputs in ${Math.round((performance.now() - begun) / 1000)} s: ` +
          `${failed.length} answered with 5xx, ${heldMb.toFixed(0)} MB more held, ` +
          `${(after.residentMb - before.residentMb).toFixed(0)} MB more resident (${after.residentMb.toFixed(0)} in all), SEED=${SEED}`,
      )
      expect(failed.slice(0, 20)).toEqual([])
      expect(routes.length).toBeGreaterThan(60)
      expect(heldMb).toBeLessThan(MOST_HELD_MB)
      // Who was asked as an operator still is one.
      expect(people.size).toBe(KINDS.length - 1)
    },
    NIGHT_MS,
  )
})
