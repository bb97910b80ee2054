import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * `job_dead`: a job failed every time; its subject is the name of the job. `disk_low`: there is little room where files
 * are written; its subject is the data folder, and it is about nothing else. `file_damaged`: a file is not what it was, or
 * is gone; its subject is its folder, and it is about its key. `files_damaged`: more of them than are told one by one; its
 * subject is `files`, and it is about nothing else. `signing_failed`: images leave without a signed manifest;
 * its subject is the name of the certificate's configuration, and it is about nothing else.
 */
export type AlertKind = 'job_dead' | 'disk_low' | 'file_damaged' | 'files_damaged' | 'signing_failed'

/** What an operator must look at, until it is resolved. */
export const alerts = pgTable('alerts', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind').notNull().$type<AlertKind>(),
  subject: text('subject').notNull(),
  /** The id of the row it is about; null once that is forgotten. */
  about: text('about'),
  /** What was counted last: told twice, it counts once. */
  lastSource: uuid('last_source').notNull(),
  count: integer('count').notNull().default(1),
  firstSeenAt: moment('first_seen_at').notNull().defaultNow(),
  lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  resolvedAt: moment('resolved_at'),
})
