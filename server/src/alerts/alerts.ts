import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../database/client.ts'
import { type AlertKind, alerts } from '../database/schema/alerts.ts'

export type AlertRow = typeof alerts.$inferSelect

export interface Sighting {
  kind: AlertKind
  subject: string
  /** The id of the row it is about; empty where there is none. */
  about: string
  /** What it comes from, by an id of its own: seen again, it is the same. */
  source: string
}

/** An open alert of the same is counted up instead. False where this very sighting was told before. */
export async function raiseAlert(
  database: Database,
  { kind, subject, about, source }: Sighting,
): Promise<boolean> {
  const told = await database
    .select({ id: alerts.id })
    .from(alerts)
    .where(and(eq(alerts.lastSource, source), eq(alerts.kind, kind)))
  if (told.length > 0) return false
  await database
    .insert(alerts)
    .values({ kind, subject, about, lastSource: source })
    .onConflictDoUpdate({
      target: [alerts.kind, alerts.subject, alerts.about],
      targetWhere: isNull(alerts.resolvedAt),
      set: { count: sql`${alerts.count} + 1`, lastSeenAt: sql`now()`, lastSource: source },
    })
  return true
}

/** What is looked at again and again is told once for as long as it is open. True where it was told now. */
export async function raiseOnce(database: Database, seen: Omit<Sighting, 'source'>): Promise<boolean> {
  // First of all a look: on a full disk nothing more can be written than is.
  if (await isTold(database, seen)) return false
  return raiseAlert(database, { ...seen, source: randomUUID() })
}

/** Whether an alert of the same is open. */
export async function isTold(
  database: Database,
  { kind, subject, about }: Omit<Sighting, 'source'>,
): Promise<boolean> {
  const isSame = and(eq(alerts.kind, kind), eq(alerts.subject, subject), eq(alerts.about, about))
  const told = await database
    .select({ id: alerts.id })
    .from(alerts)
    .where(and(isSame, isNull(alerts.resolvedAt)))
  return told.length > 0
}

export const openAlertsOf = (database: Database, kind: AlertKind, limit: number): Promise<AlertRow[]> =>
  database
    .select()
    .from(alerts)
    .where(and(eq(alerts.kind, kind), isNull(alerts.resolvedAt)))
    .limit(limit)

/** The open alert of a job that failed every time, held until the end of the transaction. */
export async function holdDeadJob(tx: Queryable, id: string): Promise<AlertRow | undefined> {
  const [dead] = await tx
    .select()
    .from(alerts)
    .where(and(eq(alerts.id, id), eq(alerts.kind, 'job_dead'), isNull(alerts.resolvedAt)))
    .for('update')
  return dead
}

/** Those an operator has not resolved, the latest first. */
export const openAlerts = (database: Database, limit: number): Promise<AlertRow[]> =>
  database
    .select()
    .from(alerts)
    .where(isNull(alerts.resolvedAt))
    .orderBy(desc(alerts.lastSeenAt), desc(alerts.id))
    .limit(limit)

/** Undefined where none is open under this id. Seen once more, it is a new one. */
export async function resolveAlert(database: Queryable, id: string): Promise<AlertRow | undefined> {
  const [resolved] = await database
    .update(alerts)
    .set({ resolvedAt: sql`now()` })
    .where(and(eq(alerts.id, id), isNull(alerts.resolvedAt)))
    .returning()
  return resolved
}

/** Of open alerts of a kind, as many as are about what is gone by now. */
export async function forgetGoneInAlerts(
  database: Database,
  kind: AlertKind,
  isGone: (about: typeof alerts.about) => SQL,
): Promise<void> {
  await database
    .update(alerts)
    .set({ about: null })
    .where(
      and(eq(alerts.kind, kind), isNull(alerts.resolvedAt), isNotNull(alerts.about), isGone(alerts.about)),
    )
}

/** With an account go the ids of what it had. That something went wrong stays. */
export async function forgetInAlerts(tx: Queryable, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.update(alerts).set({ about: null }).where(inArray(alerts.about, ids))
}
