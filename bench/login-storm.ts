import { setTimeout as pause } from 'node:timers/promises'
import { api } from '@app/domain/routes.ts'
import pg from 'pg'
import { PASSWORD } from '../journeys/visitor/visitor-steps.ts'
import { hashPassword, isPassword } from '../server/src/accounts/passwords/password.ts'
import type { Benchmark, Figure } from './figure.ts'
import { askAgain, type Call } from './polling/ask-again.ts'
import { type Contender, openContenders } from './polling/contenders.ts'
import { cpuMs } from './process/process-cost.ts'
import { idleShare } from './rounds/idle.ts'
import { Samples } from './rounds/samples.ts'
import { IDLE, validity } from './rounds/validity.ts'

const ROUNDS = 3
const SECONDS = 5
const SHORT_SECONDS = 2
const LOGINS_PER_SECOND = 20
/** They sign in by turns: of one account only so many tries are taken at once. */
const PEOPLE = 200
/** Pages that poll one after the other meanwhile: few, so that what they wait for is the sign-ins. */
const CONNECTIONS = 2
const TIMES_THE_HASH = 1.15
const TIMES_CALM = 2

export const loginStorm: Benchmark = {
  name: 'login-storm',
  measures: `${LOGINS_PER_SECOND} sign-ins a second by password, and the polls of others meanwhile; the peer hashes by bcryptjs`,
  run: async ({ short }) => {
    const contenders = await openContenders()
    const { ours, express } = contenders
    await layPeople(contenders.databaseUrl)
    const samples = new Samples()
    const seconds = short ? SHORT_SECONDS : SECONDS
    const by = { Express: express, ours }
    // The first hundred are read and compiled: no sign-in of a running site costs that.
    for (const { url } of Object.values(by)) await signInFor(url, seconds * 1000)
    for (let round = 0; round < (short ? 1 : ROUNDS); round += 1) {
      samples.add(IDLE, await idleShare())
      samples.add(HASH, await hashOnce())
      const turns = Object.entries(by)
      for (const [name, contender] of round % 2 === 0 ? turns : turns.toReversed())
        await measure(name, contender, { seconds, samples })
    }
    await contenders.close()
    return figuresOf(samples)
  },
}

const HASH = 'one Argon2id alone: processor time'
const login = (name: string) => `${name}: a sign-in, processor time`
const calm = (name: string) => `${name}: polls, 99 in 100 within`
const storm = (name: string) => `${name}: polls while others sign in, 99 in 100 within`

async function measure(
  name: string,
  { url, pid, cookie }: Contender,
  { seconds, samples }: { seconds: number; samples: Samples },
): Promise<void> {
  const poll: Call = { name, url: url + api.transformations(), pid, headers: { cookie }, status: 200 }
  samples.add(calm(name), (await askAgain(poll, CONNECTIONS, seconds)).p99)
  const before = cpuMs(pid)
  const count = await signInFor(url, seconds * 1000)
  samples.add(login(name), ((cpuMs(pid) - before) * 1000) / count)
  const [during] = await Promise.all([askAgain(poll, CONNECTIONS, seconds), signInFor(url, seconds * 1000)])
  samples.add(storm(name), during.p99)
}

/** So many a second, however long one takes. Returns how many there were. */
async function signInFor(url: string, ms: number): Promise<number> {
  const under: Promise<void>[] = []
  const began = performance.now()
  for (let sent = 0; performance.now() - began < ms; sent += 1) {
    under.push(signIn(url, emailOf(sent % PEOPLE)))
    await pause(Math.max(0, began + (sent + 1) * (1000 / LOGINS_PER_SECOND) - performance.now()))
  }
  await Promise.all(under)
  return under.length
}

const emailOf = (n: number) => `mesure-${n}@exemple.fr`

async function signIn(url: string, email: string): Promise<void> {
  const answer = await fetch(url + api.login(), {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  if (!answer.ok) throw new Error(`${url} answered a sign-in with ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}

/** At both sites, with the password of everybody here. */
async function layPeople(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const values = [Array.from({ length: PEOPLE }, (_, n) => emailOf(n)), await hashPassword(PASSWORD)]
  await client.query(
    "insert into users (email, password_hash, first_name) select unnest($1::text[]), $2, 'Camille'",
    values,
  )
  await client.query('insert into peer.users select * from users where email = any($1)', values.slice(0, 1))
  await client.end()
}

/** Microseconds of processor of the check alone. */
async function hashOnce(): Promise<number> {
  const hash = await hashPassword(PASSWORD)
  const before = process.cpuUsage()
  for (let n = 0; n < LOGINS_PER_SECOND; n += 1) await isPassword(PASSWORD, hash)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / LOGINS_PER_SECOND
}

function figuresOf(samples: Samples): Figure[] {
  const names = ['Express', 'ours']
  return [
    samples.figure(HASH, 'µs'),
    ...names.map((name) => samples.figure(login(name), 'µs')),
    samples.ratio(login('ours'), HASH, TIMES_THE_HASH),
    ...names.flatMap((name) => [
      samples.figure(calm(name), 'ms'),
      samples.figure(storm(name), 'ms'),
      samples.ratio(storm(name), calm(name), TIMES_CALM),
    ]),
    ...validity(
      names.map((name) => login(name)),
      samples,
    ),
  ]
}
