import { BASE_STYLE_IDS } from '@app/domain/catalogue/base-styles.ts'
import { isHosted, MAKER_NAMES } from '@app/domain/engines/makers.ts'
import { isSpent } from '@app/domain/operator/budgets.ts'
import { STATUSES } from '@app/domain/transformations/statuses.ts'
import { desc } from 'drizzle-orm'
import { readClock } from '../database/clock.ts'
import { transformations } from '../database/schema/transformations.ts'
import {
  costsOf,
  pricesSeen,
  reportOf,
  type ServiceReport,
  type Spending,
  type StylePrice,
  servicesKeeping,
  spendingOf,
} from '../remote-jobs/remote-jobs.ts'
import type { Command, OperatorContext, Outcome } from './command.ts'
import { euros, inLines, moment } from './words.ts'

const LATEST = 50

export const ENGINE_COMMANDS: Command[] = [
  {
    name: 'engines',
    looks: true,
    needs: [],
    does: 'shows which engine makes which style, what an image of it has cost, and how each service is',
    run: showEngines,
  },
  {
    name: 'costs',
    looks: true,
    needs: [],
    does: `lists the latest ${LATEST} transformations with what each has cost at image services`,
    run: listCosts,
  },
]

/** As this terminal is configured: it may know another environment than the app does. */
async function showEngines({ config, database }: OperatorContext): Promise<Outcome> {
  const { preferred, instead, byStyle, names, dailyBudgets } = config.engine
  const seen = await pricesSeen(database)
  const styles = BASE_STYLE_IDS.map((style) =>
    [
      style.padEnd(STYLE_WIDTH),
      (byStyle[style] ?? preferred).padEnd(ENGINE_WIDTH),
      seen
        .filter((price) => price.style === style && isHosted(price.engine))
        .map(inPrice)
        .join(', '),
    ]
      .join('  ')
      .trimEnd(),
  )
  const rule = `by this terminal's environment: ${preferred}${instead ? `; instead, where another may not: ${instead}` : ''}`
  const configured = names.filter(isHosted)
  const now = await readClock(database)
  const services = []
  for (const name of configured)
    services.push(
      describe(
        await reportOf(database, name),
        await spendingOf(database, name, dailyBudgets[name] ?? null),
        now,
      ),
    )
  for (const name of await servicesKeeping(database))
    if (!configured.includes(name)) services.push(describeUnknown(await reportOf(database, name)))
  return inLines([rule, ...styles, ...services], '')
}

const STYLE_WIDTH = Math.max(...BASE_STYLE_IDS.map(({ length }) => length))
const ENGINE_WIDTH = Math.max(...MAKER_NAMES.map(({ length }) => length))

const inPrice = ({ engine, images, perImage, spent }: StylePrice): string =>
  perImage === null
    ? `${engine}: ${cents(spent)} for no image`
    : `${engine}: ${cents(perImage)} an image, of ${images}`

function describe(report: ServiceReport, spending: Spending, now: Date): string {
  const { budget, spentToday } = spending
  const { service, restingUntil, failures, underWay, notDeleted } = report
  const isResting = restingUntil !== null && restingUntil > now
  const facts = [
    isResting ? `left alone until ${moment(restingUntil)}` : 'asked when something is ordered',
    `${failures} calls in a row not answered`,
    `${cents(spentToday)} today${budget === null ? '' : ` of ${cents(budget)}`}`,
    ...(isSpent(spending) ? ['BUDGET SPENT: nothing new is begun before midnight in Paris'] : []),
    `${underWay} jobs under way`,
    ...(notDeleted > 0 ? [`NOT DELETED there after many tries: ${notDeleted}`] : []),
  ]
  return `${service}: ${facts.join(', ')}`
}

const describeUnknown = ({ service, kept }: ServiceReport): string =>
  `${service}: NOT CONFIGURED HERE, and it keeps ${kept} jobs and files: nothing is deleted there until its keys are given again`

async function listCosts({ database }: OperatorContext): Promise<Outcome> {
  const latest = await database
    .select()
    .from(transformations)
    .orderBy(desc(transformations.createdAt))
    .limit(LATEST)
  const paid = await costsOf(
    database,
    latest.map(({ id }) => id),
  )
  const lines = latest.map(({ id, createdAt, baseStyle, engine, status, imagesOrdered, packageType }) =>
    [
      ...[moment(createdAt), id, baseStyle.padEnd(STYLE_WIDTH), engine.padEnd(ENGINE_WIDTH)],
      ...[status.padEnd(STATUS_WIDTH), `${imagesOrdered} images`.padStart(IMAGES_WIDTH)],
      ...[cents(paid.get(id) ?? 0).padStart(CENTS_WIDTH), packageType],
    ].join('  '),
  )
  const total = [...paid.values()].reduce((sum, cost) => sum + cost, 0)
  const summary = `${euros(total / MILLI)} for these ${latest.length}, by the prices in the environment`
  return inLines(latest.length > 0 ? [...lines, summary] : [], 'nothing has been ordered')
}

const STATUS_WIDTH = Math.max(...STATUSES.map(({ length }) => length))
const IMAGES_WIDTH = '120 images'.length
const CENTS_WIDTH = '10000.0 ct'.length
const MILLI = 1000

/** Of thousandths of a cent. */
const cents = (thousandths: number): string => `${(thousandths / MILLI).toFixed(1)} ct`
