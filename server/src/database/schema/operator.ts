import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What operators did, at their desk or from a terminal; the database refuses to change a line. */
export const operatorActs = pgTable('operator_acts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  /** Null from a terminal: nobody signs in there. */
  operatorId: uuid('operator_id'),
  act: text('act').notNull(),
  /** The id of the row it was done to. */
  subject: text('subject').notNull(),
  words: text('words').notNull().default(''),
  done: boolean('done').notNull(),
  /** Of the line that says it was tried, from a browser: one number a press. */
  press: uuid('press'),
})
