import { BASE_STYLE_IDS } from '@app/domain/catalogue/base-styles.ts'
import { isHosted } from '@app/domain/engines/makers.ts'
import { desc } from 'drizzle-orm'
import { transformations } from '../database/schema/transformations.ts'
import { costsOf, pricesSeen, reportOf, type ServiceReport } from '../remote-jobs/remote-jobs.ts'
import type { Command, OperatorContext, Outcome } from './command.ts'
import { inLines, moment } from './words.ts'

const LATEST = 50

export const ENGINE_COMMANDS: Command[] = [
  {
    name: 'engines',
    needs: [],
    does: 'shows which engine makes which style, what an image of it has cost, and how each service is',
    run: showEngines,
  },
  {
    name: 'costs',
    needs: [],
    does: `lists the latest ${LATEST} transformations with what each has cost at image services`,
    run: listCosts,
  },
]

async function showEngines({ config, database }: OperatorContext): Promise<Outcome> {
  const { preferred, instead, byStyle, names } = config.engine
  const seen = await pricesSeen(database)
  const styles = BASE_STYLE_IDS.map((style) => {
    const prices = seen
      .filter((price) => price.style === style)
      .map(({ engine, images, perImage }) => `${engine}: ${cents(perImage)} an image, of ${images}`)
    return [style.padEnd(20), (byStyle[style] ?? preferred).padEnd(10), ...prices].join('  ')
  })
  const services = []
  for (const name of names.filter(isHosted)) services.push(describe(await reportOf(database, name)))
  const otherwise = instead ? [`instead, where the first may not: ${instead}`] : []
  return inLines([...styles, ...otherwise, ...services], '')
}

function describe({ service, restingUntil, failures, ...report }: ServiceReport): string {
  const isResting = restingUntil !== null && restingUntil > new Date()
  const state = isResting ? `left alone until ${moment(restingUntil)}` : 'answers'
  const facts = [
    ...[service, state, `${failures} calls in a row not answered`, `${cents(report.spentToday)} today`],
    `${report.underWay} jobs under way`,
  ]
  if (report.notDeleted > 0) facts.push(`NOT DELETED there after many tries: ${report.notDeleted}`)
  return facts.join('  ')
}

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
  const lines = latest.map(({ id, createdAt, baseStyle, engine, status, imagesOrdered }) =>
    [
      ...[moment(createdAt), id, baseStyle, engine, status, `${imagesOrdered} images`],
      cents(paid.get(id) ?? 0),
    ].join('  '),
  )
  return inLines(lines, 'nothing has been ordered')
}

/** Of thousandths of a cent. */
const cents = (thousandths: number): string => `${(thousandths / 1000).toFixed(1)} ct`
