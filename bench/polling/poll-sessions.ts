import { api } from '@app/domain/routes.ts'
import type { Benchmark, Figure } from '../figure.ts'
import { idleShare } from '../rounds/idle.ts'
import { Samples } from '../rounds/samples.ts'
import { IDLE, validity } from '../rounds/validity.ts'
import { askAgain, type Call } from './ask-again.ts'
import { type Contender, type Contenders, openContenders, openEmbedded } from './contenders.ts'

const ROUNDS = 6
const SECONDS = 5
const SHORT_SECONDS = 1
const CONNECTIONS = 20
const TARGETS = { changed: 0.25, unchanged: 0.1, timesHello: 2.5 }
const HELLO = 'Fastify says hello'
const EMBEDDED = 'ours, embedded'

export const pollSessions: Benchmark = {
  name: 'poll-sessions',
  measures: `${CONNECTIONS} connections asking for ten transformations, and for who they are, again and again`,
  run: async ({ short }) => {
    const contenders = await openContenders()
    const embedded = await openEmbedded()
    const calls = await callsOf({ ...contenders, embedded })
    const samples = new Samples()
    const seconds = short ? SHORT_SECONDS : SECONDS
    for (const call of calls) await askAgain(call, CONNECTIONS, SHORT_SECONDS)
    for (let round = 0; round < (short ? 1 : ROUNDS); round++)
      for (const call of round % 2 === 0 ? calls : calls.toReversed()) await measure(call, seconds, samples)
    await embedded.close()
    await contenders.close()
    return figuresOf(calls, samples)
  },
}

async function measure(call: Call, seconds: number, samples: Samples): Promise<void> {
  samples.add(IDLE, await idleShare())
  const { cpu, rate, p99 } = await askAgain(call, CONNECTIONS, seconds)
  samples.add(call.name, cpu)
  samples.add(`${call.name}: answers`, rate)
  samples.add(`${call.name}: 99 in 100 within`, p99)
}

type Asked = Pick<Contenders, 'ours' | 'express' | 'fastify'> & { embedded: Contender }

async function callsOf({ ours, embedded, express, fastify }: Asked): Promise<Call[]> {
  const hello: Call = { name: HELLO, url: `${fastify.url}/`, pid: fastify.pid, headers: {}, status: 200 }
  const asked = [
    ['poll', api.transformations()],
    ['who she is', api.currentUser()],
  ] as const
  const calls = [hello]
  for (const [what, path] of asked)
    for (const [who, contender] of [
      ['Express', express],
      ['ours', ours],
      [EMBEDDED, embedded],
    ] as const) {
      const full = { name: `${who}: ${what}, in full`, ...(await callOf(contender, path)) }
      calls.push({ ...full, status: 200 })
      const etag = await etagOf(full)
      if (etag)
        calls.push({
          ...full,
          name: `${who}: ${what}, unchanged`,
          headers: { ...full.headers, 'if-none-match': etag },
          status: 304,
        })
    }
  return calls
}

const callOf = async ({ url, pid, cookie }: Contender, path: string) => ({
  url: url + path,
  pid,
  headers: { cookie },
})

const etagOf = async ({ url, headers }: Pick<Call, 'url' | 'headers'>): Promise<string | null> =>
  (await fetch(url, { headers })).headers.get('etag')

function figuresOf(calls: Call[], samples: Samples): Figure[] {
  const names = calls.map(({ name }) => name)
  const ratio = (name: string, other: string, target?: number) =>
    names.includes(name) && names.includes(other) ? [samples.ratio(name, other, target)] : []
  return [
    ...names.map((name) => samples.figure(name, 'µs')),
    ...['poll', 'who she is'].flatMap((what) => [
      ...ratio(`ours: ${what}, in full`, `Express: ${what}, in full`, TARGETS.changed),
      ...ratio(`ours: ${what}, unchanged`, `Express: ${what}, unchanged`, TARGETS.unchanged),
      ...ratio(`ours: ${what}, unchanged`, HELLO, TARGETS.timesHello),
      ...ratio(`${EMBEDDED}: ${what}, in full`, `Express: ${what}, in full`),
      ...ratio(`${EMBEDDED}: ${what}, unchanged`, `Express: ${what}, unchanged`),
    ]),
    ...names.map((name) => samples.figure(`${name}: answers`, '/s')),
    ...names.map((name) => samples.figure(`${name}: 99 in 100 within`, 'ms')),
    ...validity(names, samples),
  ]
}
