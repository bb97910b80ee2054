import { and, eq, gte, sql } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { budgets, serviceDays } from '../database/schema/remote-jobs.ts'

const TODAY = sql`(now() at time zone 'Europe/Paris')::date`
const MONTH = sql`date_trunc('month', now() at time zone 'Europe/Paris')::date`

/** Of one service, thousandths of a cent. */
export interface Spending {
  spentToday: number
  spentThisMonth: number
  /** What may be begun in a day; null: no end. */
  budget: number | null
  /** An operator has decided it; else it is what the configuration says. */
  isDecided: boolean
}

/** @param usual what may be begun in a day where no operator has decided; null: no end */
export async function spendingOf(
  database: Queryable,
  service: string,
  usual: number | null,
): Promise<Spending> {
  const decided = database
    .select({ aDay: budgets.aDay })
    .from(budgets)
    .where(eq(budgets.service, service))
    .orderBy(sql`${budgets.id} desc`)
    .limit(1)
  const [row] = await database
    .select({
      today: sql<number>`coalesce(sum(${serviceDays.spent}) filter (where ${serviceDays.day} = ${TODAY}), 0)::float8`,
      month: sql<number>`coalesce(sum(${serviceDays.spent}), 0)::float8`,
      decided: sql<number | null>`(${decided})`,
    })
    .from(serviceDays)
    .where(and(eq(serviceDays.service, service), gte(serviceDays.day, MONTH)))
  return {
    spentToday: row?.today ?? 0,
    spentThisMonth: row?.month ?? 0,
    budget: row?.decided ?? usual,
    isDecided: row !== undefined && row.decided !== null,
  }
}

export interface Decision {
  service: string
  /** Thousandths of a cent; null: none, so that what the configuration says holds again. */
  aDay: number | null
  reason: string
  operatorId: string | null
}

/** From now on, in every process: each reads it before it begins something. False: that is decided already. */
export async function decideBudget(database: Queryable, decision: Decision): Promise<boolean> {
  const { budget, isDecided } = await spendingOf(database, decision.service, null)
  if ((isDecided ? budget : null) === decision.aDay) return false
  await database.insert(budgets).values(decision)
  return true
}

/** The services that were asked for something this month. */
export async function servicesAsked(database: Queryable): Promise<string[]> {
  const rows = await database
    .select({ service: serviceDays.service })
    .from(serviceDays)
    .where(gte(serviceDays.day, MONTH))
    .groupBy(serviceDays.service)
  return rows.map(({ service }) => service).sort()
}
