import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Database, Queryable } from './client.ts'
import { clockSeen } from './schema/clock.ts'

/**
 * What its clock says. Rows are dated by it, so what is compared with them is asked of it too: that of this machine may
 * be another, and jump. To the millisecond below.
 */
export async function readClock(database: Queryable): Promise<Date> {
  const { rows } = await database.execute<{ ms: number }>(
    sql`select extract(epoch from now())::float8 * 1000 as ms`,
  )
  return new Date(rows[0]?.ms ?? Number.NaN)
}

/** A column of ours, or one of the job queue's. */
export type Moment = Column | { table: SQL; name: string }

/** The columns that somebody waits for. */
export interface WaitedFor {
  /** When something happened, or is tried again. */
  moments: Moment[]
  /** When something ends, with how long it lives from its beginning. */
  ends: { end: Column; life: SQL }[]
}

/** Clocks that are kept right move by less. */
const NOTICED_FROM_SECONDS = 30

/**
 * Looks whether the clock of the database was set back since anybody last looked, and by how much: in seconds, 0 where it
 * was not. What was written by the clock of before then lies ahead, and whoever waits for it would wait as much longer:
 * all of it is moved back with the clock, once. What ends lives from now no longer than it may from its beginning.
 */
export async function heedClock(database: Database, { moments, ends }: WaitedFor): Promise<number> {
  return database.transaction(async (tx) => {
    const seconds = await secondsSetBack(tx)
    if (seconds < NOTICED_FROM_SECONDS) return 0
    const now = sql`now()`
    const back = sql`make_interval(secs => ${seconds}::float8)`
    for (const { table, name } of moments) {
      const moment = sql.identifier(name)
      await tx.execute(sql`update ${table} set ${moment} = ${moment} - ${back} where ${moment} > ${now}`)
    }
    for (const { end, life } of ends) {
      const [moment, latest] = [sql.identifier(end.name), sql`${now} + ${life}`]
      await tx.execute(sql`update ${end.table} set ${moment} = ${latest} where ${moment} > ${latest}`)
    }
    return seconds
  })
}

/** Written down by whoever looks; two that look at once do so one after the other. */
async function secondsSetBack(tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ seconds: number }>(
    sql`with before as (select at from ${clockSeen} for update)
      update ${clockSeen} set at = now() from before
      returning extract(epoch from before.at - now())::float8 as seconds`,
  )
  return rows[0]?.seconds ?? 0
}
