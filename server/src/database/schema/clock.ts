import { boolean, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** One row: the latest moment a worker has seen on the clock of this database (database/clock.ts). */
export const clockSeen = pgTable('clock_seen', {
  one: boolean('one').primaryKey().default(true),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
})
