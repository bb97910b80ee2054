import { boolean, pgTable, pgView, text, timestamp } from 'drizzle-orm/pg-core'

/** The keys of all files that rows of photos, images and looks name. */
export const keptFiles = pgView('kept_files', { key: text('key').notNull() }).existing()

/** Of each of them one row, which the database adds and takes away with the rows that name it. */
export const fileSums = pgTable('file_sums', {
  key: text('key').primaryKey(),
  /** Null until it was read for the first time. */
  sha256: text('sha256'),
  /** When it is read next. */
  dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
})

/** One row. */
export const fileSweeps = pgTable('file_sweeps', {
  one: boolean('one').primaryKey(),
  begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
})
