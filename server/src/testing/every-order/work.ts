import { BASE_STYLE_IDS } from '@app/domain/catalogue/base-styles.ts'
import { eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { extensions, transformations } from '../../database/schema/transformations.ts'
import type { EngineOrder, EngineWatch } from '../../engines/engine.ts'
import { reconcile } from '../../payment/payment.ts'
import type { Run } from '../../transformations/generate-job.ts'
import { generate, giveUp } from '../../transformations/making/generate.ts'
import { endLateTransformations } from '../../transformations/making/lateness.ts'
import { PlainEngine } from '../engines/engine.ts'
import type { World } from './world.ts'

const CALM = new AbortController().signal
const NO_LIMIT = Number.POSITIVE_INFINITY

/** How the run of a job may go. Only the first is as it should be. */
const FATES = ['well', 'short', 'nothing', 'breaks', 'killed', 'twice', 'given up', 'late'] as const
type Fate = (typeof FATES)[number]

class EngineError extends Error {}

/** An engine that makes this many good images, and at some candidate breaks or is killed. */
class FaultyEngine extends PlainEngine {
  readonly #breaksAt: number
  readonly #onBreak: () => void

  constructor(good: number, breaksAt = NO_LIMIT, onBreak: () => void = () => undefined) {
    super(good, BASE_STYLE_IDS)
    this.#breaksAt = breaksAt
    this.#onBreak = onBreak
  }

  override produce(order: EngineOrder, watch: EngineWatch, signal: AbortSignal) {
    let asked = 0
    const nextTarget = () => {
      asked += 1
      if (asked > this.#breaksAt) this.#onBreak()
      return watch.nextTarget()
    }
    return super.produce(order, { ...watch, nextTarget }, signal)
  }
}

/** Jobs that wait, as the queue has them: what was paid for and is not enqueued would never be made. */
export async function waitingRuns({ database }: Context): Promise<Run[]> {
  const jobs = await database.execute(
    sql`select distinct j.data->>'transformationId' as "transformationId", j.data->>'extensionId' as "extensionId"
      from jobs.job j join transformations t on t.id = (j.data->>'transformationId')::uuid
      where j.name = 'generate-images' and t.finished_at is null`,
  )
  return jobs.rows.map(({ transformationId, extensionId }) => ({
    transformationId: String(transformationId),
    extensionId: extensionId === null ? null : String(extensionId),
  }))
}

/** One job of a worker, as it may go. */
export async function faultyJob(world: World, context: Context): Promise<void> {
  const runs = await waitingRuns(context)
  const run = runs[Math.floor(world.chance() * runs.length)]
  if (run) await meet(world, context, run, world.pick<Fate>('well', ...FATES))
}

/** What a run of the scheduler asks of Stripe, among faults, and messages that come late and the wrong way round. */
export async function faultyNews(world: World, context: Context): Promise<void> {
  await reconcile(context, new Date(Date.now() + 3_600_000))
  await world.stripe.webhooks.deliverHeld((held) => held.toReversed())
}

async function meet(world: World, context: Context, run: Run, fate: Fate): Promise<void> {
  if (fate !== 'well') world.count(`images: ${fate}`)
  const withEngine = (engine: FaultyEngine): Context => ({ ...context, engine })
  const fine = withEngine(new FaultyEngine(NO_LIMIT))
  const breaksAt = Math.floor(world.chance() * 5)
  const breaking = withEngine(
    new FaultyEngine(NO_LIMIT, breaksAt, () => {
      throw new EngineError('broken')
    }),
  )
  const stop = new AbortController()
  const killed = withEngine(new FaultyEngine(NO_LIMIT, breaksAt, () => stop.abort()))
  const fates: Record<Fate, () => Promise<unknown>> = {
    well: () => generate(fine, run, CALM),
    short: () => generate(withEngine(new FaultyEngine(3)), run, CALM),
    nothing: () => generate(withEngine(new FaultyEngine(0)), run, CALM),
    breaks: () => generate(breaking, run, CALM),
    killed: () => generate(killed, run, stop.signal),
    twice: () => Promise.allSettled([generate(fine, run, CALM), generate(fine, run, CALM)]),
    'given up': () => generate(breaking, run, CALM).catch(() => giveUp(context, run)),
    late: () => isLate(context, run).then(() => endLateTransformations(context)),
  }
  await fates[fate]()
}

async function isLate({ database }: Context, run: Run): Promise<void> {
  const createdAt = sql`now() - interval '25 hours'`
  if (run.extensionId)
    await database.update(extensions).set({ createdAt }).where(eq(extensions.id, run.extensionId))
  else
    await database
      .update(transformations)
      .set({ createdAt })
      .where(eq(transformations.id, run.transformationId))
}

/** Calm weather: runs as they are, until nothing is left to do. */
export async function settleDown({ stripe }: World, context: Context): Promise<void> {
  stripe.faults.none()
  stripe.webhooks.mode = 'send'
  await stripe.webhooks.quiet()
  await stripe.webhooks.deliverHeld()
  const fine: Context = { ...context, engine: new FaultyEngine(NO_LIMIT) }
  for (let hour = 1; hour <= 6; hour += 1) {
    await reconcile(context, new Date(Date.now() + hour * 3_600_000))
    await Promise.all((await waitingRuns(context)).map((run) => generate(fine, run, CALM)))
  }
  await stripe.webhooks.quiet()
}

export const countUnfinished = async ({ database }: Context): Promise<number> =>
  (await database.select().from(transformations).where(isNull(transformations.finishedAt))).length
