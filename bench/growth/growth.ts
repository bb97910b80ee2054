import { deskTable } from '@app/domain/operator/desk.ts'
import { api } from '@app/domain/routes.ts'
import { POSTGRES_MODEL, startPostgres } from '../../server/src/testing/databases/postgres-server.ts'
import { grownToken, seedGrown } from '../../server/src/testing/growth/seed-grown.ts'
import type { Benchmark, Figure } from '../figure.ts'
import { median } from '../median.ts'
import { percentile } from '../percentile.ts'
import { emptyFolder, MeasuredApp } from '../process/measured-app.ts'
import { idleShare } from '../rounds/idle.ts'
import { Samples } from '../rounds/samples.ts'
import { IDLE, validity } from '../rounds/validity.ts'
import { createDatabase } from './create-database.ts'
import { Telephone } from './telephone.ts'

/** A small house has as many people as fill a page of every table that is asked for: of 700, 52 transformations failed. */
const PEOPLE = { grown: 100_000, small: 700 }
const SHORT_PEOPLE = 2000
const ROUNDS = 6
/** Answers to each question in a round. */
const ANSWERS = 300
const SHORT_ANSWERS = 50
const AT_MOST = 1.5
/** The second one is an operator of both houses. */
const OPERATOR = 2

interface House {
  name: keyof typeof PEOPLE
  people: number
  app: MeasuredApp
  telephone: Telephone
}

interface Look {
  what: string
  who: 'anybody' | 'operator'
  path: (house: House, cookie: string) => Promise<string>
}

const at = (path: string) => async () => path
const desk = (what: string, table: string, query: Record<string, string> = {}): Look => ({
  what: `desk: ${what}`,
  who: 'operator',
  path: at(`${api.deskTable(table)}?${new URLSearchParams(query)}`),
})

const LOOKS: Look[] = [
  { what: 'poll of the dashboard', who: 'anybody', path: at(api.transformations()) },
  { what: 'who she is', who: 'anybody', path: at(api.currentUser()) },
  { what: 'her figures', who: 'anybody', path: at(api.stats()) },
  { what: 'her purchases', who: 'anybody', path: at(api.purchases()) },
  { what: 'gallery', who: 'anybody', path: galleryOf },
  desk('people', 'people'),
  desk('people by name', 'people', { sort: 'first_name' }),
  desk('transformations', 'transformations'),
  desk('transformations by time taken', 'transformations', {
    sort: deskTable('transformations').sorted.at(-1) ?? '',
  }),
  desk('transformations that failed', 'transformations', { only: 'failed' }),
  desk('orders', 'orders'),
  desk('an address among orders', 'orders', { search: 'personne-17@' }),
  desk('reviews', 'reviews'),
  desk('page 3 of messages', 'mails', { page: '3' }),
]

/** The latest of hers that is finished, as her dashboard would lead there. */
async function galleryOf({ telephone }: House, cookie: string): Promise<string> {
  const { text } = await telephone.get(api.transformations(), cookie)
  const { sessions } = JSON.parse(text) as { sessions: { id: string; status: string }[] }
  return api.transformation(
    sessions.find(({ status }) => status === 'completed')?.id ?? sessions[0]?.id ?? '',
  )
}

export const growth: Benchmark = {
  name: 'growth',
  measures:
    'what her pages and the desk ask, with 100 000 people and three million images beside a house of 700',
  run: async ({ short }) => {
    const postgres = await startPostgres()
    const grown = short ? SHORT_PEOPLE : PEOPLE.grown
    const houses = [
      await openHouse(postgres.url, 'small', PEOPLE.small),
      await openHouse(postgres.url, 'grown', grown),
    ]
    const samples = new Samples()
    const times = new Map<string, number[]>()
    const answers = short ? SHORT_ANSWERS : ANSWERS
    for (const look of LOOKS) await askInTurn(houses, look, SHORT_ANSWERS)
    for (let round = 0; round < (short ? 1 : ROUNDS); round += 1)
      for (const look of LOOKS) {
        samples.add(IDLE, await idleShare())
        for (const { house, each } of await askInTurn(houses, look, answers)) {
          const name = nameOf(house.name, look)
          times.set(name, [...(times.get(name) ?? []), ...each])
          samples.add(name, median(each))
        }
      }
    for (const { app } of houses) await app.close()
    await postgres.stop()
    return [...figuresOf(times), ...validity([...times.keys()], samples)]
  },
}

const nameOf = (house: House['name'], { what }: Look) => `${house}: ${what}`

async function openHouse(server: string, name: House['name'], people: number): Promise<House> {
  const url = await createDatabase(server, { name, like: POSTGRES_MODEL })
  await seedGrown(url, people)
  const app = await MeasuredApp.launch(emptyFolder(), [], { DATABASE_URL: url, ROLE: 'web' })
  await app.untilAnswers((status) => status === 200)
  return { name, people, app, telephone: new Telephone(app.url) }
}

interface Asked {
  house: House
  each: number[]
}

/**
 * Both houses by turns, question by question: what else the machine does, it does to both. Of people spread over all
 * there are: what is warm for one is cold for the next.
 */
async function askInTurn(houses: House[], look: Look, count: number): Promise<Asked[]> {
  const asked = houses.map((house) => ({ house, each: [] as number[] }))
  for (let n = 0; n < count; n += 1)
    for (const one of n % 2 === 0 ? asked : asked.toReversed()) {
      const { people, telephone } = one.house
      const cookie = `sign_in=${grownToken(look.who === 'operator' ? OPERATOR : 1 + ((n * 7919 + 13) % people))}`
      const path = await look.path(one.house, cookie)
      const began = performance.now()
      const { status } = await telephone.get(path, cookie)
      one.each.push(performance.now() - began)
      if (status !== 200) throw new Error(`${path} was answered ${status}`)
    }
  return asked
}

function figuresOf(times: Map<string, number[]>): Figure[] {
  const p99 = (house: House['name'], look: Look) => percentile(times.get(nameOf(house, look)) ?? [], 0.99)
  const middle = (house: House['name'], look: Look) => median(times.get(nameOf(house, look)) ?? [])
  return LOOKS.flatMap((look): Figure[] => [
    ...(['small', 'grown'] as const).flatMap((house): Figure[] => [
      { what: `${nameOf(house, look)}: median`, value: middle(house, look) * 1000, unit: 'µs' },
      { what: `${nameOf(house, look)}: 99 in 100 within`, value: p99(house, look) * 1000, unit: 'µs' },
    ]),
    {
      what: `${look.what}: 99 in 100, grown to small`,
      value: p99('grown', look) / p99('small', look),
      unit: '×',
      target: AT_MOST,
    },
    {
      what: `${look.what}: median, grown to small`,
      value: middle('grown', look) / middle('small', look),
      unit: '×',
      target: AT_MOST,
    },
  ])
}
