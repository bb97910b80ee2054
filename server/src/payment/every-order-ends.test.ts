import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sellCourse } from '../testing/buying/courses.ts'
import { runs } from '../testing/engines/runs.ts'
import {
  creditsOfAll,
  type Ended,
  howOrdersEnded,
  strayPayments,
  sum,
  unsentRefunds,
  whatCame,
} from '../testing/every-order/books.ts'
import { newcomer, visit } from '../testing/every-order/stories.ts'
import { countUnfinished, faultyJob, faultyNews, settleDown } from '../testing/every-order/work.ts'
import { World } from '../testing/every-order/world.ts'

/** SEED=… tells the same story again, as far as concurrency allows; the wide run tells new ones. */
const isWide = process.env.WIDE === '1'
const SEED = Number(process.env.SEED ?? (isWide ? randomInt(2 ** 31) : 20_261_121))
/** The embedded database has one connection, and takes seconds to open again: it is killed less often. */
const { FAULTS, CRASHES, ANSWERS_BETWEEN_CRASHES } =
  process.env.TEST_DATABASE === 'postgres'
    ? { FAULTS: runs(100, 220), CRASHES: 2, ANSWERS_BETWEEN_CRASHES: 70 }
    : { FAULTS: runs(40, 200), CRASHES: 1, ANSWERS_BETWEEN_CRASHES: 160 }
const BUYERS = 6

let world: World
beforeAll(async () => {
  world = await World.open(SEED)
})
afterAll(() => world.close())

/** What the rules below speak of has happened, however few faults the run tells of. */
const isEnough = (): boolean =>
  world.faultsSoFar >= FAULTS &&
  (world.faults.crash ?? 0) >= CRASHES &&
  (world.faults['given back in the dashboard'] ?? 0) > 0

/** They order, pay, and spend, until enough has gone wrong. */
async function live(): Promise<void> {
  await world.tx((context) => sellCourse({ context }, '49'))
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => newcomer(world)))
  world.stripe.faults.slowUntil = () => pause(50)
  world.stripe.faults.atRandom(SEED, 0.15)
  const over = new AbortController()
  const goOn = () => !over.signal.aborted
  const stories = buyers.map(async (her) => {
    while (!isEnough()) await visit(world, her)
  })
  const workers = [faultyJob, faultyJob, faultyNews].map(async (work) => {
    // What breaks here is a fault of the story: the next run meets what it left.
    for (; goOn(); await pause(10)) await world.tx((context) => work(world, context)).catch(() => undefined)
  })
  const crashes = (async () => {
    for (; goOn(); await world.untilAnswered(ANSWERS_BETWEEN_CRASHES * (0.5 + world.chance()), over.signal))
      await world.crash()
  })()
  await Promise.all(stories).finally(() => over.abort())
  await Promise.all([...workers, crashes])
}

describe(`after ${FAULTS} faults (SEED=${SEED})`, () => {
  let ended: Ended[]
  let paid: Ended[]
  beforeAll(async () => {
    await live()
    await world.tx((context) => settleDown(world, context))
    ended = await world.tx((context) => howOrdersEnded(world, context))
    paid = ended.filter(({ paidAtStripe }) => paidAtStripe > 0)
  })

  it('that really happened, to packages, credits and courses', () => {
    expect(world.faultsSoFar).toBeGreaterThanOrEqual(FAULTS)
    expect(world.faults.crash).toBeGreaterThanOrEqual(CRASHES)
    expect(new Set(paid.map(({ order }) => order.kind))).toEqual(new Set(['package', 'credits', 'course']))
    expect(paid.length).toBeGreaterThan(BUYERS)
  })

  it('every paid order ended in exactly one delivery or exactly one refund (M8)', () => {
    const left = paid.filter(({ wasRefundedAtProvider }) => !wasRefundedAtProvider)
    const wrong = left.filter(({ delivered, backAtStripe, paidAtStripe }) => {
      const isDelivered = delivered === 1 && backAtStripe === 0
      return !isDelivered && !(delivered === 0 && backAtStripe === paidAtStripe)
    })
    expect(wrong).toEqual([])
  })

  it('an order given back in the dashboard was begun once at most, and no more went back than was paid', () => {
    const given = paid.filter(({ wasRefundedAtProvider }) => wasRefundedAtProvider)
    expect(given.length).toBeGreaterThan(0)
    expect(given.filter(({ kept, delivered }) => kept < 0 || delivered > 1)).toEqual([])
  })

  it('an order nobody paid brought nothing, and took nothing', () => {
    const unpaid = ended.filter(({ paidAtStripe }) => paidAtStripe === 0)
    expect(
      unpaid.filter(({ kept, delivered, transformations }) => kept + delivered + transformations),
    ).toEqual([])
    expect(unpaid.filter(({ order }) => !['pending', 'canceled'].includes(order.status))).toEqual([])
  })

  it("the ledger says of each order what Stripe's own books say, and nobody paid for nothing", async () => {
    const differ = ended.filter(
      ({ kept, paidAtStripe, backAtStripe }) => kept !== paidAtStripe - backAtStripe,
    )
    expect(differ).toEqual([])
    expect(await world.tx((context) => strayPayments(world, context))).toBe(0)
    expect(await world.tx(unsentRefunds)).toBe(0)
    expect(sum(ended.map(({ kept }) => kept))).toBeGreaterThan(0)
  })

  it('nothing is left under way, and what did not come was given back as credits, once', async () => {
    expect(await world.tx(countUnfinished)).toBe(0)
    const given = new Set(ended.filter((one) => one.wasRefundedAtProvider).map(({ order }) => order.id))
    const came = (await world.tx(whatCame)).filter((one) => !one.unpaid && !given.has(one.orderId ?? ''))
    const wrong = came.filter((one) => {
      const isWhole = one.status === 'failed' ? one.images === 0 : one.images + one.givenBack === one.ordered
      return (
        !isWhole || one.places !== one.images || one.inLedger !== one.givenBack || one.spent !== one.extended
      )
    })
    expect(wrong).toEqual([])
  })

  it('the credits add up, and no balance was ever below nothing', async () => {
    const { added, sold, lowest } = await world.tx(creditsOfAll)
    expect([added, lowest]).toEqual([sold, 0])
  })
})
